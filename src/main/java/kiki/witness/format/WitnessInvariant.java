// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

/**
 * What holds whenever an execution is at a place.
 *
 * @param line of the witness where it stands; zero if no text stands behind it
 */
public record WitnessInvariant(Kind kind, WitnessPlace place, WitnessExpression value, int line) {
  /** When it holds. */
  public enum Kind {
    /** Before each evaluation of a loop's condition. */
    LOOP("loop_invariant"),
    /** Before a statement. */
    LOCATION("location_invariant"),
    /** Between any two evaluations of a loop's condition, the loop not being left in between. */
    LOOP_TRANSITION("loop_transition_invariant"),
    LOCATION_TRANSITION("location_transition_invariant");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }

    public boolean isTransition() {
      return this == LOOP_TRANSITION || this == LOCATION_TRANSITION;
    }
  }
}
