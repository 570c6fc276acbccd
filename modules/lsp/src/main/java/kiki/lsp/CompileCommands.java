// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.api.InputError;
import kiki.project.compile.CompileDatabase;
import kiki.project.compile.CompilerFlags;
import kiki.project.compile.SourceUnit;

/**
 * How files are compiled, by the databases in the folders above them and in folders {@code build}
 * there. Commands are read, never run. A database is read again when it has changed; one that
 * cannot be read says nothing, for the editor is no place to mend it.
 */
final class CompileCommands {
  private static final String BUILD = "build";

  private final Map<Path, Known> known = new HashMap<>();

  /** A database as it was at a time. */
  private record Known(FileTime changed, Map<Path, CompilerFlags> flags) {}

  /** What the nearest database that has a file says of it. */
  synchronized CompilerFlags of(DocumentText text) {
    try {
      Path file = Path.of(text.name()).normalize();
      for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
        for (Path place : List.of(folder, folder.resolve(BUILD))) {
          Optional<CompilerFlags> flags =
              Optional.ofNullable(read(place.resolve(CompileDatabase.NAME)).get(file));
          if (flags.isPresent()) {
            return flags.get();
          }
        }
      }
    } catch (InvalidPathException e) {
      return CompilerFlags.NONE; // It is no file.
    }
    return CompilerFlags.NONE;
  }

  private Map<Path, CompilerFlags> read(Path database) {
    try {
      FileTime changed = Files.getLastModifiedTime(database);
      Known before = known.get(database);
      if (before == null || !before.changed().equals(changed)) {
        known.put(database, new Known(changed, flags(database)));
      }
      return known.get(database).flags();
    } catch (IOException e) {
      return Map.of(); // There is none.
    }
  }

  private static Map<Path, CompilerFlags> flags(Path database) {
    Map<Path, CompilerFlags> flags = new HashMap<>();
    try {
      for (SourceUnit unit : CompileDatabase.read(database).units()) {
        flags.putIfAbsent(unit.file(), unit.flags());
      }
    } catch (InputError e) {
      return Map.of();
    }
    return flags;
  }
}
