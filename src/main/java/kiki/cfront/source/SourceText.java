// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The text of one file. Bytes are read as UTF-8; a byte that is not part of valid UTF-8 becomes the
 * lone surrogate U+DC00 + byte, so that no input is lost and {@link #encode} gives the same bytes
 * back.
 */
public final class SourceText {
  private final String name;
  private final String text;

  public SourceText(String name, String text) {
    this.name = name;
    this.text = text;
  }

  public static SourceText of(String name, byte[] bytes) {
    return new SourceText(name, decode(bytes));
  }

  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  /** The line with the given number, counted from one, without its end. */
  public Optional<String> line(int number) {
    int start = 0;
    for (int i = 1; i < number; i++) {
      start = text.indexOf('\n', start) + 1;
      if (start == 0) {
        return Optional.empty();
      }
    }
    if (number < 1 || start >= text.length()) {
      return Optional.empty();
    }
    int end = text.indexOf('\n', start);
    String line = end < 0 ? text.substring(start) : text.substring(start, end);
    return Optional.of(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
  }

  static String decode(byte[] bytes) {
    int from = startsWithMark(bytes) ? 3 : 0;
    if (isAscii(bytes, from)) {
      return new String(bytes, from, bytes.length - from, StandardCharsets.ISO_8859_1);
    }
    StringBuilder out = new StringBuilder(bytes.length);
    for (int i = from; i < bytes.length; ) {
      int length = sequenceLength(bytes, i);
      if (length == 0) {
        out.append((char) (0xdc00 + (bytes[i] & 0xff)));
        i++;
      } else {
        out.appendCodePoint(codePoint(bytes, i, length));
        i += length;
      }
    }
    return out.toString();
  }

  /** The bytes that decode to this text. */
  public static byte[] encode(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(text.length() + 16);
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (c >= 0xdc80 && c <= 0xdcff) {
        out.write(c - 0xdc00);
      } else {
        writeUtf8(c, out);
      }
    }
    return out.toByteArray();
  }

  /** UTF-8 of any value up to 0x7fffffff, so that escapes such as {@code \}ud800 stay distinct. */
  public static void writeUtf8(int c, ByteArrayOutputStream out) {
    if (c < 0x80) {
      out.write(c);
    } else if (c < 0x800) {
      out.write(0xc0 | c >> 6);
      out.write(0x80 | c & 0x3f);
    } else if (c < 0x10000) {
      out.write(0xe0 | c >> 12);
      out.write(0x80 | c >> 6 & 0x3f);
      out.write(0x80 | c & 0x3f);
    } else {
      out.write(0xf0 | c >> 18);
      out.write(0x80 | c >> 12 & 0x3f);
      out.write(0x80 | c >> 6 & 0x3f);
      out.write(0x80 | c & 0x3f);
    }
  }

  private static boolean startsWithMark(byte[] b) {
    return b.length >= 3 && b[0] == (byte) 0xef && b[1] == (byte) 0xbb && b[2] == (byte) 0xbf;
  }

  private static boolean isAscii(byte[] bytes, int from) {
    for (int i = from; i < bytes.length; i++) {
      if (bytes[i] < 0) {
        return false;
      }
    }
    return true;
  }

  /** The length of the valid UTF-8 sequence at {@code i}, or 0 if there is none. */
  private static int sequenceLength(byte[] bytes, int i) {
    int first = bytes[i] & 0xff;
    int length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (first > 0xf4 || i + length > bytes.length) {
      return 0;
    }
    for (int k = 1; k < length; k++) {
      if ((bytes[i + k] & 0xc0) != 0x80) {
        return 0;
      }
    }
    if (length < 3) {
      return length;
    }
    int c = codePoint(bytes, i, length);
    boolean overlong = c < (length == 3 ? 0x800 : 0x10000);
    return overlong || c >= 0xd800 && c <= 0xdfff || c > 0x10ffff ? 0 : length;
  }

  private static int codePoint(byte[] bytes, int i, int length) {
    if (length == 1) {
      return bytes[i];
    }
    int c = bytes[i] & 0xff >> length + 1;
    for (int k = 1; k < length; k++) {
      c = c << 6 | bytes[i + k] & 0x3f;
    }
    return c;
  }
}
