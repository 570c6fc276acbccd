// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import kiki.solver.Statistics;

/** Time spent and work done by the parts of an engine; safe to read from other threads. */
public final class Stopwatch {
  /** The parts. */
  public enum Part {
    UNWIND,
    REFUTE,
    COMPLETENESS,
    INFER,
    PROVE,
    CERTIFY
  }

  /**
   * @param count how often the part ran
   * @param nanos how long, in total
   */
  public record Total(int count, long nanos) {
    Total plus(long more) {
      return new Total(count + 1, nanos + more);
    }
  }

  /**
   * What solvers did, in total.
   *
   * @param variables of all SAT instances
   * @param clauses given to all SAT solvers
   */
  public record Work(
      long checks, long variables, long clauses, long encodingNanos, long solvingNanos) {
    private static final Work NONE = new Work(0, 0, 0, 0, 0);

    Work plus(Statistics more) {
      return new Work(
          checks + more.checks(),
          variables + more.variables(),
          clauses + more.clauses(),
          encodingNanos + more.encodingNanos(),
          solvingNanos + more.solvingNanos());
    }
  }

  private final Map<Part, Total> totals = new EnumMap<>(Part.class);
  private Work work = Work.NONE;

  public <T> T time(Part part, Supplier<T> work) {
    long start = System.nanoTime();
    try {
      return work.get();
    } finally {
      add(part, System.nanoTime() - start);
    }
  }

  public void time(Part part, Runnable work) {
    time(
        part,
        () -> {
          work.run();
          return null;
        });
  }

  private synchronized void add(Part part, long nanos) {
    totals.put(part, totals.getOrDefault(part, new Total(0, 0)).plus(nanos));
  }

  /** Counts what a solver that is no longer used has done. */
  public synchronized void add(Statistics solver) {
    work = work.plus(solver);
  }

  /** What the solvers of the engine did that have finished. */
  public synchronized Work work() {
    return work;
  }

  public synchronized Map<Part, Total> totals() {
    return new EnumMap<>(totals);
  }
}
