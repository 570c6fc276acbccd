// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/** The state machine of {@link SatSolver} and the checks that every implementation shares. */
public final class SolverState {
  /** See {@link SatSolver}. */
  public enum Phase {
    READY,
    SATISFIED,
    REFUTED,
    CLOSED
  }

  private Phase phase = Phase.READY;
  private int variables;

  public int variables() {
    return variables;
  }

  public int newVariable() {
    requireOpen();
    return ++variables;
  }

  public void ready() {
    phase = Phase.READY;
  }

  public void solved(SatResult result) {
    phase =
        switch (result) {
          case SAT -> Phase.SATISFIED;
          case UNSAT -> Phase.REFUTED;
          case UNKNOWN -> Phase.READY;
        };
  }

  public void close() {
    phase = Phase.CLOSED;
  }

  public boolean isClosed() {
    return phase == Phase.CLOSED;
  }

  public void requireOpen() {
    if (phase == Phase.CLOSED) {
      throw new IllegalStateException("the solver is closed");
    }
  }

  public void require(Phase expected, String method) {
    if (phase != expected) {
      throw new IllegalStateException(
          method + " is allowed in state " + expected + " only, but the solver is " + phase);
    }
  }

  public void requireLiteral(int literal) {
    if (literal == 0 || literal > variables || literal < -variables) {
      throw new IllegalArgumentException(
          literal + " is not a literal: variables are 1 to " + variables);
    }
  }

  public void requireLiterals(int[] literals, int length) {
    for (int i = 0; i < length; i++) {
      requireLiteral(literals[i]);
    }
  }
}
