// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.options.UsageError;
import kiki.sat.dimacs.DimacsCommand;

/** {@code kiki sat FILE.cnf [--proof FILE] [--sat-library FILE]}. */
final class SatCommand {
  private final Console console;

  SatCommand(Console console) {
    this.console = console;
  }

  int run(List<String> arguments) {
    Optional<Path> proof = Optional.empty();
    Optional<Path> library = Optional.empty();
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      if (word.equals("--proof")) {
        proof = Optional.of(argument(arguments, ++i, word));
      } else if (word.equals("--sat-library")) {
        library = Optional.of(argument(arguments, ++i, word));
      } else if (word.startsWith("-")) {
        throw new UsageError("sat takes --proof FILE and --sat-library FILE, not " + word);
      } else {
        files.add(Path.of(word));
      }
    }
    if (files.size() != 1) {
      throw new UsageError("sat takes one DIMACS file, not " + files.size());
    }
    Path formula = files.getFirst();
    console.interruption().enter(Interruption.Polling.ACTIVITY);
    DimacsCommand.Outcome outcome =
        new DimacsCommand(formula, proof, library).run(console.interruption());
    outcome.errors().forEach(e -> console.error("kiki: " + e));
    outcome.lines().forEach(console::print);
    return outcome.exitCode();
  }

  private static Path argument(List<String> arguments, int index, String flag) {
    if (index >= arguments.size()) {
      throw new UsageError(flag + " needs an argument: FILE");
    }
    return Path.of(arguments.get(index));
  }
}
