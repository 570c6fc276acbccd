// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import kiki.transition.system.TransitionSystem;

/** Files of any of the formats, which their names tell. */
public final class TransitionFiles {
  /** The endings of names, as messages list them. */
  public static final String ENDINGS = ".aag, .aig, .btor2, .btor or .dimspec";

  private TransitionFiles() {}

  /**
   * A system as the content of a file of this name; its first property, where the format has only
   * one. Empty if the name tells no format.
   */
  public static Optional<byte[]> written(String name, TransitionSystem system) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(".aig")) {
      return Optional.of(AigerWriter.binary(system));
    }
    if (lower.endsWith(".aag")) {
      return Optional.of(bytes(AigerWriter.text(system)));
    }
    if (lower.endsWith(".btor2") || lower.endsWith(".btor")) {
      return Optional.of(bytes(Btor2Writer.text(system)));
    }
    if (lower.endsWith(".dimspec")) {
      return Optional.of(bytes(DimSpecWriter.text(system, 0)));
    }
    return Optional.empty();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  public static ModelFile read(String name, byte[] content) throws ModelFormatException {
    LineScanner lines = new LineScanner(name, content);
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(".aag") || lower.endsWith(".aig")) {
      return new AigerReader(lines).read();
    }
    if (lower.endsWith(".btor2") || lower.endsWith(".btor")) {
      return new Btor2Reader(lines).read();
    }
    if (lower.endsWith(".dimspec")) {
      return new DimSpecReader(lines).read();
    }
    throw lines.failure("expected a file named " + ENDINGS);
  }
}
