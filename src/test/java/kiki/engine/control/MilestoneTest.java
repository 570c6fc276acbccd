// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Who waits, and for how much work of the other. */
class MilestoneTest {
  private static final int MOST = 3;

  private final Milestone milestone = new Milestone(new Turns(Turns.Sharing.TOGETHER), MOST);

  /** Waits, giving up after a few looks. */
  private int looks() {
    AtomicInteger looks = new AtomicInteger();
    milestone.await(() -> looks.incrementAndGet() > 2);
    return looks.get();
  }

  @Test
  void nobodyWaitsForWhatIsReached() {
    milestone.reach();
    assertEquals(0, looks());
  }

  @Test
  void whoeverHasEnoughWaitsNoLonger() {
    assertEquals(3, looks());
  }

  @Test
  void workEndsTheWait() {
    for (int i = 0; i < MOST; i++) {
      milestone.asked();
    }
    assertEquals(3, looks(), "not before it is more than that");
    milestone.asked();
    assertEquals(0, looks());
  }

  @Test
  void reachingItWakesWhoWaits() throws InterruptedException {
    Thread waiting = new Thread(() -> milestone.await(() -> false));
    waiting.start();
    milestone.reach();
    waiting.join();
    assertFalse(waiting.isAlive());
  }

  @Test
  void interruptionsAreKept() {
    Thread.currentThread().interrupt();
    milestone.await(() -> false);
    assertTrue(Thread.interrupted());
  }
}
