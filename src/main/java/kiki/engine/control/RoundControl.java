// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

/** Told by engines how far they are; says whether they should go further. */
public interface RoundControl {
  /** As far as engines like. */
  RoundControl FREE =
      new RoundControl() {
        @Override
        public boolean searched(int unwindings) {
          return true;
        }

        @Override
        public boolean attempted(int unwindings) {
          return true;
        }

        @Override
        public void misled() {}
      };

  /** All violations within the unwindings were looked for; whether to search deeper. */
  boolean searched(int unwindings);

  /** Proofs were tried at the unwindings; whether to try more. */
  boolean attempted(int unwindings);

  /** A violation in a slice of the program is none in the program, as far as could be found out. */
  void misled();
}
