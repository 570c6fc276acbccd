package kiki.cli;

import java.io.PrintStream;

/**
 * The world outside a command.
 *
 * @param out results
 * @param err messages and progress
 * @param terminal whether a person is looking: colours and progress are shown only then
 * @param interruption hears of signals
 */
public record Console(
    PrintStream out, PrintStream err, boolean terminal, Interruption interruption) {
  /** A console where nobody presses Ctrl-C. */
  public Console(PrintStream out, PrintStream err, boolean terminal) {
    this(out, err, terminal, new Interruption());
  }

  public void print(String line) {
    out.println(line);
  }

  public void error(String line) {
    out.flush();
    err.println(line);
  }
}
