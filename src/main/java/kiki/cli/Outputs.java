package kiki.cli;

import kiki.engine.Verdict;
import kiki.options.Options;
import kiki.report.JsonReport;
import kiki.report.Summary;
import kiki.report.SvCompReport;
import kiki.report.TextReport;
import kiki.report.TracePrinter;
import kiki.report.XmlReport;

/** Prints what was found in the form the options ask for. */
final class Outputs {
  private final Options options;
  private final Console console;

  Outputs(Options options, Console console) {
    this.options = options;
    this.console = console;
  }

  /** Prints everything and says how the process is to end. */
  ExitCode report(Summary summary) {
    print(summary);
    new ResultFiles(options, console).write(summary);
    return last(summary);
  }

  private void print(Summary summary) {
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
          new JsonReport(
                  options.output().trace() ? traces : null,
                  options.show().contains(Options.Show.INVARIANTS)
                      ? JsonReport.Invariants.INCLUDED
                      : JsonReport.Invariants.LEFT_OUT)
              .lines(summary, Version.NUMBER)
              .forEach(console::print);
      case XML ->
          new XmlReport(options.output().trace() ? traces : null)
              .lines(summary, Version.NUMBER)
              .forEach(console::print);
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
                    "  file "
                        + property.location().file()
                        + " line "
                        + property.location().line()
                        + " function "
                        + property.function());
                console.print("  " + property.description());
              }
            });
  }

  private ExitCode last(Summary summary) {
    options
        .properties()
        .specification()
        .ifPresent(s -> console.print(SvCompReport.answer(summary, s)));
    return switch (summary.overall()) {
      case SUCCESSFUL -> ExitCode.SUCCESSFUL;
      case FAILED -> ExitCode.FAILED;
      case INCONCLUSIVE -> ExitCode.INCONCLUSIVE;
    };
  }
}
