// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.math.BigInteger;
import java.util.NavigableSet;
import java.util.Optional;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.Parameter.Extreme;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A row {@code e(x) <= d} whose expression takes integer values in a known range: the form that
 * binary search needs (chapter, equation 22). The bound {@link #maximum} is top.
 */
public abstract class OrderedRow implements Row {
  /** The least value the expression can have. */
  public abstract BigInteger minimum();

  /** The largest value the expression can have. */
  public abstract BigInteger maximum();

  /** Bits that hold the expression's values, and their negations, in two's complement. */
  public final int width() {
    return Math.max(minimum().abs().bitLength(), maximum().abs().bitLength()) + 2;
  }

  /** The expression as a signed term of {@link #width} bits; it never overflows. */
  public abstract Term expression(Terms terms, State state);

  /** The expression's value in the model. */
  public abstract BigInteger evaluate(Valuation model, State state);

  /** Bounds worth trying before giving up: those at which comparisons of the program flip. */
  public abstract NavigableSet<BigInteger> thresholds(ProgramConstants constants);

  /** Whether it is worth while to look for the least bound after a larger one was found. */
  public boolean isNarrowed() {
    return true;
  }

  /** {@code e(x) <= bound} for a bound in the range, below the maximum. */
  public abstract Term atMost(Terms terms, State state, BigInteger bound);

  /** {@code e(x) <= bound} as C for a bound in the range, below the maximum. */
  public abstract Formula formula(BigInteger bound);

  @Override
  public final Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case Bound(BigInteger bound) -> {
        if (bound.compareTo(maximum()) >= 0) {
          yield terms.trueTerm();
        }
        yield bound.compareTo(minimum()) < 0 ? terms.falseTerm() : atMost(terms, state, bound);
      }
      default -> throw new IllegalArgumentException("not a bound: " + parameter);
    };
  }

  /** The parameter for a bound. */
  public final Parameter parameter(BigInteger bound) {
    return bound.compareTo(maximum()) >= 0 ? Extreme.TOP : new Bound(bound);
  }

  @Override
  public final Parameter abstraction(Terms terms, Valuation model, State state) {
    return parameter(evaluate(model, state));
  }

  @Override
  public final Parameter join(Parameter a, Parameter b) {
    if (a instanceof Bound(BigInteger x) && b instanceof Bound(BigInteger y)) {
      return x.compareTo(y) >= 0 ? a : b;
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public final Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case Bound(BigInteger bound) -> Optional.of(formula(bound));
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }
}
