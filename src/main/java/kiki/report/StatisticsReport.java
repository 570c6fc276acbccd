// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kiki.engine.control.Stopwatch;

/** What {@code --statistics} prints. */
public final class StatisticsReport {
  private static final double NANOS_PER_SECOND = 1e9;

  private StatisticsReport() {}

  /**
   * @param stopwatches by the engine's name
   */
  public static List<String> lines(Map<String, Stopwatch> stopwatches) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("** Statistics:");
    stopwatches.forEach((engine, stopwatch) -> add(engine, stopwatch, lines));
    return lines;
  }

  private static void add(String engine, Stopwatch stopwatch, List<String> lines) {
    stopwatch
        .totals()
        .forEach(
            (part, total) ->
                lines.add(
                    "%s %s: %d times, %.3f s"
                        .formatted(
                            engine,
                            part.name().toLowerCase(Locale.ROOT),
                            total.count(),
                            seconds(total.nanos()))));
    Stopwatch.Work work = stopwatch.work();
    lines.add(
        "%s solver: %d checks, %d variables, %d clauses, %.3f s encoding, %.3f s solving"
            .formatted(
                engine,
                work.checks(),
                work.variables(),
                work.clauses(),
                seconds(work.encodingNanos()),
                seconds(work.solvingNanos())));
  }

  private static double seconds(long nanos) {
    return nanos / NANOS_PER_SECOND;
  }
}
