// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.ProgramConstants;

/**
 * Widening to the constants of the program, and narrowing by search. The bound of an ordered row
 * follows the models a few times; then it jumps to the next threshold, after more jumps to farther
 * ones, in the end to top, so that the cost does not depend on the number of iterations.
 */
final class Thresholds implements Improvement {
  /** No jump passes these: strict and other inequalities between the summands of a row. */
  private static final List<BigInteger> STOPS = List.of(BigInteger.ONE.negate(), BigInteger.ZERO);

  private final Induction induction;
  private final ProgramConstants constants;
  private final Map<RowId, Integer> improvements = new LinkedHashMap<>();
  private final Map<RowId, NavigableSet<BigInteger>> thresholds = new LinkedHashMap<>();
  private final Map<RowId, BigInteger> reached = new LinkedHashMap<>();
  private final Set<RowId> lifted = new LinkedHashSet<>();

  Thresholds(Induction induction, ProgramConstants constants) {
    this.induction = induction;
    this.constants = constants;
  }

  @Override
  public Map<RowId, Parameter> improve(Map<RowId, Parameter> grown) {
    Map<RowId, Parameter> improved = new LinkedHashMap<>();
    grown.forEach(
        (id, parameter) ->
            improved.put(
                id,
                induction.row(id) instanceof OrderedRow row && parameter instanceof Bound bound
                    ? lift(id, row, bound.value())
                    : parameter));
    return improved;
  }

  private Parameter lift(RowId id, OrderedRow row, BigInteger value) {
    reached.put(id, value);
    int count = improvements.merge(id, 1, Integer::sum);
    if (count <= StrategyTuning.EXACT_MODELS) {
      return row.parameter(value);
    }
    if (row.isNarrowed()) {
      lifted.add(id);
    }
    BigInteger bound = value;
    int jumps =
        1
            << Math.clamp(
                count - StrategyTuning.EXACT_MODELS - StrategyTuning.SINGLE_STEPS, 0, Byte.SIZE);
    NavigableSet<BigInteger> candidates =
        thresholds.computeIfAbsent(id, _ -> row.thresholds(constants));
    for (int i = 0; i < jumps; i++) {
      BigInteger next = i == 0 ? candidates.ceiling(bound) : candidates.higher(bound);
      if (next == null) {
        return row.parameter(stop(value).orElse(row.maximum()));
      }
      bound = next;
    }
    BigInteger jumped = bound;
    return row.parameter(stop(value).filter(s -> s.compareTo(jumped) < 0).orElse(jumped));
  }

  private static Optional<BigInteger> stop(BigInteger value) {
    return STOPS.stream().filter(s -> s.compareTo(value) >= 0).findFirst();
  }

  @Override
  public void finish() {
    new Narrowing(induction).lower(lifted, reached);
  }
}
