// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Optional;

/**
 * The files that are part of kiki: headers, library models, predefined macros. They are on the
 * class path; the launcher names a folder with the same files, since opening the jar costs more
 * than reading them.
 */
public final class Resources {
  private static final String FOLDER = System.getProperty("kiki.resources");

  private Resources() {}

  /** Whether there is a file with a path such as {@code include/stdio.h}. */
  public static boolean exists(String path) {
    return FOLDER == null
        ? Resources.class.getResource(onClassPath(path)) != null
        : new File(FOLDER, path).isFile();
  }

  /** The content of a file, if it exists. */
  public static Optional<byte[]> read(String path) throws IOException {
    if (FOLDER != null) {
      File file = new File(FOLDER, path);
      return file.isFile() ? Optional.of(read(file)) : Optional.empty();
    }
    try (InputStream in = Resources.class.getResourceAsStream(onClassPath(path))) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }

  /** Like {@link Files#readAllBytes}, which sets up much more before it reads the first file. */
  public static byte[] read(File file) throws IOException {
    try (InputStream in = new FileInputStream(file)) {
      return in.readAllBytes();
    } catch (FileNotFoundException e) {
      return Files.readAllBytes(file.toPath()); // tells the reason with its exception
    }
  }

  private static String onClassPath(String path) {
    return "/kiki/" + path;
  }
}
