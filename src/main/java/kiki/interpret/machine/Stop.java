// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

/** Ends a run from anywhere inside it. */
public final class Stop extends RuntimeException {
  private final transient Outcome outcome;

  Stop(Outcome outcome) {
    super(null, null, false, false);
    this.outcome = outcome;
  }

  public Outcome outcome() {
    return outcome;
  }
}
