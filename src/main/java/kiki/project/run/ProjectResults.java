// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.List;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.compile.ProjectSources.Skipped;

/**
 * What is known of a project.
 *
 * @param answers in the order of the plan
 * @param skipped files that were left out
 * @param recalled how many answers are those of an earlier run
 * @param unchanged how many functions were left out since they did not change
 * @param completion whether all functions had their turn
 */
public record ProjectResults(
    List<FunctionAnswer> answers,
    List<Skipped> skipped,
    int recalled,
    int unchanged,
    Completion completion) {
  /** How a run ended. */
  public enum Completion {
    COMPLETE,
    INTERRUPTED
  }

  public ProjectResults {
    answers = List.copyOf(answers);
    skipped = List.copyOf(skipped);
  }

  /** What all answers say together; without any, nothing is known. */
  public Status status() {
    if (has(Status.FAILED)) {
      return Status.FAILED;
    }
    boolean isOpen =
        has(Status.UNKNOWN)
            || completion == Completion.INTERRUPTED
            || answers.isEmpty() && unchanged == 0;
    if (isOpen) {
      return Status.UNKNOWN;
    }
    return has(Status.CONDITIONAL) ? Status.CONDITIONAL : Status.PROVED;
  }

  private boolean has(Status status) {
    return answers.stream().anyMatch(a -> a.status() == status);
  }

  /** The same project with other answers. */
  public ProjectResults with(List<FunctionAnswer> others) {
    return new ProjectResults(others, skipped, recalled, unchanged, completion);
  }
}
