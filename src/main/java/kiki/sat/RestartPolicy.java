// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * When to restart. Two modes take turns (Oh, SAT 2015): a nervous one that restarts when recent
 * glue is worse than the average (Biere and Froehlich, POS 2015), good for refutations, and a
 * stable one with the reluctant doubling sequence (Knuth's form of Luby's), good for models.
 */
final class RestartPolicy {
  private static final double FAST = 1.0 / 32;
  private static final double SLOW = 1.0 / 8192;
  private static final double MARGIN = 1.1;
  private static final int MINIMUM_INTERVAL = 10;
  private static final long RELUCTANT_UNIT = 1024;

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
    fastWeight = Math.max(FAST, fastWeight / 2);
    slowWeight = Math.max(SLOW, slowWeight / 2);
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
        ? sinceRestart >= RELUCTANT_UNIT * reluctantV
        : sinceRestart >= MINIMUM_INTERVAL && fastGlue > MARGIN * slowGlue;
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
