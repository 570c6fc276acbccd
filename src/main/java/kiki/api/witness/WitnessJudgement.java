// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

/** What validation says of a witness. */
public sealed interface WitnessJudgement {
  /** What it claims is so. */
  record Confirmed(String reason) implements WitnessJudgement {}

  /**
   * What it claims is not so.
   *
   * @param line of the witness, where the wrong claim stands; zero if it is the whole
   */
  record Rejected(String reason, int line) implements WitnessJudgement {}

  /**
   * Neither is known.
   *
   * @param line of the witness, where the reason stands; zero if it is the whole
   */
  record Unknown(String reason, int line) implements WitnessJudgement {}
}
