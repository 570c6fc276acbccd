package kiki.sat;

/** The state machine of {@link SatSolver} and the checks that every implementation shares. */
final class SolverState {
  /** See {@link SatSolver}. */
  enum Phase {
    READY,
    SATISFIED,
    REFUTED,
    CLOSED
  }

  private Phase phase = Phase.READY;
  private int variables;

  int variables() {
    return variables;
  }

  int newVariable() {
    requireOpen();
    return ++variables;
  }

  void ready() {
    phase = Phase.READY;
  }

  void solved(SatResult result) {
    phase =
        switch (result) {
          case SAT -> Phase.SATISFIED;
          case UNSAT -> Phase.REFUTED;
          case UNKNOWN -> Phase.READY;
        };
  }

  void close() {
    phase = Phase.CLOSED;
  }

  boolean isClosed() {
    return phase == Phase.CLOSED;
  }

  void requireOpen() {
    if (phase == Phase.CLOSED) {
      throw new IllegalStateException("the solver is closed");
    }
  }

  void require(Phase expected, String method) {
    if (phase != expected) {
      throw new IllegalStateException(
          method + " is allowed in state " + expected + " only, but the solver is " + phase);
    }
  }

  void requireLiteral(int literal) {
    if (literal == 0 || literal > variables || literal < -variables) {
      throw new IllegalArgumentException(
          literal + " is not a literal: variables are 1 to " + variables);
    }
  }

  void requireLiterals(int[] literals, int length) {
    for (int i = 0; i < length; i++) {
      requireLiteral(literals[i]);
    }
  }
}
