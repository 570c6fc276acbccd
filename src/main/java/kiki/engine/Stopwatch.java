package kiki.engine;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;

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

  private final Map<Part, Total> totals = new EnumMap<>(Part.class);

  <T> T time(Part part, Supplier<T> work) {
    long start = System.nanoTime();
    try {
      return work.get();
    } finally {
      add(part, System.nanoTime() - start);
    }
  }

  void time(Part part, Runnable work) {
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

  public synchronized Map<Part, Total> totals() {
    return new EnumMap<>(totals);
  }
}
