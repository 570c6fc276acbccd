// SPDX-License-Identifier: Apache-2.0
package kiki.project.plan;

import java.nio.file.Path;
import kiki.util.Location;
import kiki.util.WorkingFolder;

/**
 * Where a project is. Names of files in answers are relative to it: they mean the same wherever the
 * project is checked out.
 *
 * @param folder absolute and normalised
 */
public record ProjectRoot(Path folder) {
  public static ProjectRoot of(Path folder) {
    return new ProjectRoot(WorkingFolder.absolute(folder).normalize());
  }

  /** Whether a file is the project's own. */
  public boolean contains(String file) {
    return absolute(file).startsWith(folder);
  }

  /** The name of a file in answers; files from elsewhere keep theirs. */
  public String relative(String file) {
    return Location.isFile(file) && contains(file)
        ? folder.relativize(absolute(file)).toString()
        : file;
  }

  /** The same place in answers. */
  public Location relative(Location where) {
    return new Location(relative(where.file()), where.line(), where.column());
  }

  /** Messages with the names of files as answers have them. */
  public String relativeText(String text) {
    return text.replace(folder + "/", "");
  }

  private Path absolute(String file) {
    return WorkingFolder.absolute(Path.of(file)).normalize();
  }
}
