// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

/** The effort of saying which verdicts rest on which. */
final class ResultTuning {
  /**
   * Properties up to which each is examined alone; more are taken together. A search over the call
   * graph each, which must not show beside the proofs; set by trial.
   */
  static final int EXAMINED_ALONE = 64;

  private ResultTuning() {}
}
