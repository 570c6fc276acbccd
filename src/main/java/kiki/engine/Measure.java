package kiki.engine;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.domain.LinearRow;
import kiki.domain.Model;
import kiki.domain.PredicateRow;
import kiki.domain.State;
import kiki.domain.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Value;

/**
 * A number read off the state at a loop's head, bounded because variables are bit-vectors: what
 * ranking functions are made of (chapter, section 6.2).
 */
sealed interface Measure {
  /** States without these cannot be measured. */
  List<Variable> variables();

  /** A signed bit-vector that does not overflow. */
  Term of(Terms terms, State state);

  BigInteger of(Terms terms, Model model, State state);

  /** As C, for the user. */
  String text();

  /** A sum of variables with constant factors, in a width in which it cannot overflow. */
  record Linear(LinearRow row) implements Measure {
    @Override
    public List<Variable> variables() {
      return row.variables();
    }

    @Override
    public Term of(Terms terms, State state) {
      return row.expression(terms, state);
    }

    @Override
    public BigInteger of(Terms terms, Model model, State state) {
      return row.evaluate(model, state);
    }

    @Override
    public String text() {
      return row.toString();
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
    public BigInteger of(Terms terms, Model model, State state) {
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

    @Override
    public String text() {
      String end =
          switch (to) {
            case Other(Variable other) -> other.text();
            case Fixed(BigInteger value) -> value.toString();
          };
      return "(unsigned)(" + end + " - " + from.text() + ")";
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
    public BigInteger of(Terms terms, Model model, State state) {
      Value value = model.value(predicate.predicate().of(terms, state));
      return value == Value.Bool.TRUE ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public String text() {
      return "(" + predicate.text() + ")";
    }
  }
}
