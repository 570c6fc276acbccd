// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * Run once by the launcher when kiki is built: what is loaded here the JDK keeps ready in its AOT
 * cache, so that the commands people use start fast.
 */
public final class Training {
  private Training() {}

  /** Runs the usual commands on the given program and transition system, and prints nothing. */
  public static void main(String[] arguments) throws InterruptedException {
    String file = arguments[0];
    String system = arguments[1];
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Console console = Console.ofProcess(nowhere);
    List<List<String>> commands =
        List.of(
            List.of("--version"),
            List.of("--no-such-option"),
            List.of("--show-properties", file),
            List.of("--bounds-check", "--signed-overflow-check", "--trace", file),
            List.of("check", "--ic3", system),
            List.of("check", system));
    for (List<String> command : commands) {
      new MainThread(command, console).run();
    }
  }
}
