// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import kiki.cli.Console;
import kiki.cli.Main;

/** Runs the programs made from contracts in kiki, and compiled with gcc's sanitizers. */
public final class ContractRuns {
  private static final long STACK_BYTES = 1L << 29;

  /** They change the machine, or wait for others. */
  private static final Set<String> NOT_TO_RUN =
      Set.of(
          "sethostname",
          "settimeofday",
          "clock_settime",
          "adjtime",
          "acct",
          "chroot",
          "setrlimit",
          "setgroups",
          "initgroups",
          "setlogin",
          "tcsetattr",
          "sched_setparam",
          "sched_setscheduler",
          "sched_setaffinity",
          "pthread_setaffinity_np",
          "system",
          "getpass");

  private ContractRuns() {}

  /** The exit code of kiki. */
  static int kiki(ContractPrograms.Case c, Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.c"), c.text());
    AtomicInteger exit = new AtomicInteger(-1);
    PrintStream none = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    List<String> arguments =
        List.of("--pointer-check", "--bounds-check", "--timeout", "10", file.toString());
    Thread thread =
        new Thread(
            null,
            () -> exit.set(Main.run(arguments, new Console(none, none, false))),
            "kiki",
            STACK_BYTES);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return exit.get();
  }

  /** How the compiled program ended: fine, with a report, or not at all. */
  private enum End {
    FINE,
    REPORTED,
    NOT_RUN
  }

  /**
   * Compares all programs, prints those on which kiki and gcc's sanitizers do not agree, and counts
   * them. A misuse that gcc does not see is no disagreement: sanitizers know few functions.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("contracts");
    String wanted = arguments.length > 0 ? arguments[0] : ".*";
    int agreed = 0;
    int unseen = 0;
    int unknown = 0;
    int wrong = 0;
    for (ContractPrograms.Case c : ContractPrograms.all()) {
      if (!c.function().matches(wanted)) {
        continue;
      }
      int exit = kiki(c, folder);
      End end = NOT_TO_RUN.contains(c.function()) ? End.NOT_RUN : compiled(c, folder);
      boolean isFailure = exit == 10;
      boolean isRight = c.isValid() ? !isFailure && end != End.REPORTED : isFailure;
      if (!isRight && exit != 5) {
        wrong++;
        System.out.println("WRONG " + c + ": kiki " + exit + ", compiled " + end);
      } else if (exit == 5) {
        unknown++;
        System.out.println("UNKNOWN " + c + ": compiled " + end);
      } else if (!c.isValid() && end != End.REPORTED) {
        unseen++;
      } else {
        agreed++;
      }
    }
    System.out.printf(
        "agreed %d, misuse that gcc does not see %d, unknown %d, wrong %d%n",
        agreed, unseen, unknown, wrong);
  }

  private static End compiled(ContractPrograms.Case c, Path folder)
      throws IOException, InterruptedException {
    String program = folder.resolve("a.out").toString();
    Process gcc =
        new ProcessBuilder(
                "gcc",
                "-w",
                "-fsanitize=address",
                "-fno-builtin",
                "-O0",
                folder.resolve("a.c").toString(),
                "-o",
                program,
                "-lm",
                "-lpthread",
                "-lcrypt")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (gcc.waitFor() != 0) {
      return End.NOT_RUN;
    }
    ProcessBuilder run = new ProcessBuilder(program).directory(folder.toFile());
    run.environment().put("ASAN_OPTIONS", "detect_leaks=0");
    run.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    run.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    Process process = run.start();
    if (!process.waitFor(5, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      return End.NOT_RUN;
    }
    int exit = process.exitValue();
    return exit == 1 || exit >= 128 ? End.REPORTED : End.FINE;
  }
}
