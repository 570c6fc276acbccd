package kiki.cfront.check;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
final class ExpressionChecker {
  private final Checker checker;
  private final Operators operators;
  private final AssignmentChecker assignments;
  private final Objects objects;
  private final Choices choices;
  private final CallChecker calls;

  ExpressionChecker(Checker checker) {
    this.checker = checker;
    this.operators = new Operators(checker);
    this.assignments = new AssignmentChecker(checker);
    this.objects = new Objects(checker);
    this.choices = new Choices(checker);
    this.calls = new CallChecker(checker);
  }

  Objects objects() {
    return objects;
  }

  CallChecker calls() {
    return calls;
  }

  /** The typed expression; arrays and functions are not decayed yet. */
  Expression check(ExpressionSyntax syntax) {
    return switch (syntax) {
      case ExpressionSyntax.Name n -> name(n.token());
      case ExpressionSyntax.Number n -> checker.literals.number(n.token());
      case ExpressionSyntax.Character c -> checker.literals.character(c.token());
      case ExpressionSyntax.Text t -> checker.literals.string(t.tokens());
      case ExpressionSyntax.FunctionName f -> functionName(f.token());
      case ExpressionSyntax.Prefix p -> prefix(p);
      case ExpressionSyntax.Postfix p -> assignments.postfix(p, check(p.operand()));
      case ExpressionSyntax.Infix i -> infix(i);
      case ExpressionSyntax.Assignment a -> assignments.assignment(a);
      case ExpressionSyntax.Conditional c -> choices.conditional(c);
      case ExpressionSyntax.Cast c -> cast(c);
      case ExpressionSyntax.CompoundLiteral c -> compoundLiteral(c);
      case ExpressionSyntax.SizeofExpression s -> checker.measures.sizeofExpression(s);
      case ExpressionSyntax.SizeofType s -> checker.measures.sizeofType(s);
      case ExpressionSyntax.AlignofExpression a -> checker.measures.alignofExpression(a);
      case ExpressionSyntax.AlignofType a -> checker.measures.alignofType(a);
      case ExpressionSyntax.Call c -> calls.call(c);
      case ExpressionSyntax.Index i -> objects.index(i, check(i.base()), value(i.index()));
      case ExpressionSyntax.Member m -> objects.member(m, check(m.base()));
      case ExpressionSyntax.StatementExpression s -> statementExpression(s);
      case ExpressionSyntax.LabelAddress l -> labelAddress(l);
      case ExpressionSyntax.Generic g -> choices.generic(g);
      case ExpressionSyntax.Implication i -> new QuantifierChecker(checker).implication(i);
      case ExpressionSyntax.Quantified q -> new QuantifierChecker(checker).quantified(q);
      case ExpressionSyntax.VariadicArgument v -> variadicArgument(v);
      case ExpressionSyntax.Offsetof o -> checker.measures.offsetof(o);
      case ExpressionSyntax.TypesCompatible t -> choices.typesCompatible(t);
      case ExpressionSyntax.Choose c -> choices.choose(c);
      case ExpressionSyntax.ConvertVector c -> new PartBuiltinChecker(checker).convert(c);
    };
  }

  /** The typed expression as a value: arrays and functions decayed. */
  Expression value(ExpressionSyntax syntax) {
    return ImplicitConversions.decay(check(syntax));
  }

  /** An expression tested against zero. */
  Expression condition(ExpressionSyntax syntax) {
    return checker.conversions.condition(check(syntax), syntax.token());
  }

  private Expression name(Token token) {
    if (VerifierBuiltinChecker.isConstant(token.text())) {
      return new Expression.Builtin(
          token.text(), List.of(), checker.layout.sizeType(), token.location());
    }
    Entity entity = checker.scopes.find(token.text());
    return switch (entity) {
      case Entity.Named(Symbol symbol) ->
          new Expression.Reference(symbol, symbol.type(), token.location());
      case Entity.Enumerator(Expression.IntegerConstant c) ->
          new Expression.IntegerConstant(c.value(), c.type(), token.location());
      case Entity.Typedef t ->
          throw checker.report.fail(token, "'" + token.text() + "' is a type, not a value");
      case Entity.Refused(String reason) -> throw checker.report.fail(token, reason);
      case Entity.Broken b -> throw new CheckFailure();
      case null -> undeclared(token);
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
        Expression library = calls.builtinFunction(token);
        if (library != null) {
          return library;
        }
        checker.scopes.declare(token.text(), new Entity.Broken());
        throw checker.report.fail(token, "'" + token.text() + "' undeclared");
      }
    }
  }

  /** CBMC has this variable in every program. */
  private Expression roundingMode(Token token) {
    Symbol symbol = checker.scopes.findLinked(token.text());
    if (symbol == null) {
      symbol =
          new Symbol(
              token.text(),
              IntType.INT,
              Qualifiers.NONE,
              Symbol.Storage.EXTERNAL,
              "",
              token.location());
      checker.scopes.link(symbol);
      checker.unit.variable(symbol, null, Definition.DECLARATION);
    }
    return new Expression.Reference(symbol, symbol.type(), token.location());
  }

  private Expression functionName(Token token) {
    StringLiteral text = new StringLiteral(LiteralEncoding.NARROW, bytes(checker.functionName()));
    return checker.literals.string(text, token.location());
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
    return checker.measures.withLengths(
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
      throw checker.report.fail(
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
    throw checker.report.fail(
        at, "a value of type '" + value.type() + "' cannot be cast to '" + union + "'");
  }

  private Symbol literalSymbol(QualifiedType type, Location location) {
    Symbol.Storage storage =
        checker.function == null ? Symbol.Storage.INTERNAL : Symbol.Storage.AUTOMATIC;
    return new Symbol(
        "compound-literal",
        type.type(),
        type.qualifiers(),
        storage,
        checker.functionName(),
        location);
  }

  private Expression compoundLiteral(ExpressionSyntax.CompoundLiteral c) {
    Location location = c.token().location();
    QualifiedType type = checker.types.typeName(c.type());
    if (type.type() instanceof ArrayType a && a.length() instanceof ArrayType.Variable) {
      throw checker.report.fail(c.token(), "a compound literal has variable size");
    }
    boolean file = checker.function == null;
    InitializerChecker.Result result =
        checker.initializers.check(
            type.type(),
            c.initializer(),
            file ? InitializerChecker.Storage.STATIC : InitializerChecker.Storage.AUTOMATIC);
    Symbol symbol = literalSymbol(type.withType(result.type()), location);
    return new Expression.CompoundLiteral(symbol, result.initializer(), result.type(), location);
  }

  private Expression statementExpression(ExpressionSyntax.StatementExpression s) {
    if (checker.function == null) {
      throw checker.report.fail(
          s.token(), "a statement expression is allowed inside a function only");
    }
    Statement.Block body = checker.statements.block(s.body());
    CType type = VoidType.VOID;
    if (!body.body().isEmpty() && body.body().getLast() instanceof Statement.Evaluate e) {
      type = e.expression().type();
    }
    return new Expression.StatementExpression(body, type, s.token().location());
  }

  private Expression labelAddress(ExpressionSyntax.LabelAddress l) {
    if (checker.function == null) {
      throw checker.report.fail(l.token(), "a label's address outside of any function");
    }
    FunctionContext.LabelUse label = checker.function.label(l.label().text());
    if (label.used == null) {
      label.used = l.label();
    }
    return new Expression.LabelAddress(
        label.name, new PointerType(VoidType.VOID), l.token().location());
  }

  /** The lvalue that points to a list's next argument; null if this is no {@code va_list}. */
  Expression variadicCursor(Expression list) {
    Expression value = ImplicitConversions.decay(list);
    Location location = list.location();
    if (VariadicList.isPointer(value.type())) {
      StructType.Field next = VariadicList.next();
      Expression structure = new Expression.Dereference(value, VariadicList.structure(), location);
      return new Expression.Member(structure, next, next.type(), location);
    }
    boolean pointer =
        checker.layout.model() == DataModel.ILP32
            && value.type() instanceof PointerType p
            && p.target().equals(checker.rules.plainChar());
    return pointer && Lvalues.isLvalue(value) ? value : null;
  }

  private Expression variadicArgument(ExpressionSyntax.VariadicArgument v) {
    Expression list = variadicCursor(check(v.list()));
    if (list == null) {
      throw checker.report.fail(v.token(), "the first argument of 'va_arg' is not a 'va_list'");
    }
    CType type = checker.types.typeName(v.type()).type();
    return new Expression.VariadicArgument(list, type, v.token().location());
  }
}
