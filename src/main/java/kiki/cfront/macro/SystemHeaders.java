// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

/** Headers of this machine, read where none of kiki's own has their name. */
public final class SystemHeaders {
  /** What the names of these files start with, unlike those in a preprocessed file. */
  public static final String PREFIX = "<system>";

  private SystemHeaders() {}

  /** Whether this is where such a header was read. */
  public static boolean contain(String file) {
    return file.startsWith(PREFIX);
  }
}
