// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;

/** Turns the text between the quotes of a literal into elements, escapes resolved. */
final class UnitReader {
  private static final String SIMPLE_ESCAPES = "abfnrtveE'\"\\?";
  private static final int[] SIMPLE_VALUES = {
    7, '\b', '\f', '\n', '\r', '\t', 11, 27, 27, '\'', '"', '\\', '?'
  };

  private final Token token;
  private final Diagnostics diagnostics;
  private final String text;
  private int at;
  private int end;
  private LiteralEncoding encoding;
  private int[] units;
  private int count;

  UnitReader(Token token, Diagnostics diagnostics) {
    this.token = token;
    this.diagnostics = diagnostics;
    this.text = token.text();
  }

  int[] read(LiteralEncoding as) {
    encoding = as;
    char quote = text.charAt(text.length() - 1);
    at = text.indexOf(quote) + 1;
    end = text.length() - 1;
    units = new int[end - at + 4];
    while (at < end) {
      char c = text.charAt(at);
      if (c == '\\') {
        escape();
      } else if (c < 0x80) {
        add(c);
        at++;
      } else {
        int codePoint = text.codePointAt(at);
        at += Character.charCount(codePoint);
        sourceCharacter(codePoint);
      }
    }
    return Arrays.copyOf(units, count);
  }

  private void sourceCharacter(int c) {
    boolean undecoded = c >= 0xdc80 && c <= 0xdcff;
    if (!undecoded) {
      character(c);
    } else {
      if (encoding.unitBits() != 8) {
        diagnostics.report(token.error("invalid UTF-8 in a wide literal"));
      }
      add(c - 0xdc00);
    }
  }

  private void character(int c) {
    switch (encoding) {
      case NARROW, UTF8 -> {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4);
        SourceText.writeUtf8(c, bytes);
        for (byte b : bytes.toByteArray()) {
          add(b & 0xff);
        }
      }
      case CHAR16 -> {
        for (char unit : Character.toChars(c)) {
          add(unit);
        }
      }
      case WIDE, CHAR32 -> add(c);
    }
  }

  private void escape() {
    at++;
    char c = at < end ? text.charAt(at) : '\\';
    int simple = SIMPLE_ESCAPES.indexOf(c);
    if (simple >= 0) {
      at++;
      add(SIMPLE_VALUES[simple]);
    } else if (c >= '0' && c <= '7') {
      number(8, 3, "octal");
    } else if (c == 'x') {
      at++;
      number(16, Integer.MAX_VALUE, "hex");
    } else if (c == 'u' || c == 'U') {
      at++;
      universal(c == 'u' ? 4 : 8);
    } else {
      int unknown = text.codePointAt(at);
      String spelling = Character.toString(unknown);
      diagnostics.warning(token.location(), "unknown escape sequence: '\\" + spelling + "'");
      at += Character.charCount(unknown);
      sourceCharacter(unknown);
    }
  }

  private void number(int radix, int mostDigits, String name) {
    long mask = (1L << encoding.unitBits()) - 1;
    long value = 0;
    int digits = 0;
    boolean tooLarge = false;
    while (at < end && digits < mostDigits && digit(radix) >= 0) {
      value = value * radix + digit(radix);
      tooLarge |= value > mask;
      value &= mask;
      digits++;
      at++;
    }
    if (digits == 0) {
      diagnostics.report(token.error("\\x used with no following hex digits"));
    }
    if (tooLarge) {
      diagnostics.warning(token.location(), name + " escape sequence out of range");
    }
    add((int) value);
  }

  private void universal(int digits) {
    long value = 0;
    int seen = 0;
    while (at < end && seen < digits && digit(16) >= 0) {
      value = value * 16 + digit(16);
      seen++;
      at++;
    }
    boolean surrogate = value >= 0xd800 && value <= 0xdfff;
    if (seen < digits) {
      diagnostics.report(token.error("incomplete universal character name"));
    } else if (value > 0x10ffff || surrogate) {
      diagnostics.report(token.error("not a valid universal character name"));
    } else {
      character((int) value);
    }
  }

  private int digit(int radix) {
    char c = text.charAt(at);
    return c < 0x80 ? Character.digit(c, radix) : -1;
  }

  private void add(int unit) {
    if (count == units.length) {
      units = Arrays.copyOf(units, 2 * count + 4);
    }
    units[count++] = unit;
  }
}
