// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;

/** Builtins that make complex numbers and vectors. */
final class PartBuiltinChecker {
  private final CheckContext context;

  PartBuiltinChecker(CheckContext context) {
    this.context = context;
  }

  /** The typed call; empty if the name is no builtin of this kind. */
  Optional<Expression> call(BuiltinChecker.Call c) {
    return switch (c.name().text()) {
      case "__builtin_complex" -> Optional.of(complex(c));
      case "__builtin_shuffle" -> Optional.of(shuffle(c));
      case "__builtin_shufflevector" -> Optional.of(shuffleVector(c));
      default -> Optional.empty();
    };
  }

  private CheckFailure wrong(BuiltinChecker.Call c) {
    return context.report.fail(c.token(), "wrong arguments to '" + c.name().text() + "'");
  }

  private List<Expression> values(BuiltinChecker.Call c) {
    List<Expression> values = new ArrayList<>();
    for (ExpressionSyntax a : c.arguments()) {
      values.add(context.expressions.value(a));
    }
    return values;
  }

  /** Two numbers of one floating type, the real part first. */
  private Expression complex(BuiltinChecker.Call c) {
    List<Expression> parts = values(c);
    boolean legal =
        parts.size() == 2
            && parts.getFirst().type() instanceof FloatType
            && parts.getFirst().type().equals(parts.getLast().type());
    if (!legal) {
      throw wrong(c);
    }
    return new Expression.Builtin(
        c.name().text(),
        parts,
        PartTypes.complex(parts.getFirst().type(), context.layout),
        c.location());
  }

  /** One or two vectors of one type, and a vector of as many integers that choose elements. */
  private Expression shuffle(BuiltinChecker.Call c) {
    List<Expression> values = values(c);
    boolean legal = values.size() == 2 || values.size() == 3;
    legal = legal && values.stream().allMatch(v -> PartTypes.isVector(v.type()));
    legal = legal && values.get(values.size() - 2).type().equals(values.getFirst().type());
    if (!legal) {
      throw wrong(c);
    }
    StructType type = (StructType) values.getFirst().type();
    StructType mask = (StructType) values.getLast().type();
    boolean fits =
        PartTypes.part(mask) instanceof IntType && PartTypes.count(mask) == PartTypes.count(type);
    if (!fits) {
      throw wrong(c);
    }
    return new Expression.Builtin(c.name().text(), values, type, c.location());
  }

  /** Two vectors with elements of one type, and constants that choose among all; -1 leaves open. */
  private Expression shuffleVector(BuiltinChecker.Call c) {
    if (c.arguments().size() < 3) {
      throw wrong(c);
    }
    List<Expression> arguments = new ArrayList<>();
    arguments.add(context.expressions.value(c.argument(0)));
    arguments.add(context.expressions.value(c.argument(1)));
    CType left = arguments.getFirst().type();
    CType right = arguments.getLast().type();
    boolean legal =
        PartTypes.isVector(left)
            && PartTypes.isVector(right)
            && PartTypes.part(left).equals(PartTypes.part(right));
    if (!legal) {
      throw wrong(c);
    }
    int all = PartTypes.count((StructType) left) + PartTypes.count((StructType) right);
    for (ExpressionSyntax a : c.arguments().subList(2, c.arguments().size())) {
      BigInteger index = context.constantInteger(a, "the index");
      boolean inside = index.bitLength() < 31 && index.intValue() >= -1 && index.intValue() < all;
      if (!inside) {
        throw wrong(c);
      }
      arguments.add(new Expression.IntegerConstant(index, IntType.INT, a.token().location()));
    }
    return new Expression.Builtin(
        c.name().text(),
        arguments,
        PartTypes.vector(PartTypes.part(left), arguments.size() - 2L, context.layout),
        c.location());
  }

  /** {@code __builtin_convertvector(value, type)}: each element converted. */
  Expression convert(ExpressionSyntax.ConvertVector syntax) {
    Expression value = context.expressions.value(syntax.value());
    CType type = context.typeName(syntax.type()).type();
    boolean legal =
        PartTypes.isVector(value.type())
            && PartTypes.isVector(type)
            && PartTypes.count((StructType) value.type()) == PartTypes.count((StructType) type);
    if (!legal) {
      throw context.report.fail(
          syntax.token(), "a value of type '" + value.type() + "' cannot become '" + type + "'");
    }
    return new Expression.Builtin(
        "__builtin_convertvector", List.of(value), type, syntax.token().location());
  }
}
