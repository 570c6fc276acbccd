// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;

/** What comparisons are known to hold, and which others follow from them. */
final class KnownFacts {
  /** Whether a comparison follows, or its negation does. */
  enum Answer {
    TRUE,
    FALSE,
    OPEN
  }

  /** Integers between two bounds, each of which may be absent. */
  record Range(Optional<BigInteger> least, Optional<BigInteger> greatest) {
    static final Range ALL = new Range(Optional.empty(), Optional.empty());

    Range and(Range other) {
      return new Range(later(least, other.least, 1), later(greatest, other.greatest, -1));
    }

    private static Optional<BigInteger> later(
        Optional<BigInteger> a, Optional<BigInteger> b, int sign) {
      if (a.isEmpty() || b.isEmpty()) {
        return a.or(() -> b);
      }
      return a.get().compareTo(b.get()) * sign >= 0 ? a : b;
    }

    Range times(BigInteger factor) {
      Optional<BigInteger> low = least.map(factor::multiply);
      Optional<BigInteger> high = greatest.map(factor::multiply);
      return factor.signum() >= 0 ? new Range(low, high) : new Range(high, low);
    }

    Range plus(Range other) {
      return new Range(
          least.flatMap(a -> other.least.map(a::add)),
          greatest.flatMap(a -> other.greatest.map(a::add)));
    }
  }

  private final Map<Operand, Range> ranges = new HashMap<>();

  /** For pairs of expressions the outcomes that are left, of less, equal and greater. */
  private final Map<List<Operand>, Integer> outcomes = new HashMap<>();

  /** Learns from a formula if it is a comparison of integers or pointers. */
  void add(Formula formula) {
    if (!(formula instanceof Comparison comparison) || comparison.isPartial()) {
      return;
    }
    Operand left = comparison.left();
    Operand right = comparison.right();
    right
        .constant()
        .ifPresent(c -> ranges.merge(left, range(comparison.relation(), c), Range::and));
    outcomes.merge(List.of(left, right), comparison.relation().outcomes(), (a, b) -> a & b);
    outcomes.merge(
        List.of(right, left), comparison.relation().mirrored().outcomes(), (a, b) -> a & b);
  }

  private static Range range(Relation relation, BigInteger c) {
    return switch (relation) {
      case EQUAL -> new Range(Optional.of(c), Optional.of(c));
      case DIFFERENT -> Range.ALL;
      case LESS -> new Range(Optional.empty(), Optional.of(c.subtract(BigInteger.ONE)));
      case AT_MOST -> new Range(Optional.empty(), Optional.of(c));
      case GREATER -> new Range(Optional.of(c.add(BigInteger.ONE)), Optional.empty());
      case AT_LEAST -> new Range(Optional.of(c), Optional.empty());
    };
  }

  /** What is known of an expression by itself. */
  Range range(Operand operand) {
    return ranges.getOrDefault(operand, Range.ALL);
  }

  /** The strongest relation known of the expressions of a comparison. */
  Relation relation(Comparison comparison) {
    return Relation.of(known(comparison)).orElse(comparison.relation());
  }

  /** Whether the number that an expression differs from is not within its bounds. */
  boolean isOutOfRange(Comparison different) {
    Range range = range(different.left());
    BigInteger number = different.right().constant().orElseThrow();
    return range.least().filter(l -> number.compareTo(l) < 0).isPresent()
        || range.greatest().filter(g -> number.compareTo(g) > 0).isPresent();
  }

  private int known(Comparison comparison) {
    return outcomes.getOrDefault(
        List.of(comparison.left(), comparison.right()), Relation.ALL_OUTCOMES);
  }

  /** What follows for a comparison from others of the same expressions, or of their parts. */
  Answer ask(Comparison comparison) {
    if (comparison.isPartial()) {
      return Answer.OPEN;
    }
    return answer(known(comparison) & possible(comparison), comparison.relation());
  }

  /** As {@link #ask}, from what is known of the variables of a sum. */
  Answer askParts(Comparison comparison) {
    return comparison.isPartial()
        ? Answer.OPEN
        : answer(possible(comparison), comparison.relation());
  }

  private static Answer answer(int possible, Relation relation) {
    if ((possible & ~relation.outcomes()) == 0) {
      return Answer.TRUE;
    }
    return (possible & relation.outcomes()) == 0 ? Answer.FALSE : Answer.OPEN;
  }

  private int possible(Comparison comparison) {
    Range difference =
        total(comparison.left()).plus(total(comparison.right()).times(BigInteger.ONE.negate()));
    boolean less = difference.least().map(l -> l.signum() < 0).orElse(true);
    boolean greater = difference.greatest().map(g -> g.signum() > 0).orElse(true);
    boolean equal =
        difference.least().map(l -> l.signum() <= 0).orElse(true)
            && difference.greatest().map(g -> g.signum() >= 0).orElse(true);
    return (less ? Relation.LESS.outcomes() : 0)
        | (equal ? Relation.EQUAL.outcomes() : 0)
        | (greater ? Relation.GREATER.outcomes() : 0);
  }

  /** The range of a sum that follows from those of its variables. */
  private Range total(Operand operand) {
    Optional<BigInteger> constant = operand.constant();
    if (constant.isPresent()) {
      return new Range(constant, constant);
    }
    if (operand.coefficients().isEmpty()) {
      return range(operand);
    }
    Range sum = new Range(Optional.of(BigInteger.ZERO), Optional.of(BigInteger.ZERO));
    for (int i = 0; i < operand.variables().size(); i++) {
      sum = sum.plus(of(operand.variables().get(i)).times(operand.coefficients().get(i)));
    }
    return sum;
  }

  private Range of(Variable variable) {
    Range type =
        variable.type() instanceof IntType t
            ? new Range(Optional.of(t.minimum()), Optional.of(t.maximum()))
            : Range.ALL;
    return type.and(range(Operand.of(variable)));
  }
}
