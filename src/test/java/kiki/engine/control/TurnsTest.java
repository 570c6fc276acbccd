// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** What counts as a turn. */
class TurnsTest {
  private static final BooleanSupplier GO_ON = () -> false;
  private static final int TURNS = 10;

  private final Turns turns = new Turns(Turns.Sharing.IN_TURNS);

  /** Runs engines to their ends, one at a time. */
  private void run(Runnable... engines) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (Runnable engine : engines) {
      threads.add(
          new Thread(
              () -> {
                turns.await(GO_ON);
                engine.run();
                turns.leave();
              }));
    }
    turns.lineUp(threads);
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void work() {
    for (int i = 0; i < TURNS; i++) {
      turns.asked(ControlTuning.QUESTIONS_IN_A_TURN, GO_ON);
    }
  }

  private void waitUntil(long count) {
    while (turns.count() < count) {
      turns.pass(GO_ON);
    }
  }

  @Test
  void whoWorksAloneIsCounted() throws InterruptedException {
    run(this::work);
    assertEquals(TURNS, turns.count());
  }

  @Test
  void thoseWhoWaitDoNotShortenTheTimeOfWhoWorks() throws InterruptedException {
    run(() -> waitUntil(TURNS), this::work, () -> waitUntil(TURNS), () -> waitUntil(TURNS));
    assertEquals(TURNS, turns.count());
  }

  /** Or they would wait for ever. */
  @Test
  void whereAllWaitTimeGoesOn() throws InterruptedException {
    run(() -> waitUntil(TURNS), () -> waitUntil(2 * TURNS));
    assertTrue(turns.count() >= 2 * TURNS);
  }

  @Test
  void togetherNobodyWaits() {
    assertFalse(new Turns(Turns.Sharing.TOGETHER).pass(GO_ON));
  }
}
