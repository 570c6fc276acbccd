package kiki.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.options.UsageError;
import kiki.sat.DimacsCommand;

/** {@code kiki sat FILE.cnf [--proof FILE] [--sat-library FILE]}. */
final class SatCommand {
  private final Console console;

  SatCommand(Console console) {
    this.console = console;
  }

  int run(List<String> arguments) {
    Optional<Path> file = Optional.empty();
    Optional<Path> proof = Optional.empty();
    Optional<Path> library = Optional.empty();
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      switch (word) {
        case "--proof" -> proof = Optional.of(argument(arguments, ++i, word));
        case "--sat-library" -> library = Optional.of(argument(arguments, ++i, word));
        case String s when s.startsWith("-") ->
            throw new UsageError("sat takes --proof FILE and --sat-library FILE, not " + s);
        case String s when file.isPresent() ->
            throw new UsageError("sat takes one file; " + s + " is a second one");
        case String s -> file = Optional.of(Path.of(s));
      }
    }
    Path formula = file.orElseThrow(() -> new UsageError("sat needs a DIMACS file"));
    DimacsCommand.Outcome outcome = new DimacsCommand(formula, proof, library).run(() -> false);
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
