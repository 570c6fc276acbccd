// SPDX-License-Identifier: Apache-2.0
package kiki.project.answer;

import java.util.List;
import java.util.Optional;
import kiki.util.Location;

/**
 * What is known of a function that was verified as an entry point.
 *
 * @param function as the text names it
 * @param where it is defined; its file is relative to the project
 * @param condition under which the properties hold, where one was inferred
 * @param assumptions what else the verdicts rest on, for the user
 * @param seconds that it took
 */
public record FunctionAnswer(
    String function,
    Location where,
    Outcome outcome,
    Optional<Condition> condition,
    List<String> assumptions,
    double seconds) {
  public FunctionAnswer {
    assumptions = List.copyOf(assumptions);
  }

  /** How it ended. */
  public sealed interface Outcome {}

  /**
   * Verdicts were looked for.
   *
   * @param functions that the entry point may lead to, judging by calls
   */
  public record Checked(List<PropertyAnswer> properties, List<FunctionReach> functions)
      implements Outcome {
    public Checked {
      properties = List.copyOf(properties);
      functions = List.copyOf(functions);
    }
  }

  /**
   * A function as an entry point sees it.
   *
   * @param where it is defined; its file is relative to the project
   * @param unreachable lines of it, which no execution from the entry point gets to
   */
  public record FunctionReach(Location where, List<Integer> unreachable) {
    public FunctionReach {
      unreachable = List.copyOf(unreachable);
    }
  }

  /**
   * The function could not be verified at all.
   *
   * @param reason for the user
   */
  public record Refused(String reason) implements Outcome {}

  /**
   * A condition on the inputs, under which nothing fails. Nobody has said that callers meet it.
   *
   * @param text as C
   * @param contract a declaration that requires it; may be empty
   * @param failing names of the properties that fail without it
   */
  public record Condition(String text, Optional<String> contract, List<String> failing) {
    public Condition {
      failing = List.copyOf(failing);
    }
  }

  /** What the verdicts say together. */
  public enum Status {
    /** Everything holds, for all inputs. */
    PROVED,
    /** Everything holds, but some of it only under a condition on the inputs that was inferred. */
    CONDITIONAL,
    /** Something fails. */
    FAILED,
    /** Neither. */
    UNKNOWN
  }

  /** Its properties; none where it was refused. */
  public List<PropertyAnswer> properties() {
    return switch (outcome) {
      case Checked(List<PropertyAnswer> properties, var _) -> properties;
      case Refused _ -> List.of();
    };
  }

  /** The functions that it may lead to; none where it was refused. */
  public List<FunctionReach> functions() {
    return switch (outcome) {
      case Checked(var _, List<FunctionReach> functions) -> functions;
      case Refused _ -> List.of();
    };
  }

  /** The same with lines as they are now: those that are not reached are no part of a question. */
  public FunctionAnswer reaching(List<FunctionReach> other) {
    return switch (outcome) {
      case Checked(List<PropertyAnswer> properties, var _) ->
          new FunctionAnswer(
              function, where, new Checked(properties, other), condition, assumptions, seconds);
      case Refused _ -> this;
    };
  }

  public Status status() {
    if (outcome instanceof Refused) {
      return Status.UNKNOWN;
    }
    if (has(Status.FAILED)) {
      return Status.FAILED;
    }
    if (has(Status.UNKNOWN)) {
      return Status.UNKNOWN;
    }
    return has(Status.CONDITIONAL) ? Status.CONDITIONAL : Status.PROVED;
  }

  private boolean has(Status status) {
    return properties().stream().anyMatch(p -> p.finding().status() == status);
  }
}
