// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The folder that relative names of files start from. It belongs to the process; the JDK looks it
 * up once, when the process starts, and knows of no other one later.
 */
public final class WorkingFolder {
  private static final AtomicReference<Path> CURRENT =
      new AtomicReference<>(Path.of("").toAbsolutePath());

  private WorkingFolder() {}

  /** The process has moved to another one. */
  public static void moveTo(Path folder) {
    CURRENT.set(folder);
  }

  /** The same file by a name that depends on no folder. */
  public static Path absolute(Path file) {
    return CURRENT.get().resolve(file);
  }
}
