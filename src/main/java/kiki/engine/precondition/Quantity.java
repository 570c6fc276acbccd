// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.program.Expr;
import kiki.program.Exprs;

/** A number that a function starts with, which a condition may speak of. */
public sealed interface Quantity {
  /** Pointers that lead to it: where one of them is null, there is no such quantity. */
  List<Nullness> behind();

  /** As a term of the program, of an integer type. */
  Expr value();

  /** An integer. */
  record Number(Expr value, List<Nullness> behind) implements Quantity {
    public Number {
      behind = List.copyOf(behind);
    }

    IntType type() {
      return (IntType) value.type();
    }
  }

  /** Whether a pointer is null (0) or not (1). */
  record Nullness(Expr pointer, List<Nullness> behind) implements Quantity {
    static final BigInteger OBJECT = BigInteger.ONE;

    public Nullness {
      behind = List.copyOf(behind);
    }

    /** That it is not. */
    Expr nonNull() {
      return Exprs.compare(
          Expr.BinaryOp.NOT_EQUAL, pointer, new Expr.NullPointer((PointerType) pointer.type()));
    }

    @Override
    public Expr value() {
      return new Expr.Cast(nonNull(), IntType.INT);
    }
  }
}
