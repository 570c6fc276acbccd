// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes a file apart into lines of words, and knows where it is. */
final class LineScanner {
  private static final int QUOTED = 40;

  private final String name;
  private final byte[] content;
  private int at;
  private long line;

  LineScanner(String name, byte[] content) {
    this.name = name;
    this.content = content;
  }

  int size() {
    return content.length;
  }

  boolean isAtEnd() {
    return at >= content.length;
  }

  /** The next line without its end; requires that there is one. */
  String next() throws ModelFormatException {
    line++;
    if (isAtEnd()) {
      throw failure("the file ends too early");
    }
    int end = at;
    while (end < content.length && content[end] != '\n') {
      end++;
    }
    String text = new String(content, at, end - at, StandardCharsets.ISO_8859_1);
    at = end + 1;
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  /** The words of the next line. */
  String[] words() throws ModelFormatException {
    return split(next());
  }

  /** The words of a line; without regular expressions, which take most of the time of reading. */
  static String[] split(String text) {
    String stripped = text.strip();
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < stripped.length()) {
      int end = at;
      while (end < stripped.length() && !isSpace(stripped.charAt(end))) {
        end++;
      }
      words.add(stripped.substring(at, end));
      at = end;
      while (at < stripped.length() && isSpace(stripped.charAt(at))) {
        at++;
      }
    }
    return words.toArray(new String[0]);
  }

  private static boolean isSpace(char letter) {
    return letter == ' ' || letter == '\t';
  }

  /** The next byte, as a number that is not negative. */
  int nextByte() throws ModelFormatException {
    if (isAtEnd()) {
      throw failure("the file ends too early");
    }
    return content[at++] & 0xFF;
  }

  /** A whole number between bounds. */
  int number(String word, int least, int most) throws ModelFormatException {
    long value;
    try {
      value = Long.parseLong(word);
    } catch (NumberFormatException _) {
      throw failure("expected a number, found " + quote(word));
    }
    if (value < least || value > most) {
      throw failure(
          "expected a number from %d to %d, found %s".formatted(least, most, quote(word)));
    }
    return (int) value;
  }

  static String quote(String word) {
    String shown = word.length() > QUOTED ? word.substring(0, QUOTED) + "..." : word;
    return "'" + shown.replaceAll("[^ -~]", "?") + "'";
  }

  /** An exception about the line that was read last. */
  ModelFormatException failure(String message) {
    return new ModelFormatException(name, Math.max(line, 1), message);
  }
}
