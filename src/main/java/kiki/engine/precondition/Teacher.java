// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.util.Map;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.program.Expr;
import kiki.program.Property;

/** Who knows, or finds out, what follows from a condition on the inputs. */
public interface Teacher {
  /** Whether all properties hold on all executions that start under a condition. */
  Answer safe(Expr condition);

  /**
   * Whether no execution that starts outside of a condition comes to its end without violating a
   * property.
   */
  Answer necessary(Expr condition);

  /** What was found out. */
  sealed interface Answer {}

  /**
   * It is so.
   *
   * @param verdicts the properties with their proofs
   */
  record Proved(Map<Property, Verdict> verdicts) implements Answer {}

  /** An execution shows that it is not. */
  record Refuted(Counterexample counterexample) implements Answer {}

  /**
   * @param reason for the user
   */
  record Unknown(String reason) implements Answer {}
}
