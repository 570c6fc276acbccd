// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Function;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A row of a template polyhedron: a sum of integer variables with constant coefficients is at most
 * the parameter. Signed and unsigned variables of all widths mix: the sum is built in a width in
 * which it cannot overflow (chapter, section 6.1).
 */
public final class LinearRow extends OrderedRow {
  /** A variable of integer type and its factor, which is not zero. */
  public record Summand(BigInteger coefficient, Variable variable) {
    IntType type() {
      return (IntType) variable.type();
    }

    BigInteger minimum() {
      return coefficient.multiply(coefficient.signum() > 0 ? type().minimum() : type().maximum());
    }

    BigInteger maximum() {
      return coefficient.multiply(coefficient.signum() > 0 ? type().maximum() : type().minimum());
    }
  }

  private final List<Summand> summands;
  private final BigInteger minimum;
  private final BigInteger maximum;

  private LinearRow(List<Summand> summands, BigInteger minimum, BigInteger maximum) {
    this.summands = List.copyOf(summands);
    this.minimum = minimum;
    this.maximum = maximum;
  }

  public static LinearRow of(List<Summand> summands) {
    return new LinearRow(
        summands, sum(summands, Summand::minimum), sum(summands, Summand::maximum));
  }

  private static BigInteger sum(List<Summand> summands, Function<Summand, BigInteger> bound) {
    return summands.stream().map(bound).reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** A row whose coefficients are small numbers, given in the order of the variables. */
  public static LinearRow of(List<Integer> coefficients, List<Variable> variables) {
    List<Summand> summands = new ArrayList<>();
    for (int i = 0; i < coefficients.size(); i++) {
      summands.add(new Summand(BigInteger.valueOf(coefficients.get(i)), variables.get(i)));
    }
    return of(summands);
  }

  @Override
  public List<Variable> variables() {
    return summands.stream().map(Summand::variable).toList();
  }

  @Override
  public BigInteger minimum() {
    return minimum;
  }

  @Override
  public BigInteger maximum() {
    return maximum;
  }

  @Override
  public Term expression(Terms terms, State state) {
    return expression(terms, state, width());
  }

  private Term expression(Terms terms, State state, int width) {
    Term sum = terms.bits(width, 0);
    for (Summand summand : summands) {
      Term value = Numbers.extend(terms, state.of(summand.variable()), summand.type(), width);
      sum = terms.add(sum, terms.mul(terms.bits(width, summand.coefficient()), value));
    }
    return sum;
  }

  @Override
  public BigInteger evaluate(Valuation model, State state) {
    BigInteger sum = BigInteger.ZERO;
    for (Summand summand : summands) {
      BigInteger value = Numbers.number(model.value(state.of(summand.variable())), summand.type());
      sum = sum.add(summand.coefficient().multiply(value));
    }
    return sum;
  }

  @Override
  public Term atMost(Terms terms, State state, BigInteger bound) {
    if (isVariable()) {
      return compare(terms, state, bound);
    }
    int width = width();
    return terms.sle(expression(terms, state, width), terms.bits(width, bound));
  }

  /** Plus or minus one variable needs no extension: the bound is in the variable's range. */
  private Term compare(Terms terms, State state, BigInteger bound) {
    Summand only = summands.getFirst();
    Term value = Numbers.bits(terms, state.of(only.variable()));
    boolean upper = only.coefficient().signum() > 0;
    Term limit = terms.bits(value.width(), upper ? bound : bound.negate());
    if (only.type().isSigned()) {
      return upper ? terms.sle(value, limit) : terms.sge(value, limit);
    }
    return upper ? terms.ule(value, limit) : terms.uge(value, limit);
  }

  /** Whether it grows with its first variable. */
  public boolean isIncreasing() {
    return summands.getFirst().coefficient().signum() > 0;
  }

  private boolean isVariable() {
    return summands.size() == 1 && summands.getFirst().coefficient().abs().equals(BigInteger.ONE);
  }

  @Override
  public NavigableSet<BigInteger> thresholds(ProgramConstants constants) {
    TreeSet<BigInteger> bounds = new TreeSet<>();
    for (BigInteger constant : constants.integers()) {
      for (BigInteger signed : List.of(constant, constant.negate())) {
        bounds.add(signed.subtract(BigInteger.ONE));
        bounds.add(signed);
        bounds.add(signed.add(BigInteger.ONE));
      }
    }
    bounds.removeIf(bound -> bound.compareTo(minimum) < 0 || bound.compareTo(maximum) > 0);
    return bounds;
  }

  @Override
  public Formula formula(BigInteger bound) {
    return LinearText.atMost(summands, bound);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LinearRow row && row.summands.equals(summands);
  }

  @Override
  public int hashCode() {
    return summands.hashCode();
  }

  /** The sum as one reads it: over the integers, without the conversions that C needs. */
  public String sum() {
    return LinearText.sum(summands, LinearText.Casts.NONE);
  }

  @Override
  public String toString() {
    return LinearText.sum(summands, LinearText.Casts.WIDE);
  }
}
