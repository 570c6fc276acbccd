// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import kiki.engine.result.Counterexample;

/**
 * Executions that violate a property and satisfy all known invariants. They start in an arbitrary
 * iteration of a loop, which the program may never reach; still, their inputs are worth a try.
 */
public final class Suspects {
  private final Deque<Counterexample> waiting = new ArrayDeque<>();
  private boolean wanted;
  private boolean over;

  /** Somebody tries them from now on. */
  public synchronized void want() {
    wanted = true;
  }

  public synchronized boolean areWanted() {
    return wanted && waiting.size() < LoopTuning.MAX_SUSPECTS;
  }

  public synchronized void add(Counterexample suspect) {
    waiting.add(suspect);
  }

  public synchronized Optional<Counterexample> next() {
    return Optional.ofNullable(waiting.poll());
  }

  /** No more will come. */
  public synchronized void end() {
    over = true;
  }

  /** Whether there is one, or none will come. */
  public synchronized boolean isReady() {
    return over || !waiting.isEmpty();
  }

  public synchronized boolean isOver() {
    return over && waiting.isEmpty();
  }
}
