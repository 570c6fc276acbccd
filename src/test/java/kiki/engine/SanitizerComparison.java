// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares the interpreter with gcc's sanitizers on {@link PointerProgram}s. The sanitizers do not
 * see reads of memory that was not written; what the programs read there they do not use.
 */
final class SanitizerComparison {
  /** The number of programs that are compiled together. */
  private static final int BATCH = 50;

  private static final int FURTHER_RUNS = 4;

  private final Sanitizers sanitizers;
  private int programs;
  private final Map<Fault, Integer> runs = new EnumMap<>(Fault.class);

  SanitizerComparison(Path folder) {
    this.sanitizers = new Sanitizers(folder);
  }

  int programs() {
    return programs;
  }

  /** How many runs ended in each way. */
  Map<Fault, Integer> runs() {
    return runs;
  }

  /** Runs that end differently. */
  List<String> disagreements(long first, long count) throws IOException, InterruptedException {
    List<String> found = new ArrayList<>();
    for (long at = first; at < first + count; at += BATCH) {
      batch(at, Math.min(at + BATCH, first + count), found);
    }
    return found;
  }

  private void batch(long first, long end, List<String> found)
      throws IOException, InterruptedException {
    List<String> texts = new ArrayList<>();
    List<Sanitizers.Task> tasks = new ArrayList<>();
    List<Ending> expected = new ArrayList<>();
    for (long seed = first; seed < end; seed++) {
      PointerProgram program = new PointerProgram(seed);
      String text = program.generate();
      List<ExhaustiveRuns.Run> all =
          PointerComparison.runs(Agreement.program(text, program.checks())).orElse(List.of());
      for (ExhaustiveRuns.Run run : chosen(all)) {
        tasks.add(new Sanitizers.Task(texts.size(), run.inputs()));
        expected.add(Ending.of(run.violated()));
      }
      programs += all.isEmpty() ? 0 : 1;
      texts.add(text);
    }
    List<Ending> endings = sanitizers.run(texts, tasks);
    for (int i = 0; i < tasks.size(); i++) {
      runs.merge(endings.get(i).fault(), 1, Integer::sum);
      if (!endings.get(i).agrees(expected.get(i))) {
        found.add(
            "seed %d, inputs %s: %s with gcc, but %s"
                .formatted(
                    first + tasks.get(i).program(),
                    tasks.get(i).inputs(),
                    endings.get(i),
                    expected.get(i)));
      }
    }
  }

  /** One run of each kind, and some others. */
  private static Collection<ExhaustiveRuns.Run> chosen(List<ExhaustiveRuns.Run> all) {
    Map<Object, ExhaustiveRuns.Run> chosen = new LinkedHashMap<>();
    all.forEach(r -> chosen.putIfAbsent(Ending.of(r.violated()), r));
    int step = Math.max(1, all.size() / FURTHER_RUNS);
    for (int i = 0; i < all.size(); i += step) {
      chosen.put(all.get(i).inputs(), all.get(i));
    }
    return chosen.values();
  }
}
