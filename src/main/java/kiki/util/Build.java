// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Which build this is: two with the same {@link Version#NUMBER} may answer differently while a
 * version is under development.
 */
public final class Build {
  /** The version, and what tells builds of it apart. */
  public static final String IDENTITY = Version.NUMBER + "+" + read();

  private Build() {}

  private static String read() {
    try (InputStream in = Build.class.getResourceAsStream("/kiki/build")) {
      // Classes that no build has put together are like no others.
      return in == null
          ? "unnamed " + System.nanoTime()
          : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
