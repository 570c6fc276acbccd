// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
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
  /** Engines have large stacks: cones of gates are deep. */
  private static final long STACK_BYTES = 1L << 26;

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

  /** The first answer of an engine; the others are stopped. */
  private ReachabilityAnswer race(TransitionSystem reduced) {
    if (engines.size() == 1) {
      return engines.getFirst().decide(reduced, stop);
    }
    AtomicReference<ReachabilityAnswer> answer = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    AtomicReference<OutOfMemoryError> exhausted = new AtomicReference<>();
    BooleanSupplier isOver =
        () -> answer.get() != null || failure.get() != null || stop.getAsBoolean();
    List<Thread> threads = new ArrayList<>();
    for (ReachabilityEngine engine : engines) {
      Runnable run =
          () -> {
            try {
              ReachabilityAnswer found = engine.decide(reduced, isOver);
              if (!(found instanceof ReachabilityAnswer.Undecided)) {
                answer.compareAndSet(null, found);
              }
            } catch (OutOfMemoryError e) {
              // What it held is garbage now: the others may go on.
              exhausted.set(e);
            }
          };
      Thread thread = new Thread(null, run, engine.name(), STACK_BYTES);
      thread.setUncaughtExceptionHandler((_, thrown) -> failure.compareAndSet(null, thrown));
      thread.start();
      threads.add(thread);
    }
    threads.forEach(ReachabilityChecker::join);
    if (failure.get() != null) {
      throw new IllegalStateException("an engine failed: " + failure.get(), failure.get());
    }
    if (answer.get() == null && exhausted.get() != null && !stop.getAsBoolean()) {
      throw exhausted.get();
    }
    return answer.get() == null ? new ReachabilityAnswer.Undecided() : answer.get();
  }

  /** Waits for a thread, which ends soon after the search is over, whatever interrupts. */
  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
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
