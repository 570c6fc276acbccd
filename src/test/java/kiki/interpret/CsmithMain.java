// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import kiki.options.DataModel;

/** {@code CsmithMain FIRST_SEED COUNT 32|64}: compares many programs in one process. */
public final class CsmithMain {
  /** Programs nest expressions deeply. */
  private static final long STACK_BYTES = 1L << 29;

  private static int exitCode;

  private CsmithMain() {}

  public static void main(String[] arguments) throws Exception {
    long first = Long.parseLong(arguments[0]);
    long count = Long.parseLong(arguments[1]);
    DataModel model = arguments[2].equals("32") ? DataModel.ILP32 : DataModel.LP64;
    Thread thread = new Thread(null, () -> run(first, count, model), "csmith", STACK_BYTES);
    thread.start();
    thread.join();
    System.exit(exitCode);
  }

  private static void run(long first, long count, DataModel model) {
    int same = 0;
    int different = 0;
    int leftOut = 0;
    long steps = 0;
    long start = System.nanoTime();
    try {
      Path folder = Files.createTempDirectory("csmith");
      Csmith csmith = new Csmith(folder);
      for (long seed = first; seed < first + count; seed++) {
        String failure = null;
        try {
          switch (csmith.compare(seed, model)) {
            case Csmith.Comparison.Same(long taken) -> {
              same++;
              steps += taken;
            }
            case Csmith.Comparison.Different(String expected, String actual) ->
                failure = "gcc: " + expected + " kiki: " + actual;
            case Csmith.Comparison.LeftOut(String reason) -> {
              leftOut++;
              System.out.println("seed " + seed + " left out: " + reason);
            }
          }
        } catch (RuntimeException e) {
          failure = e.toString();
        }
        if (failure != null) {
          different++;
          System.out.println("seed " + seed + " DIFFERS: " + failure);
        }
      }
      Files.delete(folder);
    } catch (java.io.IOException | InterruptedException e) {
      System.out.println("stopped: " + e);
    }
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
    exitCode = different == 0 ? 0 : 1;
    System.out.println(
        model
            + ": "
            + same
            + " same, "
            + different
            + " different, "
            + leftOut
            + " left out, "
            + steps
            + " instructions, "
            + seconds
            + " s");
  }
}
