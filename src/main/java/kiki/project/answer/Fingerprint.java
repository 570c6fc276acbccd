// SPDX-License-Identifier: Apache-2.0
package kiki.project.answer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What a finding is recognised by in later versions of the text: everything but lines. */
public final class Fingerprint {
  private static final int DIGITS = 32;

  private Fingerprint() {}

  public static String of(FunctionAnswer entry, PropertyAnswer property) {
    return digest(
        property.location().file(),
        entry.where().file(),
        entry.function(),
        property.function(),
        property.name(),
        property.kind(),
        property.description());
  }

  /** Of a function that could not be verified. */
  public static String ofRefusal(FunctionAnswer entry) {
    return digest(entry.where().file(), entry.function());
  }

  private static String digest(String... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String part : parts) {
        digest.update(part.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
