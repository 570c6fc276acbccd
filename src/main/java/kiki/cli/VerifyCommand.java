package kiki.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import kiki.options.CommandLine;
import kiki.options.Option;
import kiki.options.Options;
import kiki.options.Specification;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import kiki.program.Properties;
import kiki.program.Property;

/** {@code kiki [OPTION...] FILE.c...}: verifies, or shows what it was asked to show. */
final class VerifyCommand {
  private final Console console;

  VerifyCommand(Console console) {
    this.console = console;
  }

  ExitCode run(List<String> arguments) {
    CommandLine line = CommandLine.parse(arguments);
    if (line.has(Option.HELP)) {
      console.print(Help.text());
      return ExitCode.SUCCESSFUL;
    }
    if (line.has(Option.VERSION)) {
      console.print(Version.NUMBER);
      return ExitCode.SUCCESSFUL;
    }
    Options options = Options.of(line, specification(line));
    SourceReader sources = new SourceReader(options, console);
    for (Options.Show what : List.of(Options.Show.PREPROCESSED, Options.Show.PARSE_TREE)) {
      if (options.show().contains(what)) {
        sources.show(what);
        return ExitCode.SUCCESSFUL;
      }
    }
    ProgramReader reader = new ProgramReader(sources, options, console);
    if (isTermination(options)) {
      return new TerminationCheck(reader.lower(), options, console).run();
    }
    Program program = reader.read();
    if (options.show().contains(Options.Show.GOTO_FUNCTIONS)) {
      console.out().print(ProgramPrinter.print(program));
      return ExitCode.SUCCESSFUL;
    }
    if (options.show().contains(Options.Show.PROPERTIES)) {
      Properties.of(program).forEach(p -> console.print(describe(p)));
      return ExitCode.SUCCESSFUL;
    }
    return new Verification(program, options, console).run();
  }

  /** Printing the program takes precedence over analysing it. */
  private static boolean isTermination(Options options) {
    return switch (options.analysis().engine()) {
      case TERMINATION, NONTERMINATION, TERMINATION_EITHER_WAY ->
          options.show().isEmpty() || options.show().equals(EnumSet.of(Options.Show.INVARIANTS));
      case SCHEDULE, INCREMENTAL_BMC, K_INDUCTION, ABSTRACT_INTERPRETATION -> false;
    };
  }

  private static String describe(Property p) {
    return "[%s] %s: %s".formatted(p.name(), p.location(), p.description());
  }

  private static Optional<Specification> specification(CommandLine line) {
    String name = line.last(Option.PROPERTY_FILE, null);
    if (name == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Specification.parse(Files.readString(Path.of(name)), name));
    } catch (NoSuchFileException e) {
      throw new BadInput(name + ": no such file");
    } catch (MalformedInputException e) {
      throw new BadInput(name + ": is not text");
    } catch (IOException e) {
      throw new BadInput(name + ": cannot be read: " + e.getMessage());
    }
  }
}
