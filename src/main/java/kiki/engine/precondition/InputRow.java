// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * What a condition bounds: a quantity, or the sum or difference of two, as a mathematical integer
 * (the rows of intervals, zones and octagons, chapter 6.1).
 */
sealed interface InputRow {
  List<Quantity> quantities();

  /** Empty where a quantity does not exist. */
  Optional<BigInteger> value(Point point);

  /** The row compared with a number, as an expression that cannot overflow. */
  Expr compared(Expr.BinaryOp op, BigInteger limit);

  /** Whether the comparison says something, and C has a text for it. */
  boolean admits(Atom.Relation relation, BigInteger limit);

  /** The less, the more readable. */
  int cost();

  /** A quantity alone. */
  record Single(Quantity quantity) implements InputRow {
    @Override
    public List<Quantity> quantities() {
      return List.of(quantity);
    }

    @Override
    public Optional<BigInteger> value(Point point) {
      return point.value(quantity);
    }

    @Override
    public Expr compared(Expr.BinaryOp op, BigInteger limit) {
      Expr value = quantity.value();
      return Exprs.compare(op, value, new Expr.IntConstant(limit, (IntType) value.type()));
    }

    @Override
    public boolean admits(Atom.Relation relation, BigInteger limit) {
      IntType type = (IntType) quantity.value().type();
      boolean isExtreme =
          switch (relation) {
            case AT_MOST -> limit.equals(type.maximum());
            case AT_LEAST -> limit.equals(type.minimum());
            case EQUAL, DIFFERENT -> false;
          };
      // What is behind a pointer exists only if that is not null.
      return type.contains(limit) && !(isExtreme && quantity.behind().isEmpty());
    }

    @Override
    public int cost() {
      return 0;
    }
  }

  /** Two numbers together. */
  record Pair(Quantity.Number first, Expr.BinaryOp sign, Quantity.Number second)
      implements InputRow {
    @Override
    public List<Quantity> quantities() {
      return List.of(first, second);
    }

    @Override
    public Optional<BigInteger> value(Point point) {
      return point
          .value(first)
          .flatMap(
              a ->
                  point
                      .value(second)
                      .map(b -> sign == Expr.BinaryOp.ADD ? a.add(b) : a.subtract(b)));
    }

    @Override
    public Expr compared(Expr.BinaryOp op, BigInteger limit) {
      boolean isOrder = sign == Expr.BinaryOp.SUBTRACT && limit.signum() == 0;
      if (isOrder && first.type().equals(second.type())) {
        return Exprs.compare(op, first.value(), second.value());
      }
      IntType wide = wide();
      Expr a = new Expr.Cast(first.value(), wide);
      Expr b = new Expr.Cast(second.value(), wide);
      return isOrder
          ? Exprs.compare(op, a, b)
          : Exprs.compare(op, new Expr.Binary(sign, a, b, wide), constant(limit, wide));
    }

    /** C has no literal for the least number of {@code long long}. */
    private static Expr constant(BigInteger value, IntType wide) {
      Expr literal = new Expr.IntConstant(value, wide);
      return value.equals(IntType.LONG_LONG.minimum())
          ? Exprs.binary(
              Expr.BinaryOp.SUBTRACT,
              new Expr.IntConstant(value.add(BigInteger.ONE), wide),
              new Expr.IntConstant(BigInteger.ONE, wide))
          : literal;
    }

    /** A type that has all sums and differences. */
    private IntType wide() {
      return first.type().width() < Long.SIZE && second.type().width() < Long.SIZE
          ? IntType.LONG_LONG
          : IntType.INT128;
    }

    /** C has no literals beyond those of {@code long long}. */
    @Override
    public boolean admits(Atom.Relation relation, BigInteger limit) {
      return IntType.LONG_LONG.contains(limit);
    }

    @Override
    public int cost() {
      return sign == Expr.BinaryOp.SUBTRACT ? 2 : 3;
    }
  }

  /** What is left when a number is divided, as C divides. */
  record Remainder(Quantity.Number number, BigInteger divisor) implements InputRow {
    private static final List<Integer> DIVISORS = List.of(2, 3, 4, 8);

    @Override
    public List<Quantity> quantities() {
      return List.of(number);
    }

    @Override
    public Optional<BigInteger> value(Point point) {
      return point.value(number).map(v -> v.remainder(divisor));
    }

    @Override
    public Expr compared(Expr.BinaryOp op, BigInteger limit) {
      IntType type = number.type();
      Expr rest =
          Exprs.binary(
              Expr.BinaryOp.REMAINDER, number.value(), new Expr.IntConstant(divisor, type));
      return Exprs.compare(op, rest, new Expr.IntConstant(limit, type));
    }

    /** Only whether it is zero is of interest. */
    @Override
    public boolean admits(Atom.Relation relation, BigInteger limit) {
      return limit.signum() == 0
          && (relation == Atom.Relation.EQUAL || relation == Atom.Relation.DIFFERENT);
    }

    @Override
    public int cost() {
      return 4;
    }
  }

  /** All rows over these quantities. */
  static List<InputRow> of(List<Quantity> quantities) {
    List<InputRow> rows = new ArrayList<>();
    quantities.forEach(q -> rows.add(new Single(q)));
    List<Quantity.Number> numbers =
        quantities.stream()
            .filter(Quantity.Number.class::isInstance)
            .map(Quantity.Number.class::cast)
            .filter(n -> n.type().width() <= Long.SIZE)
            .toList();
    for (Quantity.Number n : numbers) {
      if (!n.type().isBool()) {
        Remainder.DIVISORS.forEach(d -> rows.add(new Remainder(n, BigInteger.valueOf(d))));
      }
    }
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = i + 1; j < numbers.size(); j++) {
        rows.add(new Pair(numbers.get(i), Expr.BinaryOp.SUBTRACT, numbers.get(j)));
        rows.add(new Pair(numbers.get(i), Expr.BinaryOp.ADD, numbers.get(j)));
      }
    }
    return rows;
  }
}
