// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.nio.file.Path;

/** A file that was found, not yet read. */
public sealed interface Header {
  /** For positions and {@code __FILE__}. */
  String name();

  /** The same for the same file, however it was named. */
  String key();

  /** Index into the search path, for {@code #include_next}; -1 if not found through it. */
  int position();

  /** In the file system. */
  record OnDisk(Path path, String name, String key, int position) implements Header {}

  /** Part of kiki. */
  record Bundled(String resource, String name, int position) implements Header {
    @Override
    public String key() {
      return name;
    }
  }
}
