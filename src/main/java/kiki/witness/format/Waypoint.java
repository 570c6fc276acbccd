// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.Optional;

/**
 * Something that an execution passes, or must not pass.
 *
 * @param line of the witness where it stands; zero if no text stands behind it
 */
public record Waypoint(
    Type type,
    Action action,
    WitnessPlace place,
    Optional<WitnessExpression> constraint,
    int line) {
  /** What is passed. */
  public enum Type {
    /** A condition holds before a statement. */
    ASSUMPTION("assumption"),
    /** A branch is taken. */
    BRANCHING("branching"),
    /** A function is called; the place is that of the closing parenthesis. */
    FUNCTION_ENTER("function_enter"),
    /** A call is over, and what it gives satisfies a condition. */
    FUNCTION_RETURN("function_return"),
    /** The specification is violated. */
    TARGET("target");

    private final String text;

    Type(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /** What an execution does with it. */
  public enum Action {
    FOLLOW("follow"),
    AVOID("avoid"),
    /** It passes again and again. */
    CYCLE("cycle");

    private final String text;

    Action(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  public static Waypoint follow(Type type, WitnessPlace place, WitnessExpression constraint) {
    return new Waypoint(type, Action.FOLLOW, place, Optional.of(constraint), 0);
  }

  public static Waypoint target(WitnessPlace place) {
    return new Waypoint(Type.TARGET, Action.FOLLOW, place, Optional.empty(), 0);
  }

  /** The same, passed for ever. */
  public Waypoint cycling() {
    return new Waypoint(type, Action.CYCLE, place, constraint, line);
  }
}
