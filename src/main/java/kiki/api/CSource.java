// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.options.MacroFlag;

/** C code to read. */
public sealed interface CSource {
  /** A file; what it includes is looked for beside it first. */
  record File(Path path) implements CSource {
    @Override
    public String name() {
      return path.toString();
    }
  }

  /**
   * A file that is compiled with options of its own, which count before those of the reader.
   *
   * @param includeDirectories searched first
   * @param guessedDirectories searched for what is not found there: headers are in them
   * @param macros defined or undefined first
   * @param forcedIncludes read first
   */
  record Compiled(
      Path path,
      List<String> includeDirectories,
      List<String> guessedDirectories,
      List<MacroFlag> macros,
      List<String> forcedIncludes)
      implements CSource {
    public Compiled {
      includeDirectories = List.copyOf(includeDirectories);
      guessedDirectories = List.copyOf(guessedDirectories);
      macros = List.copyOf(macros);
      forcedIncludes = List.copyOf(forcedIncludes);
    }

    @Override
    public String name() {
      return path.toString();
    }
  }

  /**
   * A text.
   *
   * @param name of the file it is taken for, in messages and locations
   */
  record Text(String name, String text) implements CSource {}

  /** Where it is read from; empty for a text. */
  default Optional<Path> place() {
    return switch (this) {
      case File(Path path) -> Optional.of(path);
      case Compiled compiled -> Optional.of(compiled.path());
      case Text _ -> Optional.empty();
    };
  }

  /** The name of the file, in messages and locations. */
  String name();

  static CSource file(Path path) {
    return new File(path);
  }

  /** A text that is taken for a file {@code input.c}. */
  static CSource text(String text) {
    return new Text("input.c", text);
  }

  static CSource text(String name, String text) {
    return new Text(name, text);
  }

  /** The files of these names. */
  static List<CSource> files(List<String> names) {
    return names.stream().map(n -> file(Path.of(n))).toList();
  }
}
