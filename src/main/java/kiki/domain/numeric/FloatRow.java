// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import kiki.cfront.type.FloatType;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/**
 * An upper or lower bound of a floating-point variable. Its expression is the variable's rank in
 * the order of C's {@code <=}: zero for both zeros, then one more for each next number, negative
 * below zero. No arithmetic is done, so nothing rounds. A NaN satisfies no bound, so it ranks above
 * all numbers on both sides: a variable that can be NaN has no bounds.
 */
public final class FloatRow extends OrderedRow {
  /** Which side of the variable the row bounds. */
  public enum Side {
    UPPER,
    LOWER
  }

  private final Variable variable;
  private final FloatFormat format;
  private final Side side;

  public FloatRow(Variable variable, FloatFormat format, Side side) {
    this.variable = variable;
    this.format = format;
    this.side = side;
  }

  /** Of a variable of a floating-point type. */
  public static FloatRow of(Variable variable, Side side) {
    return new FloatRow(variable, ((FloatType) variable.type()).format(), side);
  }

  @Override
  public List<Variable> variables() {
    return List.of(variable);
  }

  private BigInteger infinity() {
    return IeeeFloat.infinity(format, Sign.POSITIVE).bits();
  }

  @Override
  public BigInteger minimum() {
    return infinity().negate();
  }

  /** The rank of NaN. */
  @Override
  public BigInteger maximum() {
    return infinity().add(BigInteger.ONE);
  }

  @Override
  public Term expression(Terms terms, State state) {
    FloatTerms floats = terms.floats();
    Term value = state.of(variable);
    int width = width();
    Term magnitude = terms.zeroExtend(floats.toBits(floats.abs(value)), width);
    boolean upper = side == Side.UPPER;
    Term negative = floats.isNegative(value);
    Term rank = terms.ite(upper ? negative : terms.not(negative), terms.neg(magnitude), magnitude);
    return terms.ite(floats.isNaN(value), terms.bits(width, maximum()), rank);
  }

  @Override
  public BigInteger evaluate(Valuation model, State state) {
    return rank(((Value.Float) model.value(state.of(variable))).number());
  }

  private BigInteger rank(IeeeFloat number) {
    if (number.isNaN()) {
      return maximum();
    }
    BigInteger magnitude = number.abs().bits();
    return number.signBit() == (side == Side.UPPER) ? magnitude.negate() : magnitude;
  }

  /** The number of a rank below that of NaN. */
  private IeeeFloat number(BigInteger rank) {
    IeeeFloat magnitude = IeeeFloat.fromBits(format, rank.abs());
    return (rank.signum() < 0) == (side == Side.UPPER) ? magnitude.negate() : magnitude;
  }

  @Override
  public Term atMost(Terms terms, State state, BigInteger bound) {
    FloatTerms floats = terms.floats();
    Term limit = floats.constant(number(bound));
    Term value = state.of(variable);
    return side == Side.UPPER ? floats.lessOrEqual(value, limit) : floats.lessOrEqual(limit, value);
  }

  @Override
  public NavigableSet<BigInteger> thresholds(ProgramConstants constants) {
    TreeSet<BigInteger> bounds = new TreeSet<>();
    for (IeeeFloat constant : constants.floats()) {
      if (constant.format().equals(format) && !constant.isNaN()) {
        bounds.add(rank(constant));
        bounds.add(rank(constant.negate()));
      }
    }
    bounds.add(infinity());
    bounds.add(infinity().subtract(BigInteger.ONE));
    return bounds;
  }

  @Override
  public Formula formula(BigInteger bound) {
    Operand self = Operand.of(variable);
    if (bound.equals(infinity())) {
      return new Comparison(self, Relation.EQUAL, self);
    }
    String limit = number(bound).toCString(((FloatType) variable.type()).suffix());
    Relation relation = side == Side.UPPER ? Relation.AT_MOST : Relation.AT_LEAST;
    return new Comparison(self, relation, new Operand(limit, List.of()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FloatRow row && row.variable.equals(variable) && row.side == side;
  }

  @Override
  public int hashCode() {
    return variable.hashCode() + side.ordinal();
  }

  @Override
  public String toString() {
    return (side == Side.UPPER ? "" : "-") + variable.text();
  }
}
