package kiki.interpret;

/** Ends a run from anywhere inside it. */
final class Stop extends RuntimeException {
  private final transient Outcome outcome;

  Stop(Outcome outcome) {
    super(null, null, false, false);
    this.outcome = outcome;
  }

  Outcome outcome() {
    return outcome;
  }
}
