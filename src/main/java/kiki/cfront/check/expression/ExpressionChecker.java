// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.rule.Compatibility;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.FunctionContext;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.LiteralEncoding;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.SourceText;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.CastKind;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.Definition;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VariadicList;
import kiki.cfront.type.VoidType;
import kiki.options.DataModel;
import kiki.util.Location;

/** Types of expressions (C11 6.5). */
public final class ExpressionChecker {
  private final CheckContext context;
  private final Operators operators;
  private final AssignmentChecker assignments;
  private final Objects objects;
  private final Choices choices;
  private final CallChecker calls;

  ExpressionChecker(CheckContext context) {
    this.context = context;
    this.operators = new Operators(context);
    this.assignments = new AssignmentChecker(context);
    this.objects = new Objects(context);
    this.choices = new Choices(context);
    this.calls = new CallChecker(context);
  }

  public Objects objects() {
    return objects;
  }

  public CallChecker calls() {
    return calls;
  }

  /** The typed expression; arrays and functions are not decayed yet. */
  public Expression check(ExpressionSyntax syntax) {
    return switch (syntax) {
      case ExpressionSyntax.Name n -> name(n.token());
      case ExpressionSyntax.Number n -> context.literals.number(n.token());
      case ExpressionSyntax.Character c -> context.literals.character(c.token());
      case ExpressionSyntax.Text t -> context.literals.string(t.tokens());
      case ExpressionSyntax.FunctionName f -> functionName(f.token());
      case ExpressionSyntax.Prefix p -> prefix(p);
      case ExpressionSyntax.Postfix p -> assignments.postfix(p, check(p.operand()));
      case ExpressionSyntax.Infix i -> infix(i);
      case ExpressionSyntax.Assignment a -> assignments.assignment(a);
      case ExpressionSyntax.Conditional c -> choices.conditional(c);
      case ExpressionSyntax.Cast c -> cast(c);
      case ExpressionSyntax.CompoundLiteral c -> compoundLiteral(c);
      case ExpressionSyntax.SizeofExpression s -> context.measures.sizeofExpression(s);
      case ExpressionSyntax.SizeofType s -> context.measures.sizeofType(s);
      case ExpressionSyntax.AlignofExpression a -> context.measures.alignofExpression(a);
      case ExpressionSyntax.AlignofType a -> context.measures.alignofType(a);
      case ExpressionSyntax.Call c -> calls.call(c);
      case ExpressionSyntax.Index i -> objects.index(i, check(i.base()), value(i.index()));
      case ExpressionSyntax.Member m -> objects.member(m, check(m.base()));
      case ExpressionSyntax.StatementExpression s -> statementExpression(s);
      case ExpressionSyntax.LabelAddress l -> labelAddress(l);
      case ExpressionSyntax.Generic g -> choices.generic(g);
      case ExpressionSyntax.Implication i -> new QuantifierChecker(context).implication(i);
      case ExpressionSyntax.Quantified q -> new QuantifierChecker(context).quantified(q);
      case ExpressionSyntax.VariadicArgument v -> variadicArgument(v);
      case ExpressionSyntax.Offsetof o -> context.measures.offsetof(o);
      case ExpressionSyntax.TypesCompatible t -> choices.typesCompatible(t);
      case ExpressionSyntax.Choose c -> choices.choose(c);
      case ExpressionSyntax.ConvertVector c -> new PartBuiltinChecker(context).convert(c);
    };
  }

  /** The typed expression as a value: arrays and functions decayed. */
  public Expression value(ExpressionSyntax syntax) {
    return ImplicitConversions.decay(check(syntax));
  }

  /** An expression tested against zero. */
  public Expression condition(ExpressionSyntax syntax) {
    return context.conversions.condition(check(syntax), syntax.token());
  }

  private Expression name(Token token) {
    if (VerifierBuiltinChecker.isConstant(token.text())) {
      return new Expression.Builtin(
          token.text(), List.of(), context.layout.sizeType(), token.location());
    }
    Entity entity = context.scopes.find(token.text());
    return switch (entity) {
      case Entity.Named(Symbol symbol) ->
          new Expression.Reference(symbol, symbol.type(), token.location());
      case Entity.Enumerator(Expression.IntegerConstant c) ->
          new Expression.IntegerConstant(c.value(), c.type(), token.location());
      case Entity.Typedef t ->
          throw context.report.fail(token, "'" + token.text() + "' is a type, not a value");
      case Entity.Refused(String reason) -> throw context.report.fail(token, reason);
      case Entity.Broken b -> throw new CheckFailure();
      case Entity.Undeclared u -> undeclared(token);
    };
  }

  /** C23's constants, library functions gcc knows, or an error. */
  private Expression undeclared(Token token) {
    Location location = token.location();
    switch (token.text()) {
      case "true" -> {
        return new Expression.IntegerConstant(BigInteger.ONE, IntType.INT, location);
      }
      case "false" -> {
        return new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, location);
      }
      case "nullptr" -> {
        Expression zero = new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, location);
        return new Expression.Cast(
            zero, new PointerType(VoidType.VOID), CastKind.EXPLICIT, location);
      }
      case Symbol.ROUNDING_MODE -> {
        return roundingMode(token);
      }
      default -> {
        Optional<Expression> library = calls.builtinFunction(token);
        if (library.isPresent()) {
          return library.get();
        }
        context.scopes.declare(token.text(), new Entity.Broken());
        throw context.report.fail(token, "'" + token.text() + "' undeclared");
      }
    }
  }

  /** CBMC has this variable in every program. */
  private Expression roundingMode(Token token) {
    Symbol symbol =
        context.scopes.findLinked(token.text()).orElseGet(() -> declareRoundingMode(token));
    return new Expression.Reference(symbol, symbol.type(), token.location());
  }

  private Symbol declareRoundingMode(Token token) {
    Symbol symbol =
        new Symbol(
            token.text(),
            IntType.INT,
            Qualifiers.NONE,
            Symbol.Storage.EXTERNAL,
            "",
            token.location());
    context.scopes.link(symbol);
    context.unit.variable(symbol, Optional.empty(), Definition.DECLARATION);
    return symbol;
  }

  private Expression functionName(Token token) {
    StringLiteral text = new StringLiteral(LiteralEncoding.NARROW, bytes(context.functionName()));
    return context.literals.string(text, token.location());
  }

  private static int[] bytes(String text) {
    byte[] encoded = SourceText.encode(text);
    int[] units = new int[encoded.length];
    for (int i = 0; i < encoded.length; i++) {
      units[i] = encoded[i] & 0xff;
    }
    return units;
  }

  private Expression prefix(ExpressionSyntax.Prefix p) {
    Expression operand = check(p.operand());
    return switch (p.operator()) {
      case AMPERSAND -> objects.addressOf(p, operand);
      case STAR -> objects.dereference(p.token(), ImplicitConversions.decay(operand));
      case PLUS_PLUS, MINUS_MINUS -> assignments.prefix(p, operand);
      case REAL_PART, IMAGINARY_PART -> operators.parts().part(p.token(), operand);
      default -> operators.unary(p.token(), operand);
    };
  }

  /** Binary operators: the left spine, which may be very long, is walked by a loop. */
  private Expression infix(ExpressionSyntax.Infix top) {
    Deque<ExpressionSyntax.Infix> spine = new ArrayDeque<>();
    ExpressionSyntax leftmost = top;
    while (leftmost instanceof ExpressionSyntax.Infix i) {
      spine.push(i);
      leftmost = i.left();
    }
    Expression left = check(leftmost);
    while (!spine.isEmpty()) {
      ExpressionSyntax.Infix i = spine.pop();
      Expression right = check(i.right());
      left =
          i.token().is(TokenKind.COMMA)
              ? comma(left, right, i.token().location())
              : operators.infix(i.token(), left, right);
    }
    return left;
  }

  private static Expression comma(Expression left, Expression right, Location location) {
    Expression value = ImplicitConversions.decay(right);
    Expression discarded = discard(left);
    return new Expression.Comma(discarded, value, value.type(), location);
  }

  /** An expression evaluated for its side effects only. */
  static Expression discard(Expression e) {
    Expression value = ImplicitConversions.decay(e);
    return value.type() instanceof VoidType
        ? value
        : new Expression.Cast(value, VoidType.VOID, CastKind.IMPLICIT, e.location());
  }

  private Expression cast(ExpressionSyntax.Cast c) {
    Location location = c.token().location();
    return context.measures.withLengths(
        c.type(), type -> cast(check(c.operand()), type.type(), c.token()), location);
  }

  private Expression cast(Expression operand, CType type, Token at) {
    Location location = at.location();
    if (type instanceof StructType && operand.type().equals(type)) {
      return operand;
    }
    if (type instanceof StructType s && s.isUnion() && s.isComplete()) {
      return unionCast(ImplicitConversions.decay(operand), s, at);
    }
    Expression value = ImplicitConversions.decay(operand);
    CType from = value.type();
    boolean legal =
        PartOperators.isOne(from) && !(type instanceof VoidType) || PartOperators.isOne(type)
            ? operators.parts().isCast(from, type)
            : switch (type) {
              case VoidType v -> true;
              case IntType i -> from.isScalar();
              case FloatType f -> from.isArithmetic();
              case PointerType p -> from.isScalar() && !(from instanceof FloatType);
              default -> false;
            };
    if (!legal) {
      throw context.report.fail(
          at, "a value of type '" + from + "' cannot be cast to '" + type + "'");
    }
    return new Expression.Cast(value, type, CastKind.EXPLICIT, location);
  }

  /** GNU's cast to a union type: a compound literal of the member of that type. */
  private Expression unionCast(Expression value, StructType union, Token at) {
    Location location = at.location();
    for (StructType.Field f : union.fields()) {
      if (Compatibility.compatible(f.type(), value.type())) {
        Initializer member =
            new Initializer.Single(ImplicitConversions.implicit(value, f.valueType()), location);
        Initializer all =
            new Initializer.Members(
                union, List.of(new Initializer.MemberEntry(f, member)), location);
        Symbol symbol = literalSymbol(QualifiedType.of(union), location);
        return new Expression.CompoundLiteral(symbol, all, union, location);
      }
    }
    throw context.report.fail(
        at, "a value of type '" + value.type() + "' cannot be cast to '" + union + "'");
  }

  private Symbol literalSymbol(QualifiedType type, Location location) {
    Symbol.Storage storage =
        context.enclosing.isEmpty() ? Symbol.Storage.INTERNAL : Symbol.Storage.AUTOMATIC;
    return new Symbol(
        "compound-literal",
        type.type(),
        type.qualifiers(),
        storage,
        context.functionName(),
        location);
  }

  private Expression compoundLiteral(ExpressionSyntax.CompoundLiteral c) {
    Location location = c.token().location();
    QualifiedType type = context.typeName(c.type());
    if (type.type() instanceof ArrayType a && a.length() instanceof ArrayType.Variable) {
      throw context.report.fail(c.token(), "a compound literal has variable size");
    }
    boolean file = context.enclosing.isEmpty();
    CheckedInitializer result =
        context.initializer(
            type.type(),
            c.initializer(),
            file ? StorageDuration.STATIC : StorageDuration.AUTOMATIC);
    Symbol symbol = literalSymbol(type.withType(result.type()), location);
    return new Expression.CompoundLiteral(symbol, result.initializer(), result.type(), location);
  }

  private Expression statementExpression(ExpressionSyntax.StatementExpression s) {
    if (context.enclosing.isEmpty()) {
      throw context.report.fail(
          s.token(), "a statement expression is allowed inside a function only");
    }
    Statement.Block body = context.block(s.body());
    CType type = body.body().isEmpty() ? VoidType.VOID : valueType(body.body().getLast());
    return new Expression.StatementExpression(body, type, s.token().location());
  }

  /** Labels before it do not keep a statement from giving the value. */
  private static CType valueType(Statement last) {
    return switch (last) {
      case Statement.Evaluate e -> e.expression().type();
      case Statement.Label l -> valueType(l.body());
      default -> VoidType.VOID;
    };
  }

  private Expression labelAddress(ExpressionSyntax.LabelAddress l) {
    if (context.enclosing.isEmpty()) {
      throw context.report.fail(l.token(), "a label's address outside of any function");
    }
    FunctionContext.LabelUse label = context.function().label(l.label().text());
    label.use(l.label());
    return new Expression.LabelAddress(
        label.name, new PointerType(VoidType.VOID), l.token().location());
  }

  /** The lvalue that points to a list's next argument; empty if this is no {@code va_list}. */
  Optional<Expression> variadicCursor(Expression list) {
    Expression value = ImplicitConversions.decay(list);
    Location location = list.location();
    if (VariadicList.isPointer(value.type())) {
      StructType.Field next = VariadicList.next();
      Expression structure = new Expression.Dereference(value, VariadicList.structure(), location);
      return Optional.of(new Expression.Member(structure, next, next.type(), location));
    }
    boolean pointer =
        context.layout.model() == DataModel.ILP32
            && value.type() instanceof PointerType p
            && p.target().equals(context.rules.plainChar());
    return pointer && Lvalues.isLvalue(value) ? Optional.of(value) : Optional.empty();
  }

  private Expression variadicArgument(ExpressionSyntax.VariadicArgument v) {
    Expression list =
        variadicCursor(check(v.list()))
            .orElseThrow(
                () ->
                    context.report.fail(
                        v.token(), "the first argument of 'va_arg' is not a 'va_list'"));
    CType type = context.typeName(v.type()).type();
    return new Expression.VariadicArgument(list, type, v.token().location());
  }
}
