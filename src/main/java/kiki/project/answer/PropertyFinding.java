// SPDX-License-Identifier: Apache-2.0
package kiki.project.answer;

import java.util.List;
import java.util.Optional;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.report.StateStep;
import kiki.util.Location;

/** What is known of a property, with its evidence. */
public sealed interface PropertyFinding {
  /**
   * No execution violates it, whatever the inputs.
   *
   * @param method how the proof goes, for the user
   * @param unwindings of loops that it looks at
   */
  record Proved(String method, int unwindings, List<LoopFact> facts) implements PropertyFinding {
    public Proved {
      facts = List.copyOf(facts);
    }
  }

  /**
   * What holds at a loop, of a recursive function's calls or of what it returns.
   *
   * @param about in words
   * @param texts C expressions, and remarks on what C cannot express
   */
  record LoopFact(String about, String function, Location where, List<String> texts) {
    public LoopFact {
      texts = List.copyOf(texts);
    }
  }

  /**
   * An execution violates it.
   *
   * @param steps of the execution; perhaps not all of a long one
   * @param cycle what it does again and again, if it does not end
   * @param text the execution for a person
   * @param reproducer C code that makes it happen
   */
  record Failed(
      List<StateStep> steps, List<StateStep> cycle, List<String> text, Optional<String> reproducer)
      implements PropertyFinding {
    public Failed {
      steps = List.copyOf(steps);
      cycle = List.copyOf(cycle);
      text = List.copyOf(text);
    }
  }

  /**
   * No execution violates it whose inputs meet the condition of the function.
   *
   * @param under the condition, the proof
   * @param otherwise an execution that violates it, where one is known; its inputs do not meet the
   *     condition
   */
  record Conditional(Proved under, Optional<Failed> otherwise) implements PropertyFinding {}

  /**
   * Neither is known.
   *
   * @param reason for the user
   */
  record Unknown(String reason) implements PropertyFinding {}

  /** The proof, where there is one. */
  default Optional<Proved> proof() {
    return switch (this) {
      case Proved proved -> Optional.of(proved);
      case Conditional(Proved under, var _) -> Optional.of(under);
      case Failed _, Unknown _ -> Optional.empty();
    };
  }

  /** An execution that violates it, where one is known. */
  default Optional<Failed> violation() {
    return switch (this) {
      case Failed failed -> Optional.of(failed);
      case Conditional(var _, Optional<Failed> otherwise) -> otherwise;
      case Proved _, Unknown _ -> Optional.empty();
    };
  }

  default Status status() {
    return switch (this) {
      case Proved _ -> Status.PROVED;
      case Conditional _ -> Status.CONDITIONAL;
      case Failed _ -> Status.FAILED;
      case Unknown _ -> Status.UNKNOWN;
    };
  }
}
