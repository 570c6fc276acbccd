package kiki.engine;

/** Told by engines how far they are; says whether they should go further. */
interface Pace {
  /** As far as engines like. */
  Pace FREE =
      new Pace() {
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
