// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.List;
import java.util.function.IntFunction;

/**
 * What kIkI does at each number of unwindings (figure 11).
 *
 * @param firstUnwindings unwindings before the first check
 * @param maxUnwindings where to stop
 * @param refutation whether violations are looked for, or left to another engine
 * @param stages the inferences at a number of unwindings, one after the other, each followed by an
 *     attempt to prove what is open; that attempt is made once if there are none
 */
public record Plan(
    String name,
    int firstUnwindings,
    int maxUnwindings,
    Refutation refutation,
    IntFunction<List<Stage>> stages) {
  /** Whether an engine looks for counterexamples. */
  public enum Refutation {
    INCLUDED,
    ELSEWHERE
  }

  /** The same with fewer unwindings. */
  public Plan upTo(int unwindings) {
    int last = Math.min(maxUnwindings, unwindings);
    return new Plan(name, firstUnwindings, last, refutation, stages);
  }
}
