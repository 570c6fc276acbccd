// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.PrintStream;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import kiki.engine.control.ProcessAge;
import kiki.project.command.Terminal;

/**
 * The world outside a command.
 *
 * @param out results
 * @param err messages and progress
 * @param isTerminal whether a person is looking: colours and progress are shown only then. The JDK
 *     takes milliseconds to find out, so it is asked only when the answer matters
 * @param interruption hears of signals
 * @param age nanoseconds that the user waits already: it takes a process some time to start
 */
public record Console(
    PrintStream out,
    PrintStream err,
    BooleanSupplier isTerminal,
    Interruption interruption,
    LongSupplier age) {
  /** A console where nobody presses Ctrl-C. */
  public Console(PrintStream out, PrintStream err, boolean terminal) {
    this(out, err, () -> terminal, new Interruption(), () -> 0);
  }

  /** The console this process was started from. */
  static Console ofProcess(PrintStream out) {
    return new Console(
        out, System.err, () -> System.console() != null, new Interruption(), ProcessAge::nanos);
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

  /** This console, for commands about projects. */
  Terminal forProjects() {
    return new ProjectTerminal(this);
  }

  private static final class ProjectTerminal implements Terminal {
    private static final String CLEAR = "\r\u001b[K";

    private final Console console;
    private boolean shown;

    ProjectTerminal(Console console) {
      this.console = console;
    }

    @Override
    public void print(String line) {
      console.print(line);
    }

    @Override
    public void error(String line) {
      console.error(line);
    }

    @Override
    public synchronized void progress(String line) {
      if (console.terminal() && (shown || !line.isEmpty())) {
        console.err().print(CLEAR + line);
        console.err().flush();
        shown = !line.isEmpty();
      }
    }

    @Override
    public void enter(Activity activity) {
      console
          .interruption()
          .enter(
              new Interruption.Activity() {
                @Override
                public void stop() {
                  activity.stop();
                }

                @Override
                public void report() {
                  activity.report();
                }
              });
    }

    @Override
    public void leave() {
      console.interruption().leave();
    }
  }
}
