// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import kiki.cfront.type.Symbol;

/**
 * The names under which CBMC's tools make the static functions of a file known to others: {@code
 * __CPROVER_file_local_FILE_c_F} for {@code F} in {@code FILE.c}.
 */
public final class FileLocalName {
  public static final String PREFIX = "__CPROVER_file_local_";

  private FileLocalName() {}

  public static boolean isOne(String name) {
    return name.startsWith(PREFIX);
  }

  /**
   * Whether the name is that of a static function. A function may be declared in a header and
   * defined in a file that differs in its extension only.
   */
  public static boolean names(String name, Symbol function) {
    return names(name, function, function.location().file());
  }

  /** The same for a function that is defined in {@code path}. */
  public static boolean names(String name, Symbol function, String path) {
    String end = "_" + function.name();
    if (!isOne(name)
        || !name.endsWith(end)
        || name.length() <= PREFIX.length() + end.length()
        || function.storage() != Symbol.Storage.INTERNAL) {
      return false;
    }
    String file = name.substring(PREFIX.length(), name.length() - end.length());
    String base = path.substring(path.lastIndexOf('/') + 1);
    String stem = base.contains(".") ? base.substring(0, base.lastIndexOf('.')) : base;
    return file.equals(mangled(base))
        || file.startsWith(mangled(stem) + "_")
            && file.substring(stem.length() + 1).chars().allMatch(Character::isLetterOrDigit);
  }

  /** The name by which others find a static function. */
  public static String of(Symbol function) {
    String path = function.location().file();
    String base = path.substring(path.lastIndexOf('/') + 1);
    return PREFIX + mangled(base) + "_" + function.name();
  }

  private static String mangled(String file) {
    return file.replaceAll("[^A-Za-z0-9_]", "_");
  }
}
