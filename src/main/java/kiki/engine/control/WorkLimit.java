// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.function.BooleanSupplier;

/**
 * Says stop after a number of questions. Solvers and executors ask after a fixed amount of work, so
 * unlike a limit of time it ends every run in the same place.
 */
public final class WorkLimit implements BooleanSupplier {
  private final BooleanSupplier cancelled;
  private final long most;
  private long questions;

  /**
   * @param cancelled stops earlier
   */
  public WorkLimit(BooleanSupplier cancelled, long most) {
    this.cancelled = cancelled;
    this.most = most;
  }

  @Override
  public boolean getAsBoolean() {
    return ++questions > most || cancelled.getAsBoolean();
  }

  /** Whether it was the limit that said stop, or would be the next to do so. */
  public boolean isSpent() {
    return questions >= most;
  }
}
