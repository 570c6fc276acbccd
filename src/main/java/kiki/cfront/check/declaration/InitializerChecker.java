// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.expression.CheckedInitializer;
import kiki.cfront.check.expression.PartOperators;
import kiki.cfront.check.expression.StorageDuration;
import kiki.cfront.check.rule.Compatibility;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.InitializerSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/** Initialisation (C11 6.7.9): designators and elided braces are resolved. */
final class InitializerChecker {
  private final Checker checker;
  private StorageDuration storage = StorageDuration.AUTOMATIC;

  InitializerChecker(Checker checker) {
    this.checker = checker;
  }

  CheckedInitializer check(CType type, InitializerSyntax syntax, StorageDuration objectStorage) {
    StorageDuration outer = storage;
    storage = objectStorage;
    try {
      InitializerTree tree =
          switch (syntax) {
            case InitializerSyntax.Braces b -> braced(type, b);
            case InitializerSyntax.Value v -> whole(type, v);
          };
      Initializer result = tree.finish();
      return new CheckedInitializer(completed(type, result), result);
    } finally {
      storage = outer;
    }
  }

  private static CType completed(CType type, Initializer initializer) {
    if (!(type instanceof ArrayType a) || !(a.length() instanceof ArrayType.Unspecified)) {
      return type;
    }
    return switch (initializer) {
      case Initializer.Elements e -> e.type();
      case Initializer.Text t ->
          new ArrayType(
              a.element(), a.elementQualifiers(), ((ArrayType) t.literal().type()).length());
      case Initializer.Single s -> s.value().type();
      case Initializer.Members m -> m.type();
    };
  }

  /** An initialiser without braces. */
  private InitializerTree whole(CType type, InitializerSyntax.Value syntax) {
    if (isText(type, syntax)) {
      return text(type, syntax);
    }
    if (isStaticLiteral(type, syntax)) {
      return braced(type, ((ExpressionSyntax.CompoundLiteral) syntax.expression()).initializer());
    }
    Expression value = checker.expressions.check(syntax.expression());
    if (type instanceof ArrayType a) {
      return array(a, value, syntax.token());
    }
    return leaf(value, type, syntax.token());
  }

  /** GNU C lets a compound literal stand for its list where a static object is initialised. */
  boolean isStaticLiteral(CType type, InitializerSyntax.Value syntax) {
    return storage == StorageDuration.STATIC
        && syntax.expression() instanceof ExpressionSyntax.CompoundLiteral c
        && checker.types.typeName(c.type()).type().equals(type);
  }

  /** GNU C lets a compound literal initialise an array. */
  private InitializerTree array(ArrayType type, Expression value, Token at) {
    if (value instanceof Expression.CompoundLiteral c && Compatibility.compatible(type, c.type())) {
      requireConstant(c, at);
      return new InitializerTree.Leaf(c.initializer());
    }
    throw checker.report.fail(at, "an array needs a braced list or a string as initialiser");
  }

  InitializerTree leaf(Expression value, CType type, Token at) {
    Expression converted = checker.conversions.assign(value, type, at, "initialisation");
    if (converted instanceof Expression.CompoundLiteral c && storage == StorageDuration.STATIC) {
      // GNU C: as if the literal's initialiser stood here.
      requireConstant(c, at);
      return new InitializerTree.Leaf(c.initializer());
    }
    if (storage == StorageDuration.STATIC) {
      Optional<Expression> folded =
          type.isArithmetic()
              ? checker.folder.fold(converted)
              : checker.complexFolder.fold(converted);
      boolean computes = PartOperators.isOne(type) && !Lvalues.isLvalue(converted);
      if (folded.isEmpty() && (computes || !checker.addresses.isStaticValue(converted))) {
        throw notConstant(at);
      }
      converted = folded.orElse(converted);
    }
    return new InitializerTree.Leaf(new Initializer.Single(converted, at.location()));
  }

  private void requireConstant(Expression.CompoundLiteral c, Token at) {
    if (storage == StorageDuration.STATIC && !checker.addresses.isStatic(c.initializer())) {
      throw notConstant(at);
    }
  }

  private RuntimeException notConstant(Token at) {
    return checker.report.fail(at, "the initialiser of a static object is not constant");
  }

  static boolean isText(CType type, InitializerSyntax syntax) {
    return type instanceof ArrayType a
        && a.element() instanceof IntType
        && syntax instanceof InitializerSyntax.Value(ExpressionSyntax.Text t);
  }

  InitializerTree text(CType type, InitializerSyntax.Value syntax) {
    ExpressionSyntax.Text text = (ExpressionSyntax.Text) syntax.expression();
    Expression.StringLiteral literal = checker.literals.string(text.tokens());
    ArrayType array = (ArrayType) type;
    IntType element = (IntType) array.element();
    IntType unit = (IntType) ((ArrayType) literal.type()).element();
    if (element.width() != unit.width()) {
      throw checker.report.fail(
          text.token(), "an array of '" + element + "' cannot be initialised from this string");
    }
    long length = ((ArrayType.Fixed) ((ArrayType) literal.type()).length()).count();
    if (array.length() instanceof ArrayType.Fixed(long count) && count < length - 1) {
      checker.report.warning(text.token(), "the initialiser string is too long");
    }
    return new InitializerTree.Leaf(new Initializer.Text(literal, text.token().location()));
  }

  /** The elements that a string initialises, for one of them to be initialised again. */
  InitializerTree.Elements characters(ArrayType type, Initializer.Text text, Token at) {
    InitializerTree.Elements result = new InitializerTree.Elements(type, text.location());
    List<Expression> units = checker.literals.units(text.literal());
    long count =
        type.length() instanceof ArrayType.Fixed(long length)
            ? Math.min(length, units.size())
            : units.size();
    for (int i = 0; i < count; i++) {
      result.put(i, i, leaf(units.get(i), type.element(), at));
    }
    return result;
  }

  InitializerTree braced(CType type, InitializerSyntax.Braces syntax) {
    BracedList items = new BracedList(checker, this, syntax.items());
    Location location = syntax.token().location();
    switch (type) {
      case ArrayType a -> {
        if (syntax.items().size() == 1
            && isText(type, syntax.items().getFirst().value())
            && syntax.items().getFirst().designators().isEmpty()) {
          return text(type, (InitializerSyntax.Value) syntax.items().getFirst().value());
        }
        if (a.length() instanceof ArrayType.Variable && !syntax.items().isEmpty()) {
          throw checker.report.fail(syntax.token(), "a variable-sized object is initialised");
        }
        InitializerTree.Elements result = new InitializerTree.Elements(a, location);
        items.fill(result);
        return result;
      }
      case StructType s when !PartTypes.isComplex(s) -> {
        if (!s.isComplete()) {
          throw checker.report.fail(syntax.token(), "'" + s + "' is incomplete");
        }
        if (s.isVariable()) {
          throw checker.report.fail(syntax.token(), "a variable-sized object is initialised");
        }
        InitializerTree.Members result = new InitializerTree.Members(s, location);
        items.fill(result);
        return result;
      }
      default -> {
        return scalar(type, items, syntax.token());
      }
    }
  }

  /** A scalar in braces. */
  private InitializerTree scalar(CType type, BracedList items, Token at) {
    if (items.isEmpty()) {
      return leaf(zero(type, at), type, at);
    }
    if (!items.peek().designators().isEmpty()) {
      throw checker.report.fail(at, "designator in the initialiser of a scalar");
    }
    InitializerTree result = items.part(type);
    if (!items.isEmpty()) {
      checker.report.warning(items.peek().value().token(), "excess elements in initialiser");
    }
    return result;
  }

  private Expression zero(CType type, Token at) {
    return switch (type) {
      case FloatType f ->
          new Expression.FloatConstant(IeeeFloat.zero(f.format(), Sign.POSITIVE), f, at.location());
      case VoidType v -> throw checker.report.fail(at, "an object cannot have type 'void'");
      default -> new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, at.location());
    };
  }
}
