// SPDX-License-Identifier: Apache-2.0
package kiki.util;

/**
 * A place in the user's source text. Lines and columns count from one; zero means unknown.
 *
 * @param switches the checks that a pragma switches there
 */
public record Location(String file, int line, int column, CheckSwitches switches) {
  /** For what no source text stands behind, such as the start-up code of a program. */
  public static final Location NONE = new Location("", 0, 0);

  /** Starts the file names of library models. */
  private static final String LIBRARY = "<library>/";

  public Location(String file, int line, int column) {
    this(file, line, column, CheckSwitches.NONE);
  }

  /** The same place with other checks. */
  public Location with(CheckSwitches other) {
    return new Location(file, line, column, other);
  }

  /** Whether this is in a model of a library function, which no user has written. */
  public boolean isLibrary() {
    return file.startsWith(LIBRARY);
  }

  @Override
  public String toString() {
    return line == 0 ? file : column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }
}
