// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import kiki.interpret.memory.MemoryBlock;

/**
 * Whether the value being computed is exact. It is not if it depends on what the analysis allows
 * more of than the platform does; such a value is not evidence about the program.
 */
public final class Exactness {
  private final RunOptions.Library library;
  private final RunOptions.Open open;
  private boolean tracking;
  private boolean lost;

  Exactness(RunOptions.Library library, RunOptions.Open open) {
    this.library = library;
    this.open = open;
  }

  /** Whether a value that the program leaves open is not exact either. */
  public boolean isStrict() {
    return open == RunOptions.Open.SHOWS_NOTHING;
  }

  /** The value depends on what the program leaves open. */
  public void loseIfStrict() {
    if (isStrict()) {
      lose();
    }
  }

  /** Bytes just written, of which the program leaves open what they hold. */
  public void leaveOpen(MemoryBlock block, long at, long bytes) {
    if (isStrict()) {
      boolean wasLost = lost;
      lose();
      lost = wasLost;
      block.mark(at, bytes, true);
    }
  }

  /** Whether any value so far was not exact; as long as none was, no read needs to be noted. */
  boolean isTracking() {
    return tracking;
  }

  /** Before another run. */
  void restart() {
    tracking = false;
    lost = false;
  }

  /** A new value is being computed. */
  public void startValue() {
    lost = false;
  }

  /** The value depends on the content of memory. */
  public void noteRead(MemoryBlock from, long at, long bytes) {
    lost |= from.isApproximate(at, bytes);
  }

  /** The value is approximated. */
  public void lose() {
    if (library instanceof RunOptions.Library.Modelled) {
      tracking = true;
      lost = true;
    }
  }

  public boolean isLost() {
    return lost;
  }

  /** Goes back to a value of which this was known. */
  void resume(boolean wasLost) {
    lost = wasLost;
  }
}
