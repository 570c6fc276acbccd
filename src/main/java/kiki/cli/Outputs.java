// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.List;
import kiki.api.Results;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.report.JsonReport;
import kiki.report.Summary;
import kiki.report.SvCompReport;
import kiki.report.TerminalReport;
import kiki.report.TextReport;
import kiki.report.TracePrinter;
import kiki.report.XmlReport;
import kiki.util.Version;

/** Prints what was found in the form the options ask for. */
final class Outputs {
  private final Options options;
  private final Console console;

  Outputs(Options options, Console console) {
    this.options = options;
    this.console = console;
  }

  /** Prints everything and says how the process is to end. */
  ExitCode report(Results results) {
    Summary summary = results.summary();
    print(summary);
    new ResultFiles(options, console).write(results);
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
        results(summary).forEach(console::print);
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

  /** A person gets what matters first; programs that read the lines get them all. */
  private List<String> results(Summary summary) {
    boolean forPerson =
        console.terminal()
            && !Verbosity.showsEveryResult(options)
            && options.properties().specification().isEmpty();
    return forPerson ? new TerminalReport(style()).lines(summary) : textReport().lines(summary);
  }

  private TextReport textReport() {
    return new TextReport(style());
  }

  private TextReport.Style style() {
    boolean colored = console.terminal() && options.output().color();
    return colored ? TextReport.Style.COLORED : TextReport.Style.PLAIN;
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
                traces.violated(property, counterexample).forEach(console::print);
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
