// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.nio.file.Path;
import java.util.Optional;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.command.ProjectArguments.Flag;
import kiki.project.config.ProjectSettings;
import kiki.project.report.Baseline;
import kiki.project.report.JunitDocument;
import kiki.project.report.LcovDocument;
import kiki.project.report.ProjectSarif;
import kiki.project.report.ResultsDocument;
import kiki.project.report.html.HtmlSite;
import kiki.project.run.ProjectResults;

/** Prints and writes what the command line asks for. */
final class ProjectReports {
  private final ProjectArguments arguments;
  private final Optional<Baseline> baseline;
  private final Terminal terminal;
  private final Conditions conditions;

  /** What conditions that were inferred mean for the outcome of a run. */
  private enum Conditions {
    ACCEPTED,
    OPEN
  }

  private ProjectReports(
      ProjectArguments arguments,
      Optional<Baseline> baseline,
      Terminal terminal,
      Conditions conditions) {
    this.arguments = arguments;
    this.baseline = baseline;
    this.terminal = terminal;
    this.conditions = conditions;
  }

  /** A baseline that cannot be read is told of before anything is verified. */
  static ProjectReports of(
      ProjectArguments arguments, ProjectSettings settings, Terminal terminal) {
    Optional<Baseline> baseline =
        arguments
            .path(Flag.BASELINE)
            .or(settings::baseline)
            .map(ProjectFiles::results)
            .map(Baseline::of);
    boolean accepts =
        arguments.has(Flag.ACCEPT_CONDITIONS) || settings.acceptConditions().orElse(false);
    return new ProjectReports(
        arguments, baseline, terminal, accepts ? Conditions.ACCEPTED : Conditions.OPEN);
  }

  /**
   * @param folder of the project, whose sources are shown
   */
  Status report(ProjectResults all, Path folder) {
    ProjectResults results = baseline.map(b -> b.without(all)).orElse(all);
    SkippedFiles.lines(results.skipped()).forEach(s -> terminal.error("skipped: " + s));
    new ProjectProgress(terminal).print(results);
    arguments.path(Flag.RESULTS).ifPresent(f -> ProjectFiles.write(f, ResultsDocument.text(all)));
    arguments.path(Flag.SARIF).ifPresent(f -> ProjectFiles.write(f, ProjectSarif.text(results)));
    arguments.path(Flag.LCOV).ifPresent(f -> ProjectFiles.write(f, LcovDocument.text(results)));
    arguments.path(Flag.JUNIT).ifPresent(f -> ProjectFiles.write(f, JunitDocument.text(results)));
    arguments.path(Flag.HTML).ifPresent(f -> HtmlSite.of(results, folder).write(f));
    if (results.completion() == ProjectResults.Completion.INTERRUPTED) {
      terminal.error("interrupted: not all functions were verified");
    }
    return switch (results.status()) {
      case PROVED -> Status.PROVED;
      case CONDITIONAL -> conditions == Conditions.ACCEPTED ? Status.PROVED : Status.CONDITIONAL;
      case FAILED -> Status.FAILED;
      case UNKNOWN -> Status.UNKNOWN;
    };
  }
}
