// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.PrintStream;
import java.util.function.BooleanSupplier;

/**
 * The world outside a command.
 *
 * @param out results
 * @param err messages and progress
 * @param isTerminal whether a person is looking: colours and progress are shown only then. The JDK
 *     takes milliseconds to find out, so it is asked only when the answer matters
 * @param interruption hears of signals
 */
public record Console(
    PrintStream out, PrintStream err, BooleanSupplier isTerminal, Interruption interruption) {
  /** A console where nobody presses Ctrl-C. */
  public Console(PrintStream out, PrintStream err, boolean terminal) {
    this(out, err, () -> terminal, new Interruption());
  }

  /** The console this process was started from. */
  static Console ofProcess(PrintStream out) {
    return new Console(out, System.err, () -> System.console() != null, new Interruption());
  }

  public boolean terminal() {
    return isTerminal.getAsBoolean();
  }

  public void print(String line) {
    out.println(line);
  }

  public void error(String line) {
    out.flush();
    err.println(line);
  }
}
