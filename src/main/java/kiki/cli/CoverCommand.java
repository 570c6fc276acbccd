// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kiki.api.CProgram;
import kiki.api.InputError;
import kiki.api.coverage.CoverageAnalysis;
import kiki.options.Coverage;
import kiki.options.Options;
import kiki.report.suite.CoverageResult;
import kiki.report.suite.SuiteFiles;
import kiki.util.ResultFolder;
import kiki.util.WorkingFolder;

/** {@code --cover}: finds tests, and proves what none can reach to be dead. */
final class CoverCommand implements Interruption.Activity {
  private final Console console;
  private final Options options;
  private final CoverageAnalysis analysis;

  private CoverCommand(Console console, Options options, CoverageAnalysis analysis) {
    this.console = console;
    this.options = options;
    this.analysis = analysis;
  }

  static CoverCommand of(Console console, CProgram program, long start) {
    Options options = program.options();
    return new CoverCommand(
        console,
        options,
        CoverageAnalysis.start(program, options.limits().after(System.nanoTime() - start)));
  }

  static boolean isMeant(Options options) {
    return options.output().coverage().isWanted();
  }

  /** Without an answer if a goal has neither a test nor a proof. */
  ExitCode run() {
    console.interruption().enter(this);
    try {
      CoverageResult result = analysis.run();
      result.lines().forEach(console::print);
      if (options.output().coverage().shown() == Coverage.Shown.GOALS_AND_INPUTS) {
        result.inputLines().forEach(console::print);
      }
      options.output().coverage().suite().ifPresent(name -> write(name, result));
      return result.isComplete() ? ExitCode.SUCCESSFUL : ExitCode.INCONCLUSIVE;
    } finally {
      console.interruption().leave();
    }
  }

  private void write(String name, CoverageResult result) {
    try {
      ResultFolder.write(Path.of(name), new SuiteFiles(result, origin())::write);
    } catch (IOException e) {
      throw new InputError(name + ": cannot be written: " + e.getMessage());
    }
  }

  private SuiteFiles.Origin origin() {
    Options.Input input = options.input();
    List<String> flags = new ArrayList<>();
    input.includeDirectories().forEach(d -> flags.add("-I" + WorkingFolder.absolute(Path.of(d))));
    input
        .macros()
        .forEach(
            m -> flags.add(m.body().map(b -> "-D" + m.name() + "=" + b).orElse("-U" + m.name())));
    input.forcedIncludes().forEach(f -> flags.addAll(List.of("-include", f)));
    if (input.unsignedChar()) {
      flags.add("-funsigned-char");
    }
    String specification =
        options.output().coverage().criteria().stream()
            .map(c -> "@" + c.name().toUpperCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    return new SuiteFiles.Origin(
        options.files().stream().map(Path::of).toList(),
        "COVER( init(%s()), FQL(COVER EDGES(%s)) )"
            .formatted(input.function().orElse("main"), specification),
        input.function(),
        input.dataModel(),
        flags);
  }

  @Override
  public void stop() {
    analysis.cancel("interrupted");
  }

  /** Nothing is known before the end. */
  @Override
  public void report() {}
}
