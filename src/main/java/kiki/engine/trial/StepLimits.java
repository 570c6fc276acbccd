// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunResult;

/** How long the next trial may be. */
final class StepLimits {
  private long limit = TrialTuning.FIRST_STEPS;
  private long longest;
  private int trials;
  private int unfinished;

  long limit() {
    return limit;
  }

  /** Whether a trial came to its end. */
  boolean hasEnded() {
    return longest > 0;
  }

  /** Takes in how a trial went; says whether the next one may be longer. */
  boolean note(RunResult result) {
    trials++;
    if (result.outcome() instanceof Outcome.Finished) {
      longest = Math.max(longest, result.steps());
    }
    if (!(result.outcome() instanceof Outcome.StepLimitReached)) {
      return false;
    }
    long before = limit;
    unfinished += limit == TrialTuning.MOST_STEPS ? 1 : 0;
    limit = next();
    return limit > before;
  }

  private long next() {
    if (unfinished >= TrialTuning.UNFINISHED_TRIALS) {
      return Math.max(TrialTuning.FIRST_STEPS, Math.min(2 * longest, TrialTuning.MOST_STEPS));
    }
    return Math.max(limit, Math.min(limit * TrialTuning.LIMIT_FACTOR, most()));
  }

  /** Where others end, one that does not is for a while not worth the time of many of them. */
  private long most() {
    return longest < TrialTuning.FIRST_STEPS || trials > TrialTuning.LONGER_TRIALS
        ? TrialTuning.MOST_STEPS
        : Math.min(TrialTuning.LONGER_FACTOR * longest, TrialTuning.MOST_STEPS);
  }
}
