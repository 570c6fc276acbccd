// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.util.Map;
import kiki.engine.result.Verdict;
import kiki.program.Property;

/** What was found out about the inputs of a function. */
public sealed interface Precondition {
  /**
   * A condition that was proved.
   *
   * @param scope what else is known of it
   * @param verdicts of all properties under a sufficient condition; empty for a necessary one
   */
  record Found(InputCondition condition, Scope scope, Map<Property, Verdict> verdicts)
      implements Precondition {}

  /** None was proved. */
  record NotFound(String reason) implements Precondition {}

  /** How a condition relates to the one that is both sufficient and necessary. */
  enum Scope {
    /** It is that one: proved in both directions. */
    EXACT,
    /** Proved in the direction that was asked for only. */
    ONE_SIDED
  }
}
