// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunResult;

/**
 * What runs say of their inputs.
 *
 * @param violation of a run that violates a property
 * @param unfinished of a run that exceeds the limit of steps
 * @param decisive which label an input has where the function can choose between several
 */
record Labels(Sample.Label violation, Sample.Label unfinished, Sample.Label decisive) {
  static Labels of(PreconditionInference.Question question, Lessons.Priority priority) {
    return switch (priority) {
      // For a sufficient condition, what is not seen to fail is good until engines say otherwise.
      case BAD ->
          new Labels(
              Sample.Label.BAD,
              question == PreconditionInference.Question.SAFETY
                  ? Sample.Label.GOOD
                  : Sample.Label.LONG,
              Sample.Label.BAD);
      // An execution whose behaviour becomes undefined may still end.
      case GOOD ->
          new Labels(
              question == PreconditionInference.Question.SAFETY
                  ? Sample.Label.BAD
                  : Sample.Label.OPEN,
              Sample.Label.LONG,
              Sample.Label.GOOD);
    };
  }

  Sample.Label of(RunResult result) {
    return switch (result.outcome()) {
      case Outcome.Finished _ ->
          result.violations().isEmpty() ? Sample.Label.GOOD : Sample.Label.OPEN;
      case Outcome.PropertyViolated _ -> violation;
      case Outcome.StepLimitReached _ -> unfinished;
      case Outcome.AssumptionFailed _,
          Outcome.UnsupportedReached _,
          Outcome.InvalidAccess _,
          Outcome.InputMismatch _,
          Outcome.MemoryExhausted _,
          Outcome.Cancelled _ ->
          Sample.Label.OPEN;
    };
  }
}
