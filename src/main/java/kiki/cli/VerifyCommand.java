// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.List;
import java.util.function.Consumer;
import kiki.api.Arguments;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.Results;
import kiki.api.Verification;
import kiki.options.CommandLine;
import kiki.options.DomainFlag;
import kiki.options.Option;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.ProgramPrinter;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.report.StatisticsReport;
import kiki.util.Version;

/** {@code kiki [OPTION...] FILE.c...}: verifies, or shows what it was asked to show. */
final class VerifyCommand {
  private final Console console;

  VerifyCommand(Console console) {
    this.console = console;
  }

  ExitCode run(List<String> arguments) {
    long start = System.nanoTime();
    CommandLine line = Arguments.line(arguments, CommandLine.Operands.MIXED);
    if (line.has(Option.HELP)) {
      console.print(Help.text());
      return ExitCode.SUCCESSFUL;
    }
    if (line.has(Option.VERSION)) {
      console.print(Version.NUMBER);
      return ExitCode.SUCCESSFUL;
    }
    if (line.has(Option.MAN)) {
      console.print(ManualPage.text());
      return ExitCode.SUCCESSFUL;
    }
    if (line.has(Option.COMPLETION)) {
      console.print(ShellCompletion.text(Shell.named(line.last(Option.COMPLETION, ""))));
      return ExitCode.SUCCESSFUL;
    }
    Options options = withTimeLeft(Arguments.options(line));
    if (line.has(Option.VALIDATE)) {
      return new ValidateCommand(console).run(line.last(Option.VALIDATE, ""), options);
    }
    CReader reader = ProgramReader.of(options, console);
    if (options.show().contains(Options.Show.PREPROCESSED)) {
      sources(options).forEach(s -> console.out().print(reader.preprocessed(s)));
      return ExitCode.SUCCESSFUL;
    }
    if (options.show().contains(Options.Show.PARSE_TREE)) {
      sources(options).forEach(s -> console.out().print(reader.syntaxTree(s)));
      return ExitCode.SUCCESSFUL;
    }
    warn(options);
    if (FunctionsCommand.isMeant(options)) {
      return FunctionsCommand.of(console, options).run();
    }
    CProgram program = reader.read();
    if (show(program)) {
      return ExitCode.SUCCESSFUL;
    }
    return CoverCommand.isMeant(options)
        ? CoverCommand.of(console, program, start).run()
        : verify(program, start);
  }

  /** Nobody asks how old the process is where nothing depends on it. */
  private Options withTimeLeft(Options options) {
    return options.limits().seconds().isEmpty()
        ? options
        : options.with(options.limits().after(console.age().getAsLong()));
  }

  private static List<CSource> sources(Options options) {
    if (options.files().isEmpty()) {
      throw new UsageError("no input file");
    }
    return CSource.files(options.files());
  }

  /** Printing the program takes precedence over analysing it; says whether that was asked for. */
  private boolean show(CProgram program) {
    if (shows(program, Options.Show.LOOPS)) {
      LoopList.lines(program.lowered()).forEach(console::print);
    } else if (shows(program, Options.Show.GOTO_FUNCTIONS)) {
      console.out().print(ProgramPrinter.print(program.program()));
    } else if (shows(program, Options.Show.PROPERTIES)) {
      Properties.of(program.program()).forEach(p -> console.print(describe(p)));
    } else if (shows(program, Options.Show.SSA)) {
      program.ssa().forEach(console::print);
    } else {
      return false;
    }
    return true;
  }

  private static boolean shows(CProgram program, Options.Show what) {
    return program.options().show().contains(what);
  }

  /** The time that the user sees runs from the start of the command. */
  private ExitCode verify(CProgram program, long start) {
    Options options = program.options();
    Verification verification =
        program.verification(options.limits().after(System.nanoTime() - start));
    try (Progress progress = Progress.start(console, options, verification)) {
      Results results = verification.run(progress);
      progress.clear();
      if (options.output().statistics()) {
        StatisticsReport.lines(results.stopwatches()).forEach(besideResults(options));
      }
      // Before the results: scripts read the last line.
      if (Verbosity.showsWarnings(options)) {
        results.caveats().forEach(c -> console.error("warning: " + c));
      }
      return new Outputs(options, console).report(results);
    }
  }

  /** Where statistics go: beside the results, unless those are for a machine to read. */
  private Consumer<String> besideResults(Options options) {
    return options.output().format() == Options.Format.TEXT ? console::print : console::error;
  }

  /** Domains that are accepted, but change nothing. */
  private void warn(Options options) {
    if (!Verbosity.showsWarnings(options)) {
      return;
    }
    for (DomainFlag domain : options.analysis().domains()) {
      if (options.analysis().engine() == Options.Engine.INCREMENTAL_BMC) {
        console.error("warning: " + domain.flag() + " has no effect with --incremental-bmc");
      }
    }
  }

  private static String describe(Property p) {
    return "[" + p.name() + "] " + p.location() + ": " + p.description();
  }
}
