// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.List;

/**
 * Why a bad state is out of reach: clauses that hold in every reachable state, and that exclude the
 * bad state together with {@code k} steps before that are not bad. With k = 0 the clauses exclude
 * it alone.
 *
 * @param clauses over latches, with the predicates of the system behind them: {@code i + 1} says
 *     that latch i is set, {@code -i - 1} that it is not
 * @param k how many steps the induction looks back
 */
public record LatchInvariant(List<int[]> clauses, int k) {
  /** The clauses in DIMACS format, where variable i + 1 is latch i. */
  public List<String> dimacs(int latches, int bad) {
    List<String> lines = new ArrayList<>();
    lines.add("c why b%d is out of reach; induction over %d steps".formatted(bad, k));
    lines.add("p cnf %d %d".formatted(latches, clauses.size()));
    for (int[] clause : clauses) {
      StringBuilder line = new StringBuilder();
      for (int literal : clause) {
        line.append(literal).append(' ');
      }
      lines.add(line.append('0').toString());
    }
    return lines;
  }
}
