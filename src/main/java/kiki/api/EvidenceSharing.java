// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import kiki.engine.control.Turns;
import kiki.options.Options;

/**
 * How engines share the time. Which of several proofs or counterexamples is found first decides
 * what is shown: where evidence is asked for, they take turns, so that every run shows the same.
 */
final class EvidenceSharing {
  private EvidenceSharing() {}

  static Turns.Sharing of(Options options) {
    return options.show().contains(Options.Show.INVARIANTS)
            || options.output().witness().isPresent()
        ? Turns.Sharing.IN_TURNS
        : Turns.Sharing.TOGETHER;
  }
}
