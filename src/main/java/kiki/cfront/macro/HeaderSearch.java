// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.cfront.source.CError;
import kiki.cfront.source.SourceText;
import kiki.options.DataModel;
import kiki.util.CheckSwitches;
import kiki.util.Location;
import kiki.util.Resources;
import kiki.util.WorkingFolder;

/**
 * Finds included files: {@code -I} directories in order, then the bundled headers, then those that
 * are installed where compilers look for them. Directories that are only guessed come before the
 * installed headers, and for names in quotes before the bundled ones: a project's own {@code
 * "error.h"} is meant by its files, but not where they say {@code <error.h>}.
 */
public final class HeaderSearch {
  private static final String BUNDLED = "include/";

  private final List<Path> directories;
  private final List<Path> guessed;
  private final List<Path> system;

  private HeaderSearch(List<Path> directories, List<Path> guessed, List<Path> system) {
    this.directories = directories;
    this.guessed = guessed;
    this.system = system;
  }

  public static HeaderSearch in(List<Path> directories, List<Path> guessed, DataModel model) {
    String machine = model == DataModel.LP64 ? "x86_64-linux-gnu" : "i386-linux-gnu";
    return new HeaderSearch(
        directories,
        guessed,
        List.of(
            Path.of("/usr/local/include"),
            Path.of("/usr/include", machine),
            Path.of("/usr/include")));
  }

  /** {@code #include <name>}, or {@code #include_next} if {@code from} is not 0. */
  public Optional<Header> angled(String name, int from) {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Optional<Header> given = given(name, from);
    if (given.isPresent()) {
      return given;
    }
    Optional<Header> own = from <= directories.size() ? bundled(name) : Optional.empty();
    Optional<Header> known = own.isPresent() || from > 0 ? own : guessed(name);
    return known.isPresent() ? known : installed(name, Math.max(0, from - directories.size() - 1));
  }

  private Optional<Header> given(String name, int from) {
    for (int i = from; i < directories.size(); i++) {
      Path directory = directories.get(i);
      Optional<Header> found = onDisk(directory, name, i, SystemHeaders.author(directory));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Its {@code #include_next} begins with what was given: nobody knows what it stands before. */
  private Optional<Header> guessed(String name) {
    for (Path directory : guessed) {
      Optional<Header> found = onDisk(directory, name, -1, CheckSwitches.Author.USER);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Header> installed(String name, int from) {
    for (int i = from; i < system.size(); i++) {
      Optional<Header> found =
          onDisk(system.get(i), name, directories.size() + 1 + i, CheckSwitches.Author.INSTALLED);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** {@code #include "name"} in the given file, whose own directory comes first. */
  public Optional<Header> quoted(String name, Header includer) {
    Optional<Header> besides =
        switch (includer) {
          case Header.OnDisk file -> onDisk(directoryOf(file.path()), name, -1, file.author());
          case Header.Bundled model when model.author().isLibrary() -> model.beside(name);
          case Header.Bundled _ -> Optional.empty();
        };
    Optional<Header> known =
        besides.isPresent() || includer instanceof Header.Bundled
            ? besides
            : given(name, 0).or(() -> guessed(name));
    return known.isPresent() ? known : angled(name, 0);
  }

  /** The file itself, for {@code FILE.c} on the command line. */
  public static Header main(Path path) {
    return new Header.OnDisk(path, path.toString(), path.toString(), -1, CheckSwitches.Author.USER);
  }

  public static SourceText read(Header header, Location includedAt) {
    try {
      return SourceText.of(header.name(), bytes(header));
    } catch (IOException e) {
      throw new CError(includedAt, "cannot read '" + header.name() + "': " + reason(e));
    }
  }

  private static byte[] bytes(Header header) throws IOException {
    return switch (header) {
      case Header.OnDisk file -> Resources.read(file.path().toFile());
      case Header.Bundled bundled ->
          Resources.read(bundled.resource())
              .orElseThrow(() -> new IOException("bundled header is missing"));
    };
  }

  private static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException missing -> "no such file";
      case AccessDeniedException denied -> "permission denied";
      default -> e.getMessage() == null ? "input error" : e.getMessage();
    };
  }

  private static Path directoryOf(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent;
  }

  private static Optional<Header> onDisk(
      Path directory, String name, int position, CheckSwitches.Author author) {
    try {
      Path path = directory.resolve(name);
      if (!Files.isRegularFile(path)) {
        return Optional.empty();
      }
      String key = WorkingFolder.absolute(path).normalize().toString();
      String called =
          author == CheckSwitches.Author.INSTALLED
              ? SystemHeaders.installed(path)
              : path.toString();
      return Optional.of(new Header.OnDisk(path, called, key, position, author));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private Optional<Header> bundled(String name) {
    String resource = BUNDLED + name;
    boolean plain = !name.contains("..") && !name.startsWith("/") && !name.endsWith("/");
    if (!plain || !Resources.exists(resource)) {
      return Optional.empty();
    }
    return Optional.of(
        new Header.Bundled(
            resource, "<kiki>/" + name, directories.size(), CheckSwitches.Author.SYSTEM));
  }
}
