// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Run by the launcher when kiki is built: what is loaded here the JDK keeps ready in an AOT cache,
 * so that the commands people use start fast. There is a cache for each task.
 */
public final class Training {
  /** Seconds for each command; what matters is done in the first one. */
  private static final String SECONDS = "5";

  /** Includes headers; the others are preprocessed, as in competitions. */
  private static final String UNPREPROCESSED = "training.c";

  private static final List<String> PROGRAMS =
      List.of("loops.c", "memory.c", "ends.c", "endless.c", "floats.c", "driver.c");

  /** What a cache is for; the launcher names them in lower case. */
  private enum Task {
    /** Commands that stop before any engine runs. */
    READING {
      @Override
      List<List<String>> commands(String folder) {
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--version"));
        commands.add(List.of("--help"));
        commands.add(List.of("--no-such-option"));
        List<String> files = new ArrayList<>(PROGRAMS);
        files.add(UNPREPROCESSED);
        for (String file : files) {
          for (String show :
              List.of("--preprocess", "--show-goto-functions", "--show-properties")) {
            commands.add(List.of(show, folder + file));
          }
        }
        commands.add(List.of("--show-loops", folder + "loops.c"));
        commands.add(List.of("--show-parse-tree", folder + "loops.c"));
        return commands;
      }
    },
    /** {@code kiki check}. */
    CHECKING {
      @Override
      List<List<String>> commands(String folder) {
        List<List<String>> commands = new ArrayList<>();
        for (String system : List.of("training.btor2", "training.aag")) {
          commands.add(List.of("check", folder + system));
          for (String engine : List.of("--ic3", "--k-induction")) {
            commands.add(List.of("check", engine, folder + system));
          }
        }
        return commands;
      }
    },
    /**
     * All others. Every engine takes part by itself, too: run side by side, the fastest ends the
     * others before they have begun.
     */
    VERIFYING {
      @Override
      List<List<String>> commands(String folder) {
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--no-such-option"));
        commands.add(
            List.of(
                "--bounds-check", "--signed-overflow-check", "--trace", folder + UNPREPROCESSED));
        for (String file : PROGRAMS) {
          for (String property : List.of("error", "memory", "overflow", "end")) {
            commands.add(competition(folder + property + ".prp", folder + file));
          }
        }
        for (String engine :
            List.of("--incremental-bmc", "--k-induction", "--ic3", "--llumc", "--heap")) {
          commands.add(List.of(engine, "--timeout", SECONDS, folder + "loops.c"));
        }
        return commands;
      }
    };

    abstract List<List<String>> commands(String folder);
  }

  private Training() {}

  /** Runs the commands of a task on the files of the given folder, and prints nothing. */
  public static void main(String[] arguments) throws InterruptedException {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Console console = Console.ofProcess(nowhere);
    Task task = Task.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    for (List<String> command : task.commands(arguments[1] + "/")) {
      Main.run(new CommandThread(command, console));
    }
  }

  private static List<String> competition(String property, String file) {
    return List.of("--propertyfile", property, "--64", "--timeout", SECONDS, file);
  }
}
