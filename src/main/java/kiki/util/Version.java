// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version of this build: that of {@code pom.xml}, which the build writes to a resource. */
public final class Version {
  public static final String NUMBER = read();

  private Version() {}

  private static String read() {
    try (InputStream in = Version.class.getResourceAsStream("/kiki/version")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
