// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.transition.certificate.InvariantChecker;
import kiki.transition.certificate.LatchInvariant;
import kiki.transition.certificate.TraceChecker;
import kiki.transition.reduce.ReducedSystem;
import kiki.transition.reduce.SystemReducer;
import kiki.transition.system.TransitionSystem;

/**
 * Decides properties of a system: makes it smaller, lets engines run side by side, and carries the
 * first answer back to the system as it was given, where it is checked.
 */
public final class ReachabilityChecker {
  private final TransitionSystem system;
  private final List<ReachabilityEngine> engines;
  private final BooleanSupplier stop;

  public ReachabilityChecker(
      TransitionSystem system, List<ReachabilityEngine> engines, BooleanSupplier stop) {
    this.system = system;
    this.engines = engines;
    this.stop = stop;
  }

  /** Whether the bad state of a property can be reached. */
  public ReachabilityAnswer check(int bad) {
    ReducedSystem reduced = new SystemReducer(system.only(bad)).reduce(stop);
    return switch (race(reduced.system())) {
      case ReachabilityAnswer.Reachable(var trace) -> {
        var lifted = reduced.lift(trace).of(bad);
        require(new TraceChecker(system).check(lifted));
        yield new ReachabilityAnswer.Reachable(lifted);
      }
      case ReachabilityAnswer.Unreachable(LatchInvariant found) -> {
        LatchInvariant lifted = new LatchInvariant(reduced.lift(found.clauses()), found.k());
        Optional<String> wrong = new InvariantChecker(system, stop).check(lifted, bad);
        if (wrong.isPresent() && stop.getAsBoolean()) {
          yield new ReachabilityAnswer.Undecided();
        }
        require(wrong);
        yield new ReachabilityAnswer.Unreachable(lifted);
      }
      case ReachabilityAnswer.Undecided undecided -> undecided;
    };
  }

  private static void require(Optional<String> wrong) {
    wrong.ifPresent(
        w -> {
          throw new IllegalStateException("the evidence does not hold: " + w);
        });
  }

  /** The first answer of an engine; the others are stopped. The first engine has a head start. */
  private ReachabilityAnswer race(TransitionSystem reduced) {
    if (engines.size() == 1) {
      return engines.getFirst().decide(reduced, stop);
    }
    Race race = new Race(reduced, stop);
    List<Thread> threads = new ArrayList<>();
    for (ReachabilityEngine engine : engines) {
      if (threads.size() == 1) {
        join(threads.getFirst(), TransitionTuning.HEAD_START_MILLISECONDS);
      }
      if (engine.isWorthwhile(reduced) && !race.isOver()) {
        Thread thread =
            new Thread(null, () -> race.run(engine), engine.name(), TransitionTuning.STACK_BYTES);
        thread.setUncaughtExceptionHandler((_, thrown) -> race.fail(thrown));
        thread.start();
        threads.add(thread);
      }
    }
    threads.forEach(t -> join(t, 0));
    return race.answer();
  }

  /**
   * Waits for a thread, which ends soon after the search is over, whatever interrupts; zero
   * milliseconds are for ever.
   */
  private static void join(Thread thread, long milliseconds) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join(milliseconds);
        break;
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
