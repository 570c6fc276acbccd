// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kiki.api.InputError;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.util.WorkingFolder;

/**
 * The C files in a folder and the folders in it. Headers are looked for where they are: every
 * folder that has some, and those around it, may be a folder for {@code #include}, and those near
 * the file that includes come first. A project that is asked about its folder {@code src} alone
 * mostly has others for headers beside it.
 */
public final class SourceFolders extends SimpleFileVisitor<Path> {
  /** What builds leave behind, which is no source even if it is C. */
  private static final Set<String> BUILT = Set.of("CMakeFiles", "node_modules");

  /** What folders of headers are called. */
  private static final List<String> HEADERS = List.of("include", "inc", "headers");

  /** What only the top folder of a project has. */
  private static final List<String> TOP = List.of(".git", ".hg", ".svn");

  /** What a folder has that is a project's, and not one of the system's like {@code /usr}. */
  private static final List<String> BUILD =
      List.of(
          "Makefile",
          "makefile",
          "GNUmakefile",
          "CMakeLists.txt",
          "configure",
          "configure.ac",
          "meson.build",
          "README",
          "README.md",
          "LICENSE",
          "COPYING",
          "kiki.toml");

  private final Set<Path> sources = new TreeSet<>();
  private final Set<Path> headerFolders = new TreeSet<>();
  private final List<Skipped> skipped = new ArrayList<>();
  private final Path root;

  private SourceFolders(Path root) {
    this.root = root;
  }

  /**
   * @throws InputError if the folder cannot be read
   */
  public static ProjectSources read(Path folder) {
    SourceFolders found = new SourceFolders(WorkingFolder.absolute(folder).normalize());
    try {
      Files.walkFileTree(found.root, found);
      found.lookBeside();
    } catch (IOException e) {
      throw new InputError(folder + ": cannot be read: " + Failure.text(e));
    }
    return new ProjectSources(
        found.sources.stream().map(f -> new SourceUnit(f, found.flags(f))).toList(), found.skipped);
  }

  private CompilerFlags flags(Path file) {
    Path folder = file.getParent();
    CompilerFlags none = CompilerFlags.NONE;
    return new CompilerFlags(
        none.includeDirectories(),
        headerFolders.stream()
            .sorted(Comparator.comparingInt(f -> distance(folder, f)))
            .map(Path::toString)
            .toList(),
        none.macros(),
        none.forcedIncludes(),
        none.dataModel(),
        none.unsignedChar());
  }

  /** How many folders one has to go up and down. */
  private static int distance(Path from, Path to) {
    return from.equals(to) ? 0 : from.relativize(to).getNameCount();
  }

  /** {@code "part/api.h"} is looked for around the folder that has the header. */
  private void addAround(Path folder) {
    for (Path f = folder; f != null && f.startsWith(root) && headerFolders.add(f); ) {
      f = f.getParent();
    }
  }

  /**
   * Up to the top of the project; if nothing says where that is, beside the folder, provided that
   * what is around it looks like a project.
   */
  private void lookBeside() throws IOException {
    List<Path> around = new ArrayList<>();
    boolean isTop = isTop(root);
    for (Path f = root.getParent(); f != null && !isTop; f = f.getParent()) {
      around.add(f);
      isTop = isTop(f);
    }
    if (!isTop) {
      around = around.stream().limit(1).filter(f -> has(f, BUILD)).toList();
    }
    for (Path folder : around) {
      for (String name : HEADERS) {
        addHeaders(folder.resolve(name));
      }
    }
  }

  private static boolean isTop(Path folder) {
    return has(folder, TOP);
  }

  private static boolean has(Path folder, List<String> names) {
    return names.stream().anyMatch(name -> Files.exists(folder.resolve(name)));
  }

  private void addHeaders(Path folder) throws IOException {
    if (!folder.startsWith(root) && Files.isDirectory(folder) && Files.isReadable(folder)) {
      SourceFolders beside = new SourceFolders(folder);
      Files.walkFileTree(folder, beside);
      headerFolders.addAll(beside.headerFolders);
    }
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    String name = String.valueOf(folder.getFileName());
    boolean isHidden = name.startsWith(".") && !folder.equals(root);
    return isHidden || BUILT.contains(name)
        ? FileVisitResult.SKIP_SUBTREE
        : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (!attributes.isRegularFile()) {
      return FileVisitResult.CONTINUE;
    }
    if (file.toString().endsWith(".h")) {
      addAround(file.getParent());
    } else if (SourceNames.isC(file)) {
      if (Files.isReadable(file)) {
        sources.add(file);
      } else {
        skipped.add(new Skipped(file.toString(), "no permission to read it"));
      }
    } else {
      SourceNames.refusal(file).ifPresent(why -> skipped.add(new Skipped(file.toString(), why)));
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
    if (file.equals(root)) {
      throw e;
    }
    skipped.add(new Skipped(file.toString(), "cannot be read: " + Failure.text(e)));
    return FileVisitResult.CONTINUE;
  }
}
