// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

/** The bounds on the second look at proofs. */
final class CertificationTuning {
  /**
   * How often the check of a proof from a slice on the whole program asks whether to stop, before
   * the slice has to do: the user waits for an answer that is already known.
   */
  static final long MOST_QUESTIONS = 200_000;

  /**
   * How many invariants of a loop are one obligation: with each by itself, certificates of proofs
   * with hundreds of invariants are as many copies of the program; many together are hard for
   * solvers.
   */
  static final int MOST_PARTS = 16;

  private CertificationTuning() {}
}
