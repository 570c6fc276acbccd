// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.List;
import kiki.api.function.FunctionAnalysis;
import kiki.options.Options;
import kiki.report.FunctionReport;
import kiki.report.FunctionResult;
import kiki.report.TextReport;

/**
 * {@code --all-functions}, {@code --preconditions}, {@code --sufficient}: looks at functions one by
 * one. On Ctrl-C those that were looked at are reported.
 */
final class FunctionsCommand implements Interruption.Activity {
  private final Console console;
  private final Options options;
  private final FunctionAnalysis analysis;

  private FunctionsCommand(Console console, Options options, FunctionAnalysis analysis) {
    this.console = console;
    this.options = options;
    this.analysis = analysis;
  }

  static FunctionsCommand of(Console console, Options options) {
    return new FunctionsCommand(console, options, FunctionAnalysis.start(options));
  }

  static boolean isMeant(Options options) {
    return options.analysis().entryPoints() == Options.EntryPoints.ALL
        || options.analysis().preconditions() != Options.Preconditions.NONE;
  }

  ExitCode run() {
    console.interruption().enter(this);
    try {
      List<FunctionResult> results = analysis.run(ProgramReader.messages(options, console));
      if (Verbosity.showsWarnings(options)) {
        analysis.caveats().forEach(c -> console.error("warning: " + c));
      }
      print(results);
      return switch (FunctionReport.worst(results)) {
        case SUCCESSFUL -> ExitCode.SUCCESSFUL;
        case FAILED -> ExitCode.FAILED;
        case INCONCLUSIVE -> ExitCode.INCONCLUSIVE;
      };
    } finally {
      console.interruption().leave();
    }
  }

  private void print(List<FunctionResult> results) {
    FunctionReport report = new FunctionReport(style());
    if (options.analysis().preconditions() != Options.Preconditions.NONE) {
      report.preconditions(results, options.analysis().preconditions()).forEach(console::print);
    }
    if (options.analysis().entryPoints() == Options.EntryPoints.ALL) {
      report.verdicts(results).forEach(console::print);
    }
  }

  private TextReport.Style style() {
    return console.terminal() && options.output().color()
        ? TextReport.Style.COLORED
        : TextReport.Style.PLAIN;
  }

  @Override
  public void stop() {
    analysis.cancel("interrupted");
  }

  @Override
  public void report() {
    print(analysis.soFar());
  }
}
