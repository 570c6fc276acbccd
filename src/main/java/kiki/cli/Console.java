package kiki.cli;

import java.io.PrintStream;

/**
 * Where a command prints.
 *
 * @param out results
 * @param err messages and progress
 * @param terminal whether a person is looking: colours and progress are shown only then
 */
public record Console(PrintStream out, PrintStream err, boolean terminal) {
  public void print(String line) {
    out.println(line);
  }

  public void error(String line) {
    out.flush();
    err.println(line);
  }
}
