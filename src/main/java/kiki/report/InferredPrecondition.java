// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.Optional;

/** A condition on the inputs of a function, for people. */
public sealed interface InferredPrecondition {
  /**
   * @param text as C
   * @param exactness whether it is both sufficient and necessary
   * @param contract a declaration of the function that requires it, as C; empty if there is none
   */
  record Proved(String text, Exactness exactness, Optional<String> contract)
      implements InferredPrecondition {}

  /** Nothing was proved. */
  record NotFound(String reason) implements InferredPrecondition {}

  /** What is known beyond what was asked for. */
  enum Exactness {
    EXACT,
    ONE_SIDED,
    /** Every execution fails or does not end. */
    NEVER
  }
}
