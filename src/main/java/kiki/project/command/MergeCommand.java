// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.nio.file.Path;
import java.util.List;
import kiki.api.Arguments;
import kiki.options.CommandLine;
import kiki.options.Option;
import kiki.options.UsageError;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.config.ProjectSettings;
import kiki.project.report.ResultsDocument;
import kiki.project.run.ProjectResults;
import kiki.util.WorkingFolder;

/** {@code kiki merge FILE... [OPTION...]}: reports the results of several runs as one. */
public final class MergeCommand {
  private final Terminal terminal;

  public MergeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * Merges.
   *
   * @throws kiki.api.InputError if a file cannot be read or written
   * @throws UsageError if the words are not understood
   */
  public Status run(List<String> words) {
    ProjectArguments arguments = ProjectArguments.read(words);
    CommandLine line = Arguments.line(arguments.ofVerification(), CommandLine.Operands.MIXED);
    if (line.has(Option.HELP)) {
      terminal.print(ProjectHelp.text());
      return Status.PROVED;
    }
    if (line.files().isEmpty()) {
      throw new UsageError("merge needs files that 'kiki project --results FILE' wrote");
    }
    ProjectReports reports = ProjectReports.of(arguments, ProjectSettings.NONE, terminal);
    List<ProjectResults> parts =
        line.files().stream().map(f -> ProjectFiles.results(Path.of(f))).toList();
    return reports.report(ResultsDocument.merged(parts), WorkingFolder.absolute(Path.of("")));
  }
}
