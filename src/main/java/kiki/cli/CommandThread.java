// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs a command line in a thread with a large stack, and ends it when somebody asks for that. */
public final class CommandThread {
  /** Deeply nested programs make recursive stages go deep; the memory is only used when needed. */
  private static final long STACK_BYTES = 1L << 29;

  /** How long an interrupted run may take to print what is known. */
  private static final long PATIENCE_MILLIS = 3000;

  private final List<String> arguments;
  private final Console console;
  private final AtomicInteger code = new AtomicInteger(ExitCode.ERROR.code());
  private final ThreadGroup group = new ThreadGroup("kiki");
  private final Thread thread;
  private volatile boolean finished;

  public CommandThread(List<String> arguments, Console console) {
    this.arguments = List.copyOf(arguments);
    this.console = console;
    this.thread =
        new Thread(group, () -> code.set(Main.run(this.arguments, console)), "kiki", STACK_BYTES);
  }

  /** The exit code of the command. */
  public int run() throws InterruptedException {
    thread.setDaemon(true);
    thread.start();
    thread.join();
    int result = result();
    finished = true;
    return result;
  }

  /** Whether it has come to its end, and its results are written. */
  boolean isFinished() {
    return finished;
  }

  /** Whether it, or a thread that it has started, still runs. */
  public boolean isAlive() {
    return group.activeCount() > 0;
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

  /** Has it end soon with what is known, and gives its exit code. */
  public int interrupt() {
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
    return result();
  }
}
