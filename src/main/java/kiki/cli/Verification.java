package kiki.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kiki.engine.Cancellation;
import kiki.engine.InterpreterReplay;
import kiki.engine.ProgramWorkbench;
import kiki.engine.Stopwatch;
import kiki.engine.Verdict;
import kiki.engine.Verifier;
import kiki.options.Options;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.report.JsonReport;
import kiki.report.Summary;
import kiki.report.SvCompReport;
import kiki.report.TextReport;
import kiki.report.TracePrinter;
import kiki.report.XmlReport;
import kiki.sat.CdclSolver;
import kiki.sat.IpasirLibrary;
import kiki.sat.SatLibraryException;
import kiki.sat.SatSolver;
import kiki.solver.BitBlastingSolver;

/** Runs the engines on a program and prints what they found. */
final class Verification {
  private final Program program;
  private final Options options;
  private final Console console;

  Verification(Program program, Options options, Console console) {
    this.program = program;
    this.options = options;
    this.console = console;
  }

  ExitCode run() {
    List<Property> properties = Properties.of(program);
    Cancellation cancellation = new Cancellation(options.limits());
    Verifier verifier =
        new Verifier(
            options.analysis(),
            workbench(),
            new InterpreterReplay(program, cancellation),
            cancellation);
    try (Progress progress = new Progress(console, options, cancellation, properties)) {
      Summary summary = new Summary(verifier.verify(properties, progress));
      progress.clear();
      report(summary);
      if (options.output().statistics()) {
        statistics(verifier.stopwatches());
      }
      return last(summary);
    }
  }

  private ProgramWorkbench workbench() {
    return new ProgramWorkbench(
        program, PointsTo.analyze(program), satSolver(), BitBlastingSolver.ModelCheck.OFF);
  }

  private Supplier<SatSolver> satSolver() {
    if (options.analysis().satLibrary().isEmpty()) {
      return CdclSolver::new;
    }
    try {
      return IpasirLibrary.load(Path.of(options.analysis().satLibrary().get()))::newSolver;
    } catch (SatLibraryException e) {
      throw new BadInput(e.getMessage());
    }
  }

  private void report(Summary summary) {
    TracePrinter traces = new TracePrinter();
    switch (options.output().format()) {
      case TEXT -> {
        TextReport text = textReport();
        if (options.show().contains(Options.Show.INVARIANTS)) {
          text.invariants(summary).forEach(console::print);
        }
        if (options.output().trace()) {
          printTraces(summary, traces);
        }
        text.lines(summary).forEach(console::print);
      }
      case JSON ->
          new JsonReport(options.output().trace() ? traces : null)
              .lines(summary, Version.NUMBER)
              .forEach(console::print);
      case XML -> new XmlReport().lines(summary, Version.NUMBER).forEach(console::print);
    }
  }

  private TextReport textReport() {
    boolean colored = console.terminal() && options.output().color();
    return new TextReport(colored ? TextReport.Style.COLORED : TextReport.Style.PLAIN);
  }

  private void printTraces(Summary summary, TracePrinter traces) {
    summary
        .verdicts()
        .forEach(
            (property, verdict) -> {
              if (verdict instanceof Verdict.Refuted(var counterexample)) {
                console.print("");
                console.print("Trace for " + property.name() + ":");
                console.print("");
                traces.lines(counterexample).forEach(console::print);
                console.print("Violated property:");
                console.print(
                    "  file %s line %d function %s"
                        .formatted(
                            property.location().file(),
                            property.location().line(),
                            property.function()));
                console.print("  " + property.description());
              }
            });
  }

  private ExitCode last(Summary summary) {
    options
        .properties()
        .specification()
        .ifPresent(s -> console.print(SvCompReport.answer(summary)));
    return switch (summary.overall()) {
      case SUCCESSFUL -> ExitCode.SUCCESSFUL;
      case FAILED -> ExitCode.FAILED;
      case INCONCLUSIVE -> ExitCode.INCONCLUSIVE;
    };
  }

  private void statistics(Map<String, Stopwatch> stopwatches) {
    console.print("");
    console.print("** Statistics:");
    stopwatches.forEach(
        (engine, stopwatch) ->
            stopwatch
                .totals()
                .forEach(
                    (part, total) ->
                        console.print(
                            "%s %s: %d times, %.3f s"
                                .formatted(
                                    engine,
                                    part.name().toLowerCase(java.util.Locale.ROOT),
                                    total.count(),
                                    total.nanos() / 1e9))));
  }
}
