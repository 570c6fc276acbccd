// SPDX-License-Identifier: Apache-2.0
package kiki.util;

/**
 * A place in the user's source text. Lines and columns count from one; zero means unknown.
 *
 * @param switches what is checked there
 */
public record Location(String file, int line, int column, CheckSwitches switches) {
  /** For what no source text stands behind, such as the start-up code of a program. */
  public static final Location NONE = new Location("", 0, 0);

  public Location(String file, int line, int column) {
    this(file, line, column, CheckSwitches.NONE);
  }

  /** Where a model of a library function does something on behalf of a place. */
  public static Location inLibrary(String function, CheckSwitches.Author author, Location at) {
    return new Location(libraryFile(function), at.line, at.column, CheckSwitches.by(author));
  }

  /** What the text of a model of a library function is called. */
  public static String libraryFile(String name) {
    return "<library>/" + name;
  }

  /** Whether users wrote what is here: neither the library nor headers that came with a system. */
  public boolean isOfUser() {
    return line > 0 && isFile(file) && switches.author() == CheckSwitches.Author.USER;
  }

  /** Whether this names a file of the user's. */
  public static boolean isFile(String name) {
    return !name.isEmpty() && !isLibraryText(name);
  }

  /** Whether this names a text that no user wrote: these have names in angle brackets. */
  public static boolean isLibraryText(String name) {
    return name.startsWith("<");
  }

  /** The same place with other checks. */
  public Location with(CheckSwitches other) {
    return new Location(file, line, column, other);
  }

  /** Whether this is in a model of a library function, which no user has written. */
  public boolean isLibrary() {
    return switches.author().isLibrary();
  }

  @Override
  public String toString() {
    return line == 0 ? file : column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }
}
