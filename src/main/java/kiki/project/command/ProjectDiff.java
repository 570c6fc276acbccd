// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kiki.api.InputError;
import kiki.options.UsageError;
import kiki.project.compile.CompilerFlags;
import kiki.project.compile.Failure;
import kiki.project.compile.ProjectSources;
import kiki.project.compile.SourceUnit;
import kiki.project.plan.ProjectRoot;
import kiki.project.run.ProjectListener;
import kiki.project.run.ProjectRequest;
import kiki.project.run.ProjectRun;
import kiki.project.store.AnswerStore;

/** What did not change since a revision: the files of it are read in a folder of their own. */
final class ProjectDiff {
  private final Path folder;
  private final Path top;

  private ProjectDiff(Path folder, Path top) {
    this.folder = folder;
    this.top = top;
  }

  /**
   * Keys of the functions of a revision.
   *
   * @throws InputError if the project is in no git repository, or has no such revision
   */
  static Set<String> unchanged(ProjectRequest request, String revision) {
    if (revision.startsWith("-")) {
      throw new UsageError("--diff needs a revision, not '" + revision + "'");
    }
    Path folder = request.root().folder();
    try {
      Path temporary = Files.createTempDirectory("kiki-diff").toRealPath();
      try {
        Path top = Path.of(git(folder, temporary, "rev-parse", "--show-toplevel"));
        git(top, temporary, "read-tree", revision);
        git(top, temporary, "checkout-index", "--all", "--prefix=" + temporary + "/tree/");
        ProjectDiff diff = new ProjectDiff(temporary.resolve("tree"), top.toRealPath());
        ProjectRoot root = ProjectRoot.of(diff.there(folder.toRealPath()));
        ProjectRequest there = request.in(root, diff.sources(request, folder));
        return new ProjectRun(there, AnswerStore.NONE, ProjectListener.NONE).keys();
      } finally {
        remove(temporary);
      }
    } catch (IOException e) {
      throw new InputError("--diff " + revision + ": " + Failure.text(e));
    }
  }

  /** Where a file of the repository is in the copy. */
  private Path there(Path file) {
    return folder.resolve(top.relativize(file));
  }

  private ProjectSources sources(ProjectRequest request, Path project) throws IOException {
    Path real = project.toRealPath();
    List<SourceUnit> units = new ArrayList<>();
    for (SourceUnit unit : request.sources().units()) {
      if (unit.file().startsWith(project)) {
        Path copy = there(real.resolve(project.relativize(unit.file())));
        if (Files.exists(copy)) {
          units.add(new SourceUnit(copy, moved(unit.flags(), project, real)));
        }
      }
    }
    return new ProjectSources(units, List.of());
  }

  private CompilerFlags moved(CompilerFlags flags, Path project, Path real) {
    return new CompilerFlags(
        moved(flags.includeDirectories(), project, real),
        moved(flags.guessedDirectories(), project, real),
        flags.macros(),
        flags.forcedIncludes(),
        flags.dataModel(),
        flags.unsignedChar());
  }

  private List<String> moved(List<String> folders, Path project, Path real) {
    return folders.stream()
        .map(
            d -> {
              Path directory = Path.of(d).normalize();
              return directory.startsWith(project)
                  ? there(real.resolve(project.relativize(directory))).toString()
                  : d;
            })
        .toList();
  }

  /** With an index of its own, so that nothing of the repository changes. */
  private static String git(Path folder, Path temporary, String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("GIT_INDEX_FILE", temporary.resolve("index").toString());
    Process git = builder.start();
    git.getOutputStream().close();
    String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      if (git.waitFor() != 0) {
        throw new InputError(folder + ": git " + words[0] + " fails: " + SafeText.shown(text));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InputError("interrupted while git was running");
    }
    return text;
  }

  private static void remove(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, IOException e)
              throws IOException {
            Files.delete(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
