package kiki.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.result.Verdict;
import kiki.options.CommandLine;
import kiki.options.Option;
import kiki.options.Options;
import kiki.options.Specification;
import kiki.options.UsageError;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaPrinter;

/** {@code kiki [OPTION...] FILE.c...}: verifies, or shows what it was asked to show. */
final class VerifyCommand {
  private static final int WARNINGS = 4;

  /** Seconds; a file that is read at the time limit may be done soon. */
  private static final double READING_GRACE = 0.3;

  private final Console console;

  VerifyCommand(Console console) {
    this.console = console;
  }

  ExitCode run(List<String> arguments) {
    Elapsed elapsed = new Elapsed();
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
    if (options.show().contains(Options.Show.LOOPS)) {
      LoopList.lines(reader.lower()).forEach(console::print);
      return ExitCode.SUCCESSFUL;
    }
    warn(options);
    if (isTermination(options)) {
      Program lowered = Timed.call(options.limits(), READING_GRACE, reader::lower);
      return new TerminationCheck(lowered, options, console, elapsed).run();
    }
    Program program = Timed.call(options.limits(), READING_GRACE, reader::read);
    requireProperties(program, options);
    if (options.show().contains(Options.Show.GOTO_FUNCTIONS)) {
      console.out().print(ProgramPrinter.print(program));
      return ExitCode.SUCCESSFUL;
    }
    if (options.show().contains(Options.Show.PROPERTIES)) {
      Properties.of(program).forEach(p -> console.print(describe(p)));
      return ExitCode.SUCCESSFUL;
    }
    if (options.show().contains(Options.Show.SSA)) {
      Ssa ssa = new Workbenches(options).of(program, () -> false).ssa(Ssa.Mode.CUT, () -> false);
      for (int k = 1; k < options.analysis().copies(1); k++) {
        ssa.unwind();
      }
      SsaPrinter.lines(ssa, ssa.takeConstraints()).forEach(console::print);
      return ExitCode.SUCCESSFUL;
    }
    if (options.analysis().preconditions()) {
      return inconclusive(program, options, "preconditions cannot be inferred yet");
    }
    return new Verification(program, options, console, elapsed).run();
  }

  private ExitCode inconclusive(Program program, Options options, String reason) {
    Map<Property, Verdict> verdicts = new LinkedHashMap<>();
    Properties.of(program).forEach(p -> verdicts.put(p, new Verdict.Unknown(reason)));
    console.error("kiki: " + reason);
    new Outputs(options, console).report(new Summary(verdicts));
    return ExitCode.INCONCLUSIVE;
  }

  /** Domains that are accepted, but change nothing. */
  private void warn(Options options) {
    if (options.output().verbosity() < WARNINGS) {
      return;
    }
    for (Options.DomainName name : options.analysis().domains()) {
      if (options.analysis().engine() == Options.Engine.INCREMENTAL_BMC) {
        console.error("warning: " + flag(name) + " has no effect with --incremental-bmc");
      }
    }
  }

  private static String flag(Options.DomainName name) {
    return "--" + name.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A name that is no property's would make every check disappear. */
  private static void requireProperties(Program program, Options options) {
    Set<String> missing = new LinkedHashSet<>(options.properties().names());
    Properties.of(program).forEach(p -> missing.remove(p.name()));
    if (!missing.isEmpty()) {
      throw new UsageError(
          "no property '%s'; --show-properties lists them".formatted(missing.iterator().next()));
    }
  }

  /** Printing the program takes precedence over analysing it. */
  private static boolean isTermination(Options options) {
    return switch (options.analysis().engine()) {
      case TERMINATION, NONTERMINATION ->
          options.show().isEmpty() || options.show().equals(EnumSet.of(Options.Show.INVARIANTS));
      case SCHEDULE, INCREMENTAL_BMC, IC3, K_INDUCTION, ABSTRACT_INTERPRETATION -> false;
    };
  }

  private static String describe(Property p) {
    return "[" + p.name() + "] " + p.location() + ": " + p.description();
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
