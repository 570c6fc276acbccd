// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kiki.api.InputError;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.util.WorkingFolder;

/**
 * The C files in a folder and the folders in it. Headers are looked for where they are: every
 * folder that has some is a folder for {@code #include}.
 */
public final class SourceFolders extends SimpleFileVisitor<Path> {
  /** What builds leave behind, which is no source even if it is C. */
  private static final Set<String> BUILT = Set.of("CMakeFiles", "node_modules");

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
    } catch (IOException e) {
      throw new InputError(folder + ": cannot be read: " + Failure.text(e));
    }
    CompilerFlags flags =
        new CompilerFlags(
            found.headerFolders.stream().map(Path::toString).toList(),
            CompilerFlags.NONE.macros(),
            CompilerFlags.NONE.forcedIncludes(),
            CompilerFlags.NONE.dataModel(),
            CompilerFlags.NONE.unsignedChar());
    return new ProjectSources(
        found.sources.stream().map(f -> new SourceUnit(f, flags)).toList(), found.skipped);
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
      headerFolders.add(file.getParent());
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
