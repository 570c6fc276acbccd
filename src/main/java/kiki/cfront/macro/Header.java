// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.nio.file.Path;
import java.util.Optional;
import kiki.util.CheckSwitches;
import kiki.util.Resources;

/** A file that was found, not yet read. */
public sealed interface Header {
  /** For positions and {@code __FILE__}. */
  String name();

  /** The same for the same file, however it was named. */
  String key();

  /** Index into the search path, for {@code #include_next}; -1 if not found through it. */
  int position();

  /** Who wrote it. */
  CheckSwitches.Author author();

  /** In the file system. */
  record OnDisk(Path path, String name, String key, int position, CheckSwitches.Author author)
      implements Header {}

  /** Part of kiki. */
  record Bundled(String resource, String name, int position, CheckSwitches.Author author)
      implements Header {
    @Override
    public String key() {
      return name;
    }

    /** The text of the same author in the same folder, if there is one. */
    Optional<Header> beside(String other) {
      String path = in(resource, other);
      return Resources.exists(path)
          ? Optional.of(new Bundled(path, in(name, other), position, author))
          : Optional.empty();
    }

    private static String in(String sibling, String other) {
      return sibling.substring(0, sibling.lastIndexOf('/') + 1) + other;
    }
  }
}
