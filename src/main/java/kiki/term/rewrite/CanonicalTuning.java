// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

/** How far terms are looked into to see that they are the same. */
final class CanonicalTuning {
  /** Summands or operands of a term that is looked into; a longer one counts as a whole. */
  static final int MAX_OPERANDS = 100;

  private CanonicalTuning() {}
}
