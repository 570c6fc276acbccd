// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.nio.file.Path;
import java.util.List;

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
   * A text.
   *
   * @param name of the file it is taken for, in messages and locations
   */
  record Text(String name, String text) implements CSource {}

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
