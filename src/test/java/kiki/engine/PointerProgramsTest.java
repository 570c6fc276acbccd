// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.options.Options;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs with pointers, casts, unions and allocation: the engines agree with all runs of
 * the interpreter, and these with gcc's sanitizers, so that whatever an engine refutes fails when
 * compiled, too. {@code bench/pointers} runs more.
 */
class PointerProgramsTest {
  private static final int SEEDS_OF_SHORT_RUN = 40;
  private static final int SEEDS_OF_LONG_RUN = 5000;

  /** The number of seeds in a row that choose as is intended. */
  private static final int PROGRAMS = 1000;

  /** A limit for each engine, after which it says nothing. */
  private static final double SECONDS = 2;

  @TempDir Path folder;

  /** Half of the programs of any range have an error, and all errors are alike in number. */
  @Test
  void plantsErrorsOfAllKinds() {
    for (long start : new long[] {0, 4_100, 1_000_000, 1L << 40}) {
      Map<PlantedError, Integer> kinds = new EnumMap<>(PlantedError.class);
      for (long seed = start; seed < start + PROGRAMS; seed++) {
        new PointerProgram(seed).planted().ifPresent(e -> kinds.merge(e, 1, Integer::sum));
      }
      int planted = kinds.values().stream().mapToInt(Integer::intValue).sum();
      assertTrue(Math.abs(planted - PROGRAMS / 2) < PROGRAMS / 10, planted + " from " + start);
      for (PlantedError error : PlantedError.values()) {
        double share =
            (double) kinds.getOrDefault(error, 0) * PlantedError.values().length / planted;
        assertTrue(share > 0.5 && share < 1.6, error + " " + share + " from " + start);
      }
    }
  }

  @Test
  void interpreterAgreesWithSanitizers() throws IOException, InterruptedException {
    compareWithSanitizers(0, SEEDS_OF_SHORT_RUN);
  }

  @Test
  @Tag("long")
  void interpreterAgreesWithSanitizersOnMany() throws IOException, InterruptedException {
    compareWithSanitizers(SEEDS_OF_SHORT_RUN, SEEDS_OF_LONG_RUN);
  }

  private void compareWithSanitizers(int first, int count)
      throws IOException, InterruptedException {
    boolean installed =
        Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(p -> Files.isExecutable(Path.of(p, "gcc")));
    assumeTrue(installed, "gcc is not installed");
    SanitizerComparison comparison = new SanitizerComparison(folder);
    assertEquals(List.of(), comparison.disagreements(first, count));
    assertTrue(comparison.programs() > count / 2, "few programs: " + comparison.programs());
  }

  @Test
  void enginesAgreeWithInterpreter() {
    compareWithInterpreter(0, SEEDS_OF_SHORT_RUN);
  }

  @Test
  @Tag("long")
  void enginesAgreeWithInterpreterOnMany() {
    compareWithInterpreter(SEEDS_OF_SHORT_RUN, SEEDS_OF_LONG_RUN);
  }

  private static void compareWithInterpreter(int first, int count) {
    PointerComparison comparison =
        new PointerComparison(new Options.Limits(Optional.of(SECONDS), Optional.empty()));
    List<String> found = new ArrayList<>();
    for (int seed = first; seed < first + count; seed++) {
      found.addAll(comparison.disagreements(seed));
    }
    assertEquals(List.of(), found);
    assertTrue(comparison.compared() > count / 2, "few programs: " + comparison.compared());
  }
}
