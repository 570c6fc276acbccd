// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow.Summand;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Variable;
import kiki.term.value.Value;

/** Equations and linear inequalities as C that neither overflows nor converts to another sign. */
public final class LinearText {
  /** Whether variables are converted to a type that holds the sum. */
  enum Casts {
    NONE,
    WIDE
  }

  private static final int LONG_LONG_BITS = 64;

  private LinearText() {}

  static Formula equal(Variable variable, Value value) {
    return equal(variable, Numbers.number(value, (IntType) variable.type()));
  }

  static Formula equal(Variable variable, BigInteger value) {
    return Formula.equal(variable, value);
  }

  /** Two integers compared as such, whatever their types. */
  static Formula compare(Variable a, Relation relation, Variable b) {
    Summand minus = new Summand(BigInteger.ONE.negate(), b);
    return compare(List.of(new Summand(BigInteger.ONE, a), minus), relation, BigInteger.ZERO);
  }

  /** That a difference has a value, modulo two to the width of what is subtracted from. */
  static Formula difference(Variable a, Variable b, BigInteger value) {
    if (value.signum() == 0 && a.type().equals(b.type())) {
      return new Comparison(Operand.of(a), Relation.EQUAL, Operand.of(b));
    }
    IntType type = (IntType) a.type();
    String difference =
        "((unsigned long long)" + a.text() + " - (unsigned long long)" + b.text() + ")";
    BigInteger mask = BigInteger.TWO.pow(type.width()).subtract(BigInteger.ONE);
    String text =
        type.width() >= LONG_LONG_BITS
            ? difference
            : "(" + difference + " & " + Operand.number(mask).text() + ")";
    return new Comparison(new Operand(text, List.of(a, b)), Relation.EQUAL, Operand.number(value));
  }

  /** With a positive sign of the first variable, so that both bounds of a sum read alike. */
  static Formula atMost(List<Summand> summands, BigInteger bound) {
    if (summands.getFirst().coefficient().signum() > 0) {
      return compare(summands, Relation.AT_MOST, bound);
    }
    List<Summand> negated =
        summands.stream().map(s -> new Summand(s.coefficient().negate(), s.variable())).toList();
    return compare(negated, Relation.AT_LEAST, bound.negate());
  }

  private static Formula compare(List<Summand> summands, Relation relation, BigInteger bound) {
    Summand first = summands.getFirst();
    if (summands.size() == 1 && first.coefficient().equals(BigInteger.ONE)) {
      return new Comparison(Operand.of(first.variable()), relation, Operand.number(bound));
    }
    BigInteger strict = relation == Relation.AT_MOST ? BigInteger.ONE.negate() : BigInteger.ONE;
    boolean isStrict =
        (relation == Relation.AT_MOST || relation == Relation.AT_LEAST) && bound.equals(strict);
    if (isDifference(summands) && (bound.signum() == 0 || isStrict)) {
      Relation order =
          bound.signum() == 0
              ? relation
              : relation == Relation.AT_MOST ? Relation.LESS : Relation.GREATER;
      return new Comparison(
          Operand.of(first.variable()), order, Operand.of(summands.getLast().variable()));
    }
    List<Variable> variables = summands.stream().map(Summand::variable).toList();
    return new Comparison(
        new Operand(
            sum(summands, Casts.WIDE),
            variables,
            summands.stream().map(Summand::coefficient).toList()),
        relation,
        Operand.number(bound));
  }

  /** Whether it is the difference of two variables that C compares as they are (C11 6.3.1.8). */
  private static boolean isDifference(List<Summand> summands) {
    return summands.size() == 2
        && summands.getFirst().coefficient().equals(BigInteger.ONE)
        && summands.getLast().coefficient().equals(BigInteger.ONE.negate())
        && areComparable(summands.getFirst().type(), summands.getLast().type());
  }

  private static boolean areComparable(IntType a, IntType b) {
    IntType signed = a.isSigned() ? a : b;
    IntType other = a.isSigned() ? b : a;
    int width = Math.max(signed.width(), IntType.INT.width());
    return a.isSigned() == b.isSigned() || other.width() < width;
  }

  /** The sum; with the first cast, it is computed in a type that holds it. */
  static String sum(List<Summand> summands, Casts casts) {
    String cast = casts == Casts.NONE ? "" : "(" + carrier(summands) + ")";
    StringBuilder text = new StringBuilder();
    for (Summand summand : summands) {
      boolean negative = summand.coefficient().signum() < 0;
      BigInteger factor = summand.coefficient().abs();
      boolean plain = factor.equals(BigInteger.ONE) && !text.isEmpty();
      if (text.isEmpty()) {
        text.append(negative ? "-" : "");
      } else {
        text.append(negative ? " - " : " + ");
      }
      text.append(factor.equals(BigInteger.ONE) ? "" : factor + " * ");
      text.append(plain ? "" : cast).append(summand.variable().text());
    }
    return text.toString();
  }

  /** {@code long long} if that is wide enough. */
  private static String carrier(List<Summand> summands) {
    BigInteger extent =
        summands.stream()
            .map(summand -> summand.minimum().abs().max(summand.maximum().abs()))
            .reduce(BigInteger.ZERO, BigInteger::add);
    return extent.bitLength() < LONG_LONG_BITS ? "long long" : "__int128";
  }
}
