// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Run once by the launcher when kiki is built: what is loaded here the JDK keeps ready in its AOT
 * cache, so that the commands people use start fast. Every engine takes part by itself, too: run
 * side by side, the fastest ends the others before they have begun.
 */
public final class Training {
  /** Seconds for each command; what matters is done in the first one. */
  private static final String SECONDS = "5";

  private Training() {}

  /** Runs the usual commands on the files of the given folder, and prints nothing. */
  public static void main(String[] arguments) throws InterruptedException {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Console console = Console.ofProcess(nowhere);
    for (List<String> command : commands(arguments[0] + "/")) {
      new MainThread(command, console).run();
    }
  }

  private static List<List<String>> commands(String folder) {
    List<List<String>> commands = new ArrayList<>();
    String program = folder + "training.c";
    commands.add(List.of("--version"));
    commands.add(List.of("--no-such-option"));
    commands.add(List.of("--show-properties", program));
    commands.add(List.of("--bounds-check", "--signed-overflow-check", "--trace", program));
    for (String file : List.of("loops.c", "memory.c", "ends.c", "endless.c", "floats.c")) {
      for (String property : List.of("error", "memory", "overflow", "end")) {
        commands.add(competition(folder + property + ".prp", folder + file));
      }
    }
    for (String engine : List.of("--incremental-bmc", "--k-induction", "--ic3", "--heap")) {
      commands.add(List.of(engine, "--timeout", SECONDS, folder + "loops.c"));
    }
    String system = folder + "training.btor2";
    commands.add(List.of("check", "--ic3", system));
    commands.add(List.of("check", system));
    return commands;
  }

  private static List<String> competition(String property, String file) {
    return List.of("--propertyfile", property, "--64", "--timeout", SECONDS, file);
  }
}
