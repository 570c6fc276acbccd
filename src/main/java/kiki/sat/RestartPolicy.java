// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * When to restart. Two modes take turns (Oh, SAT 2015): a nervous one that restarts when recent
 * glue is worse than the average (Biere and Froehlich, POS 2015), good for refutations, and a
 * stable one with the reluctant doubling sequence (Knuth's form of Luby's), good for models.
 */
final class RestartPolicy {
  private double fastGlue;
  private double slowGlue;
  private double slowWeight = 1;
  private double fastWeight = 1;
  private long sinceRestart;
  private long reluctantU = 1;
  private long reluctantV = 1;
  private boolean stable;
  private long modeConflicts;
  private final long firstModeLength;
  private long modeLength;
  private long modes;

  RestartPolicy(long firstModeLength) {
    this.firstModeLength = firstModeLength;
    modeLength = firstModeLength;
  }

  void conflict(int glue) {
    sinceRestart++;
    fastWeight = Math.max(SearchTuning.FAST_AVERAGE, fastWeight / 2);
    slowWeight = Math.max(SearchTuning.SLOW_AVERAGE, slowWeight / 2);
    fastGlue += fastWeight * (glue - fastGlue);
    slowGlue += slowWeight * (glue - slowGlue);
    if (++modeConflicts >= modeLength) {
      switchMode();
    }
  }

  private void switchMode() {
    stable = !stable;
    modes++;
    modeConflicts = 0;
    long round = modes / 2 + 1;
    modeLength = firstModeLength * round * round;
    reluctantU = 1;
    reluctantV = 1;
  }

  boolean isDue() {
    return stable
        ? sinceRestart >= SearchTuning.RELUCTANT_UNIT * reluctantV
        : sinceRestart >= SearchTuning.RESTART_INTERVAL
            && fastGlue > SearchTuning.RESTART_MARGIN * slowGlue;
  }

  void restarted() {
    sinceRestart = 0;
    if (stable) {
      if ((reluctantU & -reluctantU) == reluctantV) {
        reluctantU++;
        reluctantV = 1;
      } else {
        reluctantV *= 2;
      }
    }
  }
}
