// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.function.BooleanSupplier;

/**
 * What engines that run side by side wait for before they begin something costly. How long they
 * wait is a matter of the work that is done meanwhile, not of time.
 */
public final class Milestone {
  private final Turns turns;
  private final long most;
  private long questions;
  private boolean reached;

  /**
   * @param turns of the engines that wait
   * @param most questions of the engine that is waited for, after which the wait is over
   */
  public Milestone(Turns turns, long most) {
    this.turns = turns;
    this.most = most;
  }

  /**
   * The engine that is waited for asks whether to stop, as it does after a fixed amount of work.
   */
  public synchronized void asked() {
    questions++;
    if (questions > most && !reached) {
      reach();
    }
  }

  /** Lets everybody go on. */
  public synchronized void reach() {
    reached = true;
    notifyAll();
  }

  /** Waits until it is reached or a condition holds. */
  public void await(BooleanSupplier enough) {
    while (!isReached() && !enough.getAsBoolean() && !Thread.currentThread().isInterrupted()) {
      if (!turns.pass(enough)) {
        pause();
      }
    }
  }

  public synchronized boolean isReached() {
    return reached;
  }

  private synchronized void pause() {
    try {
      if (!reached) {
        wait(ControlTuning.MILESTONE_POLL_MILLIS);
      }
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
    }
  }
}
