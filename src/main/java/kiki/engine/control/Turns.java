// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Whether engines run at the same time or one at a time. One at a time, each goes on until it has
 * asked a number of times whether to stop, which it does after a fixed amount of work. So what an
 * engine sees of the others' work does not depend on the speed of threads, and two runs do the
 * same.
 */
public final class Turns {
  /** How the engines of a run share the time. */
  public enum Sharing {
    /** All at once, as fast as they can. */
    TOGETHER,
    /** One at a time, for the same result in every run. */
    IN_TURNS
  }

  private final Sharing sharing;
  private final List<Thread> order = new ArrayList<>();
  private int questions;
  private int idle;
  private long count;

  public Turns(Sharing sharing) {
    this.sharing = sharing;
  }

  public Sharing sharing() {
    return sharing;
  }

  /**
   * The turns in which an engine has worked so far. Those of engines that only wait do not count,
   * or the more of them wait, the less the others would have done when their time is over. Where
   * all wait, once round counts as one, so that each is due some day.
   */
  public synchronized long count() {
    return count;
  }

  /** Lines engines up before they start. */
  synchronized void lineUp(List<Thread> engines) {
    order.addAll(engines);
  }

  /** The engine of this thread has ended. */
  synchronized void leave() {
    if (isMine()) {
      questions = 0;
    }
    order.remove(Thread.currentThread());
    notifyAll();
  }

  /**
   * An engine asks whether to stop: the end of its turn may have come.
   *
   * @param weight for how many questions it counts
   */
  public synchronized void asked(int weight, BooleanSupplier stop) {
    if (isMine()) {
      questions += weight;
      if (questions >= ControlTuning.QUESTIONS_IN_A_TURN) {
        idle = 0;
        count++;
        next(stop);
      }
    }
  }

  /**
   * Ends the turn of this thread's engine, which has nothing to do but to wait, and waits for the
   * next, unless all are to stop.
   *
   * @return false if engines run together
   */
  public synchronized boolean pass(BooleanSupplier stop) {
    if (sharing == Sharing.TOGETHER) {
      return false;
    }
    if (isMine()) {
      idle++;
      if (idle >= order.size()) {
        idle = 0;
        count++;
      }
    }
    next(stop);
    return true;
  }

  private void next(BooleanSupplier stop) {
    if (isMine()) {
      questions = 0;
      order.addLast(order.removeFirst());
      notifyAll();
    }
    await(stop);
  }

  /** Waits for the turn of this thread's engine, unless all are to stop. */
  synchronized void await(BooleanSupplier stop) {
    try {
      while (sharing == Sharing.IN_TURNS
          && order.contains(Thread.currentThread())
          && !isMine()
          && !stop.getAsBoolean()) {
        wait(ControlTuning.TURN_POLL_MILLIS);
      }
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isMine() {
    return sharing == Sharing.IN_TURNS
        && !order.isEmpty()
        && order.getFirst() == Thread.currentThread();
  }
}
