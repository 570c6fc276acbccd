// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.ssa.form.PointerParts;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * A number read off the state at a loop's head, bounded because variables are bit-vectors: what
 * ranking functions are made of (chapter, section 6.2).
 */
public sealed interface Measure
    permits Measure.OfRow,
        Measure.Distance,
        Measure.Phase,
        Measure.Gap,
        Measure.Extremum,
        Measure.Offset,
        PhaseMeasure {
  /** Narrower types are computed with as int: they do not overflow, conversions cut them. */
  int PROMOTED = 32;

  /** The least value from which a decrease counts. */
  BigInteger FLOOR = BigInteger.valueOf(RankingTuning.LEAST_VALUE);

  /** States without these cannot be measured. */
  List<Variable> variables();

  /** A signed bit-vector that does not overflow. */
  Term of(Terms terms, State state);

  BigInteger of(Terms terms, Valuation model, State state);

  /** As C, for the user. */
  String text();

  /**
   * The least value at which a decrease counts even if integers had no limits; absent if the
   * measure has few values or cannot be negative.
   */
  Optional<BigInteger> floor();

  /** Of measures that can be as little as their variables' types allow. */
  private static Optional<BigInteger> floor(List<Variable> variables) {
    return variables.stream().anyMatch(v -> ((IntType) v.type()).width() >= PROMOTED)
        ? Optional.of(FLOOR)
        : Optional.empty();
  }

  /** What a row bounds. */
  sealed interface OfRow extends Measure {
    OrderedRow row();

    @Override
    default List<Variable> variables() {
      return row().variables();
    }

    @Override
    default Term of(Terms terms, State state) {
      return row().expression(terms, state);
    }

    @Override
    default BigInteger of(Terms terms, Valuation model, State state) {
      return row().evaluate(model, state);
    }
  }

  /** A sum of variables with constant factors, in a width in which it cannot overflow. */
  record Linear(LinearRow row) implements OfRow {
    @Override
    public Optional<BigInteger> floor() {
      return Measure.floor(variables());
    }

    @Override
    public String text() {
      return row.sum();
    }
  }

  /**
   * The way from a variable to a target modulo its width: what a loop with {@code x != y} counts
   * down even if it wraps around.
   */
  record Distance(Variable from, Target to) implements Measure {
    /** A variable of the same width, or a constant. */
    sealed interface Target {}

    record Other(Variable variable) implements Target {}

    record Fixed(BigInteger value) implements Target {}

    @Override
    public List<Variable> variables() {
      return to instanceof Other(Variable other) ? List.of(from, other) : List.of(from);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term start = state.of(from);
      Term end =
          switch (to) {
            case Other(Variable other) -> state.of(other);
            case Fixed(BigInteger value) -> terms.bits(start.width(), value);
          };
      return terms.zeroExtend(terms.sub(end, start), start.width() + 1);
    }

    @Override
    public BigInteger of(Terms terms, Valuation model, State state) {
      BigInteger start = unsigned(model.value(state.of(from)));
      BigInteger end =
          switch (to) {
            case Other(Variable other) -> unsigned(model.value(state.of(other)));
            case Fixed(BigInteger value) -> value;
          };
      return end.subtract(start).and(Value.Bits.mask(((IntType) from.type()).width()));
    }

    private static BigInteger unsigned(Value value) {
      return ((Value.Bits) value).unsigned();
    }

    /** It decreases past a target that lies behind, so that it never counts. */
    @Override
    public Optional<BigInteger> floor() {
      int width = ((IntType) from.type()).width();
      return width >= PROMOTED ? Optional.of(BigInteger.ONE.shiftLeft(width)) : Optional.empty();
    }

    @Override
    public String text() {
      String end =
          switch (to) {
            case Other(Variable other) -> other.text() + " - ";
            case Fixed(BigInteger value) -> value.signum() == 0 ? "-" : value + " - ";
          };
      int width = ((IntType) from.type()).width();
      String modulus = BigInteger.ONE.shiftLeft(width).toString();
      return switch (width) {
        case Byte.SIZE -> "(unsigned char)(" + end + from.text() + ")";
        case Short.SIZE -> "(unsigned short)(" + end + from.text() + ")";
        case Integer.SIZE -> "(unsigned)(" + end + from.text() + ")";
        case Long.SIZE -> "(unsigned long long)(" + end + from.text() + ")";
        default -> "(" + end + from.text() + ") mod " + modulus;
      };
    }
  }

  /** One where a condition of the program holds, zero elsewhere: separates the phases of a loop. */
  record Phase(PredicateRow predicate) implements Measure {
    @Override
    public List<Variable> variables() {
      return predicate.variables();
    }

    @Override
    public Term of(Terms terms, State state) {
      return terms.boolToBits(predicate.predicate().of(terms, state), 2);
    }

    @Override
    public BigInteger of(Terms terms, Valuation model, State state) {
      Value value = model.value(predicate.predicate().of(terms, state));
      return value == Value.Bool.TRUE ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public Optional<BigInteger> floor() {
      return Optional.empty();
    }

    @Override
    public String text() {
      return "(" + predicate.text() + ")";
    }
  }

  /**
   * The place of a floating-point variable in the order of numbers, of which there are finitely
   * many. Overflow gives infinity, so nothing is left out.
   */
  record Float(FloatRow row) implements OfRow {
    @Override
    public Optional<BigInteger> floor() {
      return Optional.empty();
    }

    @Override
    public String text() {
      return row.toString();
    }
  }

  /** How far apart two variables of one type are. */
  record Gap(Variable left, Variable right) implements Measure {
    @Override
    public List<Variable> variables() {
      return List.of(left, right);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term difference = LinearRow.of(List.of(1, -1), variables()).expression(terms, state);
      Term zero = terms.bits(difference.width(), 0);
      return terms.ite(terms.slt(difference, zero), terms.neg(difference), difference);
    }

    @Override
    public BigInteger of(Terms terms, Valuation model, State state) {
      return LinearRow.of(List.of(1, -1), variables()).evaluate(model, state).abs();
    }

    @Override
    public Optional<BigInteger> floor() {
      return Optional.empty();
    }

    @Override
    public String text() {
      return "abs(" + left.text() + " - " + right.text() + ")";
    }
  }

  /** The less or the greater of two variables of one type, or that negated. */
  record Extremum(Variable left, Variable right, Side side, Direction direction)
      implements Measure {
    /** Which of the two. */
    enum Side {
      LEAST,
      GREATEST
    }

    /** Where it goes. */
    enum Direction {
      DOWN,
      UP
    }

    private List<LinearRow> rows() {
      int factor = direction == Direction.DOWN ? 1 : -1;
      return variables().stream().map(v -> LinearRow.of(List.of(factor), List.of(v))).toList();
    }

    @Override
    public List<Variable> variables() {
      return List.of(left, right);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term a = rows().get(0).expression(terms, state);
      Term b = rows().get(1).expression(terms, state);
      return isLess() ? terms.ite(terms.slt(a, b), a, b) : terms.ite(terms.slt(a, b), b, a);
    }

    @Override
    public BigInteger of(Terms terms, Valuation model, State state) {
      BigInteger a = rows().get(0).evaluate(model, state);
      BigInteger b = rows().get(1).evaluate(model, state);
      return isLess() ? a.min(b) : a.max(b);
    }

    /** The greater of two numbers, negated, is the less of the negated numbers. */
    private boolean isLess() {
      return (side == Side.LEAST) == (direction == Direction.DOWN);
    }

    @Override
    public Optional<BigInteger> floor() {
      return Measure.floor(variables());
    }

    @Override
    public String text() {
      String both = "(" + left.text() + ", " + right.text() + ")";
      return (direction == Direction.DOWN ? "" : "-") + (side == Side.LEAST ? "min" : "max") + both;
    }
  }

  /** Where in its object a pointer points, which is within limits if all accesses are valid. */
  record Offset(Variable pointer, Direction direction) implements Measure {
    /** Which way the pointer goes. */
    enum Direction {
      DOWN,
      UP
    }

    @Override
    public List<Variable> variables() {
      return List.of(pointer);
    }

    @Override
    public Term of(Terms terms, State state) {
      Term value = state.of(pointer);
      int width = PointerParts.offsetWidth(value.width());
      Term offset = terms.signExtend(terms.extract(value, width - 1, 0), width + 1);
      return direction == Direction.DOWN ? offset : terms.neg(offset);
    }

    @Override
    public BigInteger of(Terms terms, Valuation model, State state) {
      return ((Value.Bits) model.value(of(terms, state))).signed();
    }

    @Override
    public Optional<BigInteger> floor() {
      return Optional.empty();
    }

    @Override
    public String text() {
      return (direction == Direction.DOWN ? "" : "-") + "offset(" + pointer.text() + ")";
    }
  }
}
