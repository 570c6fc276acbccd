// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.api.Arguments;
import kiki.api.InputError;
import kiki.options.CommandLine;
import kiki.options.Option;
import kiki.options.UsageError;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.command.ProjectArguments.Flag;
import kiki.project.compile.CompileDatabase;
import kiki.project.compile.MakeOutput;
import kiki.project.compile.ProjectSources;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.compile.SourceFolders;
import kiki.project.compile.SourceUnit;
import kiki.project.config.ProjectSettings;
import kiki.project.plan.ProjectRoot;
import kiki.project.plan.Selection;
import kiki.project.run.ProjectRequest;
import kiki.project.run.ProjectResults;
import kiki.project.run.ProjectRun;
import kiki.project.run.ProjectTuning;
import kiki.project.run.RemoteVerification;
import kiki.project.store.AnswerStore;
import kiki.util.WorkingFolder;

/** {@code kiki project [PATH] [OPTION...]}: verifies the functions of a project. */
public final class ProjectCommand {
  private final Terminal terminal;
  private final ProjectProgress progress;
  private final Optional<RemoteVerification> remote;

  public ProjectCommand(Terminal terminal) {
    this(terminal, Optional.empty());
  }

  /**
   * @param remote verifies functions in the place of this process
   */
  public ProjectCommand(Terminal terminal, Optional<RemoteVerification> remote) {
    this.terminal = terminal;
    this.remote = remote;
    this.progress = new ProjectProgress(terminal);
  }

  /**
   * Verifies.
   *
   * @throws InputError if the project cannot be read, or a result cannot be written
   * @throws UsageError if the words are not understood
   */
  public Status run(List<String> words) {
    ProjectArguments arguments = ProjectArguments.read(words);
    CommandLine line = Arguments.line(arguments.ofVerification(), CommandLine.Operands.MIXED);
    if (line.has(Option.HELP)) {
      terminal.print(ProjectHelp.text());
      return Status.PROVED;
    }
    Path folder = folder(line.files());
    ProjectSettings settings = ProjectSettings.of(folder);
    ProjectReports reports = ProjectReports.of(arguments, settings, terminal);
    ProjectRequest request = request(folder, arguments, settings, line);
    if (request.sources().units().isEmpty()) {
      throw new InputError(folder + ": no C file found" + reasons(request.sources()));
    }
    Set<String> unchanged =
        arguments.value(Flag.DIFF).map(r -> ProjectDiff.unchanged(request, r)).orElse(Set.of());
    try (AnswerStore store =
        arguments.has(Flag.NO_STORE)
            ? AnswerStore.NONE
            : ProjectStore.open(folder, progress::warning)) {
      ProjectResults results = verify(request.without(unchanged), store);
      Optional<String> advice = advice(folder, arguments, request, results);
      if (results.answers().isEmpty()
          && results.unchanged() == 0
          && results.completion() == ProjectResults.Completion.COMPLETE
          && request.shard().of() == 1) {
        SkippedFiles.lines(results.skipped()).forEach(terminal::error);
        advice.ifPresent(terminal::error);
        throw new InputError(folder + ": no function to verify");
      }
      Status status = reports.report(results, request.root().folder());
      advice.ifPresent(terminal::error);
      return status;
    }
  }

  /** Who has given no flags may not know that files are compiled with some. */
  private static Optional<String> advice(
      Path folder, ProjectArguments arguments, ProjectRequest request, ProjectResults results) {
    boolean isGuessed =
        !arguments.has(Flag.MAKEFILE)
            && arguments.path(Flag.COMPILE_COMMANDS).isEmpty()
            && database(folder).isEmpty();
    return isGuessed && results.skipped().size() > request.sources().skipped().size()
        ? Optional.of(
            """
            kiki: nothing says how the files are compiled. What the skipped ones define counts as functions
            without a body, so that failures may be due to that. If they belong to the project, build it
            with 'cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON' or 'bear -- make', which write
            compile_commands.json, or use --makefile; 'exclude' in %s leaves files out.\
            """
                .formatted(ProjectSettings.NAME))
        : Optional.empty();
  }

  private static String reasons(ProjectSources sources) {
    return sources.skipped().stream()
        .findFirst()
        .map(s -> " (" + SafeText.shown(s.toString()) + ")")
        .orElse("");
  }

  /**
   * What a command line asks for, for who verifies a part of it.
   *
   * @throws InputError if the project cannot be read
   * @throws UsageError if the words are not understood
   */
  public static ProjectRequest request(List<String> words) {
    ProjectArguments arguments = ProjectArguments.read(words);
    CommandLine line = Arguments.line(arguments.ofVerification(), CommandLine.Operands.MIXED);
    Path folder = folder(line.files());
    return request(folder, arguments, ProjectSettings.of(folder), line);
  }

  private ProjectResults verify(ProjectRequest request, AnswerStore store) {
    ProjectRun run = new ProjectRun(request, store, progress, remote);
    progress.watch(run);
    terminal.enter(progress);
    try {
      return run.run();
    } finally {
      terminal.progress("");
      terminal.leave();
    }
  }

  private static Path folder(List<String> operands) {
    if (operands.size() > 1) {
      throw new UsageError("project takes one folder, not " + operands.size());
    }
    Path path = WorkingFolder.absolute(Path.of(operands.isEmpty() ? "." : operands.getFirst()));
    if (!Files.exists(path)) {
      throw new InputError(path + ": no such folder");
    }
    if (!Files.isDirectory(path)) {
      throw new InputError(path + ": is not a folder; for files use 'kiki FILE.c'");
    }
    return path.normalize();
  }

  private static ProjectRequest request(
      Path folder, ProjectArguments arguments, ProjectSettings settings, CommandLine line) {
    List<String> words = new ArrayList<>(settings.words());
    List<String> given = new ArrayList<>(arguments.ofVerification());
    line.files().forEach(given::remove);
    words.addAll(given);
    ProjectRoot root = ProjectRoot.of(folder);
    boolean infers = !arguments.has(Flag.NO_PRECONDITIONS) && settings.preconditions().orElse(true);
    return new ProjectRequest(
        root,
        included(sources(folder, arguments), settings, root),
        new Selection(
            arguments
                .pattern(Flag.FUNCTIONS)
                .or(
                    () ->
                        settings
                            .functions()
                            .map(f -> ProjectArguments.pattern(f, ProjectSettings.NAME))),
            arguments.pattern(Flag.ONLY)),
        withDefaults(words),
        settings.parameters(),
        settings.stubs(),
        arguments.shard(),
        Set.of(),
        arguments.has(Flag.RETRY) ? ProjectRequest.Recall.DEFINITE : ProjectRequest.Recall.ALL,
        infers ? ProjectRequest.Inputs.INFERRED : ProjectRequest.Inputs.ALL,
        arguments
            .jobs()
            .or(settings::jobs)
            .orElse(Math.max(1, Runtime.getRuntime().availableProcessors() / 2)));
  }

  /** Without a choice of the user everything that C leaves undefined is checked. */
  private static List<String> withDefaults(List<String> words) {
    CommandLine line = Arguments.line(words, CommandLine.Operands.MIXED);
    List<String> all = new ArrayList<>();
    if (line.given().keySet().stream().noneMatch(o -> o.group() == Option.Group.PROPERTIES)
        && !line.has(Option.TERMINATION)) {
      all.add(Option.STANDARD_CHECKS.flag());
    }
    if (!line.has(Option.TIMEOUT)) {
      all.addAll(
          List.of(Option.TIMEOUT.flag(), String.valueOf(ProjectTuning.SECONDS_PER_FUNCTION)));
    }
    all.addAll(words);
    Arguments.options(all.toArray(String[]::new)); // What is wrong with them is told at once.
    return all;
  }

  private static ProjectSources sources(Path folder, ProjectArguments arguments) {
    if (arguments.has(Flag.MAKEFILE)) {
      return MakeOutput.run(folder);
    }
    Optional<Path> given = arguments.path(Flag.COMPILE_COMMANDS);
    if (given.isPresent()) {
      return CompileDatabase.read(given.get());
    }
    return database(folder).map(CompileDatabase::read).orElseGet(() -> SourceFolders.read(folder));
  }

  private static Optional<Path> database(Path folder) {
    return Stream.of(folder, folder.resolve("build"))
        .map(place -> place.resolve(CompileDatabase.NAME))
        .filter(Files::exists)
        .findFirst();
  }

  private static ProjectSources included(
      ProjectSources all, ProjectSettings settings, ProjectRoot root) {
    List<SourceUnit> units = new ArrayList<>();
    List<Skipped> skipped = new ArrayList<>(all.skipped());
    Set<Path> stubs = Set.copyOf(settings.stubs());
    for (SourceUnit unit : all.units()) {
      String name = root.relative(unit.file().toString());
      if (settings.excludes(Path.of(name))) {
        skipped.add(new Skipped(name, "excluded by " + ProjectSettings.NAME));
      } else if (!stubs.contains(unit.file())) {
        units.add(unit);
      }
    }
    return new ProjectSources(units, skipped);
  }
}
