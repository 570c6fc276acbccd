// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.DeclaratorSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.TypeSpecifier;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;

/** From declarators to types (C11 6.7.6). */
final class DeclaratorTypes {
  /** The parameters of a function definition, with what their types evaluate on entry. */
  record Signature(QualifiedType type, List<Symbol> parameters, List<Statement> lengths) {}

  private record Captured(List<Symbol> parameters, List<Statement> lengths) {}

  private final Checker checker;
  private Optional<DeclaratorSyntax.Function> wanted = Optional.empty();
  private Optional<Captured> found = Optional.empty();

  DeclaratorTypes(Checker checker) {
    this.checker = checker;
  }

  /** The type of what the declarator names, given the type of its specifiers. */
  QualifiedType apply(QualifiedType base, DeclaratorSyntax declarator) {
    QualifiedType type = base;
    DeclaratorSyntax d = declarator;
    while (true) {
      switch (d) {
        case DeclaratorSyntax.Name n -> {
          return type;
        }
        case DeclaratorSyntax.Attributed a -> {
          checker.attributes.refuseUnsupported(a.leading());
          d = a.inner();
        }
        case DeclaratorSyntax.Pointer p -> {
          CType pointer = new PointerType(type.type(), type.qualifiers());
          type = new QualifiedType(pointer, TypeBuilder.qualifiers(p.qualifiers()), 0);
          d = p.inner();
        }
        case DeclaratorSyntax.Array a -> {
          type = array(type, a);
          d = a.inner();
        }
        case DeclaratorSyntax.Function f -> {
          type = function(type, f);
          d = f.inner();
        }
      }
    }
  }

  /** As {@link #apply} for a definition, with the symbols of its parameters. */
  Signature signature(QualifiedType base, DeclaratorSyntax declarator) {
    wanted = declarator.innermostFunction();
    found = Optional.empty();
    QualifiedType type = apply(base, declarator);
    Captured captured = found.orElseGet(() -> new Captured(List.of(), List.of()));
    wanted = Optional.empty();
    found = Optional.empty();
    return new Signature(type, captured.parameters, captured.lengths);
  }

  private QualifiedType array(QualifiedType element, DeclaratorSyntax.Array syntax) {
    requireElement(element.type(), syntax.token());
    ArrayType.Length length = length(element.type(), syntax);
    ArrayType type = new ArrayType(element.type(), element.qualifiers(), length);
    return new QualifiedType(type, element.qualifiers(), element.alignment());
  }

  private void requireElement(CType element, Token at) {
    String problem =
        switch (element) {
          case FunctionType f -> "functions";
          case VoidType v -> "'void'";
          case StructType s when !s.isComplete() -> "the incomplete type '" + s + "'";
          case ArrayType a when a.length() instanceof ArrayType.Unspecified ->
              "arrays of unknown size";
          default -> null;
        };
    if (problem != null) {
      throw checker.report.fail(at, "an array cannot have elements of " + problem);
    }
  }

  private ArrayType.Length length(CType element, DeclaratorSyntax.Array syntax) {
    return switch (syntax.extent()) {
      case DeclaratorSyntax.Extent.Empty() -> new ArrayType.Unspecified();
      case DeclaratorSyntax.Extent.Star() -> {
        checker.lengths.open();
        Expression one =
            new Expression.IntegerConstant(BigInteger.ONE, IntType.INT, syntax.token().location());
        Symbol count = checker.lengths.add(one, checker.functionName());
        checker.lengths.close();
        yield new ArrayType.Variable(count);
      }
      case DeclaratorSyntax.Extent.Size(ExpressionSyntax size) -> size(element, size, syntax);
    };
  }

  private ArrayType.Length size(
      CType element, ExpressionSyntax written, DeclaratorSyntax.Array syntax) {
    Expression size = ImplicitConversions.decay(checker.expressions.check(written));
    if (!(size.type() instanceof IntType)) {
      throw checker.report.fail(syntax.token(), "the size of an array must have integer type");
    }
    Optional<BigInteger> count = checker.folder.integer(size);
    if (count.isPresent()) {
      return size(element, count.get(), syntax);
    }
    if (!checker.lengths.isOpen()) {
      throw checker.report.fail(
          syntax.token(), "the size of an array at file scope must be constant");
    }
    return new ArrayType.Variable(
        checker.lengths.add(ImplicitConversions.promote(size), checker.functionName()));
  }

  private ArrayType.Length size(CType element, BigInteger count, DeclaratorSyntax.Array syntax) {
    if (count.signum() < 0) {
      throw checker.report.fail(syntax.token(), "the size of the array is negative");
    }
    requirePossible(count, element, syntax.token());
    return new ArrayType.Fixed(count.longValueExact());
  }

  private void requirePossible(BigInteger count, CType element, Token at) {
    BigInteger bytes =
        Layout.hasConstantSize(element)
            ? count.multiply(BigInteger.valueOf(checker.layout.sizeOf(element)))
            : count;
    if (bytes.bitLength() >= checker.layout.pointerWidth() || bytes.bitLength() > 59) {
      throw checker.report.fail(at, "the size of the array is too large");
    }
  }

  private QualifiedType function(QualifiedType result, DeclaratorSyntax.Function syntax) {
    if (result.type() instanceof FunctionType || result.type() instanceof ArrayType) {
      throw checker.report.fail(syntax.token(), "a function cannot return '" + result.type() + "'");
    }
    FunctionType type =
        switch (syntax.parameters()) {
          case DeclaratorSyntax.Parameters.Names n ->
              new FunctionType(result.type(), List.of(), FunctionType.Arity.UNSPECIFIED);
          case DeclaratorSyntax.Parameters.Prototype p -> prototype(result.type(), p, syntax);
        };
    return QualifiedType.of(type);
  }

  private FunctionType prototype(
      CType result, DeclaratorSyntax.Parameters.Prototype syntax, DeclaratorSyntax.Function node) {
    FunctionType.Arity arity =
        switch (syntax.ending()) {
          case FIXED -> FunctionType.Arity.FIXED;
          case ELLIPSIS -> FunctionType.Arity.VARIADIC;
        };
    boolean isWanted = wanted.isPresent() && node == wanted.get();
    checker.scopes.open();
    checker.lengths.open();
    List<Symbol> symbols = new ArrayList<>();
    try {
      if (!isOnlyVoid(syntax)) {
        for (DeclaratorSyntax.Parameter p : syntax.parameters()) {
          symbols.add(parameter(p));
        }
      }
    } finally {
      checker.scopes.close();
      List<Statement> lengths = checker.lengths.close();
      if (isWanted) {
        found = Optional.of(new Captured(symbols, lengths));
      }
    }
    return new FunctionType(result, symbols.stream().map(Symbol::type).toList(), arity);
  }

  private boolean isOnlyVoid(DeclaratorSyntax.Parameters.Prototype syntax) {
    if (syntax.parameters().size() != 1) {
      return false;
    }
    DeclaratorSyntax.Parameter only = syntax.parameters().getFirst();
    return only.declarator() instanceof DeclaratorSyntax.Name n
        && n.name().isEmpty()
        && (only.specifiers().type() instanceof TypeSpecifier.Basic
            || only.specifiers().type() instanceof TypeSpecifier.TypedefName)
        && checker.types.specifiers(only.specifiers()).type() instanceof VoidType;
  }

  private Symbol parameter(DeclaratorSyntax.Parameter syntax) {
    checker.attributes.refuseUnsupported(syntax.attributes());
    QualifiedType base = checker.types.specifiers(syntax.specifiers());
    Optional<Token> name = syntax.declarator().name();
    Token at = name.orElse(syntax.specifiers().token());
    QualifiedType type = adjusted(base, syntax.declarator());
    type = type.withType(checker.attributes.mode(type.type(), syntax.specifiers().attributes()));
    if (type.type() instanceof VoidType) {
      throw checker.report.fail(at, "a parameter cannot have type 'void'");
    }
    Symbol symbol =
        new Symbol(
            name.map(Token::text).orElse(""),
            type.type(),
            type.qualifiers(),
            Symbol.Storage.PARAMETER,
            checker.functionName(),
            at.location());
    if (name.isPresent()) {
      if (!(checker.scopes.findHere(symbol.name()) instanceof Entity.Undeclared)) {
        checker.report.error(at, "redefinition of parameter '" + symbol.name() + "'");
      }
      checker.scopes.declare(symbol.name(), new Entity.Named(symbol));
    }
    return symbol;
  }

  /** A parameter's type: arrays and functions become pointers (C11 6.7.6.3p7, p8). */
  QualifiedType adjusted(QualifiedType base, DeclaratorSyntax declarator) {
    return outermostArray(declarator)
        .map(array -> adjusted(base, declarator, array))
        .orElseGet(() -> adjusted(apply(base, declarator)));
  }

  private QualifiedType adjusted(
      QualifiedType base, DeclaratorSyntax declarator, DeclaratorSyntax.Array outermost) {
    // The outermost size is not part of the type, but is evaluated.
    DeclaratorSyntax.Array unsized =
        new DeclaratorSyntax.Array(
            outermost.token(),
            outermost.inner(),
            outermost.qualifiers(),
            new DeclaratorSyntax.Extent.Empty());
    QualifiedType type = adjusted(apply(base, replace(declarator, outermost, unsized)));
    if (outermost.extent() instanceof DeclaratorSyntax.Extent.Size(ExpressionSyntax written)) {
      Expression size = checker.expressions.check(written);
      if (checker.folder.fold(size).isEmpty()) {
        checker.lengths.evaluate(size);
      }
    }
    Qualifiers own = TypeBuilder.qualifiers(outermost.qualifiers());
    return new QualifiedType(type.type(), own, 0);
  }

  private static QualifiedType adjusted(QualifiedType type) {
    return switch (type.type()) {
      case ArrayType a -> QualifiedType.of(new PointerType(a.element(), a.elementQualifiers()));
      case FunctionType f -> QualifiedType.of(new PointerType(f));
      default -> type;
    };
  }

  /** The array declarator next to the name, if that is what the name is. */
  private static Optional<DeclaratorSyntax.Array> outermostArray(DeclaratorSyntax declarator) {
    DeclaratorSyntax d = declarator;
    Optional<DeclaratorSyntax.Array> last = Optional.empty();
    while (true) {
      switch (d) {
        case DeclaratorSyntax.Name n -> {
          return last;
        }
        case DeclaratorSyntax.Attributed a -> d = a.inner();
        case DeclaratorSyntax.Pointer p -> {
          last = Optional.empty();
          d = p.inner();
        }
        case DeclaratorSyntax.Array a -> {
          last = Optional.of(a);
          d = a.inner();
        }
        case DeclaratorSyntax.Function f -> {
          last = Optional.empty();
          d = f.inner();
        }
      }
    }
  }

  private static DeclaratorSyntax replace(
      DeclaratorSyntax in, DeclaratorSyntax.Array old, DeclaratorSyntax.Array by) {
    if (in == old) {
      return by;
    }
    return switch (in) {
      case DeclaratorSyntax.Name n -> n;
      case DeclaratorSyntax.Attributed a ->
          new DeclaratorSyntax.Attributed(a.token(), a.leading(), replace(a.inner(), old, by));
      case DeclaratorSyntax.Pointer p ->
          new DeclaratorSyntax.Pointer(
              p.token(), p.qualifiers(), p.marks(), replace(p.inner(), old, by));
      case DeclaratorSyntax.Array a ->
          new DeclaratorSyntax.Array(
              a.token(), replace(a.inner(), old, by), a.qualifiers(), a.extent());
      case DeclaratorSyntax.Function f ->
          new DeclaratorSyntax.Function(f.token(), replace(f.inner(), old, by), f.parameters());
    };
  }
}
