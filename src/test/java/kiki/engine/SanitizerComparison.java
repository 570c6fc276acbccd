package kiki.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.Sanitizers.Ending;
import kiki.program.Property;

/**
 * Compares the interpreter with gcc's sanitizers on {@link PointerProgram}s. The sanitizers do not
 * see reads of memory that was not written; what the programs read there they do not use.
 */
final class SanitizerComparison {
  /** So many are compiled together. */
  private static final int BATCH = 50;

  private static final int MOST_RUNS = 16;

  private final Sanitizers sanitizers;
  private int programs;
  private final Map<Ending, Integer> runs = new EnumMap<>(Ending.class);

  SanitizerComparison(Path folder) {
    this.sanitizers = new Sanitizers(folder);
  }

  int programs() {
    return programs;
  }

  /** How many runs ended in each way. */
  Map<Ending, Integer> runs() {
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
    List<Optional<Property>> expected = new ArrayList<>();
    for (long seed = first; seed < end; seed++) {
      PointerProgram program = new PointerProgram(seed);
      String text = program.generate();
      var all = PointerComparison.runs(Agreement.program(text, program.checks())).orElse(List.of());
      int step = Math.max(1, all.size() / MOST_RUNS);
      for (int i = 0; i < all.size(); i += step) {
        tasks.add(new Sanitizers.Task(texts.size(), all.get(i).inputs()));
        expected.add(
            all.get(i).violated().stream()
                .filter(v -> v.kind() != Property.Kind.UNINITIALIZED)
                .findFirst());
      }
      programs += all.isEmpty() ? 0 : 1;
      texts.add(text);
    }
    List<Ending> endings = sanitizers.run(texts, tasks);
    for (int i = 0; i < tasks.size(); i++) {
      runs.merge(endings.get(i), 1, Integer::sum);
      if (endings.get(i) != ending(expected.get(i))) {
        found.add(
            "seed %d, inputs %s: %s with gcc, but %s"
                .formatted(
                    first + tasks.get(i).program(),
                    tasks.get(i).inputs(),
                    endings.get(i),
                    expected.get(i).map(Property::description).orElse("no violation")));
      }
    }
  }

  private static Ending ending(Optional<Property> violated) {
    return violated
        .map(
            p ->
                switch (p.kind()) {
                  case ASSERTION -> Ending.ASSERTION;
                  case MEMORY_LEAK -> Ending.LEAK;
                  case ARRAY_BOUNDS, POINTER_DEREFERENCE, FREE, PRECONDITION -> Ending.ERROR;
                  case UNREACHABLE,
                      DIVISION_BY_ZERO,
                      OVERFLOW,
                      NAN,
                      UNDEFINED_SHIFT,
                      CONVERSION,
                      POINTER_OVERFLOW,
                      UNINITIALIZED,
                      TERMINATION ->
                      throw new IllegalStateException("not asked for: " + p);
                })
        .orElse(Ending.NORMAL);
  }
}
