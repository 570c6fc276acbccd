// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import kiki.util.CheckSwitches.Author;

/** Tells headers that came with a system from those of users, by where they were found. */
public final class SystemHeaders {
  /** What is in these folders came with a system, also where {@code -I} names a part of them. */
  private static final List<Path> FOLDERS =
      List.of(Path.of("/usr/include"), Path.of("/usr/local/include"), Path.of("/usr/lib"));

  /**
   * Starts the names of headers that are read on this machine, so that what {@code --preprocess}
   * prints tells them from those in a file that was preprocessed elsewhere.
   */
  private static final String INSTALLED = "<system>";

  private SystemHeaders() {}

  static String installed(Path path) {
    return INSTALLED + path;
  }

  /** Who wrote what is in a folder. */
  static Author author(Path folder) {
    Path normal = folder.normalize();
    return FOLDERS.stream().anyMatch(normal::startsWith) ? Author.SYSTEM : Author.USER;
  }

  /** Who wrote what a line directive says to be in this file. */
  public static Author author(String file) {
    try {
      return file.startsWith(INSTALLED) ? Author.INSTALLED : author(Path.of(file));
    } catch (InvalidPathException e) {
      return Author.USER;
    }
  }
}
