// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs a command line in a thread with a large stack, and ends it when a signal arrives. */
final class MainThread {
  /** Deeply nested programs make recursive stages go deep; the memory is only used when needed. */
  private static final long STACK_BYTES = 1L << 29;

  /** How long an interrupted run may take to print what is known. */
  private static final long PATIENCE_MILLIS = 3000;

  private final List<String> arguments;
  private final Console console;
  private final AtomicInteger code = new AtomicInteger(ExitCode.ERROR.code());
  private final Thread thread;
  private volatile boolean finished;

  MainThread(List<String> arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
    this.thread =
        new Thread(null, () -> code.set(Main.run(arguments, console)), "kiki", STACK_BYTES);
  }

  /** The exit code of the command. */
  int run() throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutdown, "interrupt"));
    thread.setDaemon(true);
    thread.start();
    thread.join();
    int result = result();
    finished = true;
    return result;
  }

  private synchronized int result() {
    console.out().flush();
    if (console.out().checkError()) {
      console
          .err()
          .println("kiki: cannot write the results: standard output is closed or the disk is full");
      return ExitCode.ERROR.code();
    }
    return code.get();
  }

  /**
   * Also runs at a normal end, and then does nothing. On a signal the Java process would end with a
   * code of its own; {@code halt} ends it with ours.
   */
  private void shutdown() {
    if (finished) {
      return;
    }
    boolean worthWaiting = console.interruption().raise();
    try {
      thread.join(worthWaiting ? PATIENCE_MILLIS : 1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (thread.isAlive()) {
      console.error("kiki: interrupted");
      if (worthWaiting) {
        console.interruption().report();
      } else {
        Main.failed(arguments, console, ExitCode.INCONCLUSIVE);
      }
      code.set(ExitCode.INCONCLUSIVE.code());
    }
    Runtime.getRuntime().halt(result());
  }
}
