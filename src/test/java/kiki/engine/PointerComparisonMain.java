// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.options.Options;

/**
 * {@code PointerComparisonMain FIRST_SEED COUNT [SECONDS]}: compares the engines with the execution
 * of random programs with pointers, each engine at most so long; {@code gcc FIRST_SEED COUNT}:
 * compares the execution with gcc's sanitizers; {@code print SEED}: prints a program.
 */
public final class PointerComparisonMain {
  private static final long STACK_BYTES = 1L << 29;

  /** The number of programs between two reports of progress. */
  private static final int REPORTED = 100;

  private static int wrong;

  private PointerComparisonMain() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    if (arguments[0].equals("print")) {
      System.out.print(new PointerProgram(Long.parseLong(arguments[1])).generate());
      return;
    }
    if (arguments[0].equals("gcc")) {
      compareWithGcc(Long.parseLong(arguments[1]), Long.parseLong(arguments[2]));
      System.exit(wrong == 0 ? 0 : 1);
    }
    long first = Long.parseLong(arguments[0]);
    long count = Long.parseLong(arguments[1]);
    double seconds = arguments.length > 2 ? Double.parseDouble(arguments[2]) : 20;
    Thread thread =
        new Thread(null, () -> compare(first, count, seconds), "comparison", STACK_BYTES);
    thread.start();
    thread.join();
    System.exit(wrong == 0 ? 0 : 1);
  }

  private static void compareWithGcc(long first, long count)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("sanitizers");
    SanitizerComparison comparison = new SanitizerComparison(folder);
    for (long at = first; at < first + count; at += REPORTED) {
      long end = Math.min(at + REPORTED, first + count);
      List<String> found = comparison.disagreements(at, end - at);
      found.forEach(System.out::println);
      wrong += found.size();
      System.out.printf(
          "seeds %d to %d: %d programs compared with gcc, runs: %s, %d disagree%n",
          first, end - 1, comparison.programs(), comparison.runs(), wrong);
    }
    for (File file : folder.toFile().listFiles()) {
      Files.delete(file.toPath());
    }
    Files.delete(folder);
  }

  private static void compare(long first, long count, double seconds) {
    PointerComparison comparison =
        new PointerComparison(new Options.Limits(Optional.of(seconds), Optional.empty()));
    for (long seed = first; seed < first + count; seed++) {
      List<String> found = comparison.disagreements(seed);
      found.forEach(System.out::println);
      comparison.warnings().forEach(System.out::println);
      wrong += found.isEmpty() ? 0 : 1;
      if ((seed - first) % REPORTED == REPORTED - 1 || seed == first + count - 1) {
        System.out.printf(
            "seeds %d to %d: %d programs compared (%d violate something), %d left out, %d verdicts,"
                + " %d unknown, %d programs with warnings, %d disagree%n",
            first,
            seed,
            comparison.compared(),
            comparison.violating(),
            seed - first + 1 - comparison.compared(),
            comparison.agreement().definite(),
            comparison.agreement().unknown(),
            comparison.warned(),
            wrong);
      }
    }
  }
}
