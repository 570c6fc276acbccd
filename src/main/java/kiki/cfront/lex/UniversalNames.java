// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

/** Universal character names in identifiers, and which characters those may hold (C11 6.4.3, D). */
final class UniversalNames {
  private UniversalNames() {}

  /** The length of the universal character name at an offset that may stand in a name, or 0. */
  static int lengthAt(String text, int offset) {
    int digits = text.startsWith("\\u", offset) ? 4 : text.startsWith("\\U", offset) ? 8 : 0;
    if (digits == 0 || offset + 2 + digits > text.length()) {
      return 0;
    }
    int value = value(text, offset + 2, digits);
    return value >= 0 && isNamePart(value) ? digits + 2 : 0;
  }

  static String resolve(String name) {
    if (name.indexOf('\\') < 0) {
      return name;
    }
    StringBuilder out = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); ) {
      int length = lengthAt(name, i);
      if (length > 0) {
        out.appendCodePoint(value(name, i + 2, length - 2));
        i += length;
      } else {
        out.append(name.charAt(i++));
      }
    }
    return out.toString();
  }

  static boolean isNamePart(int codePoint) {
    return codePoint >= 0xa8 && Character.isUnicodeIdentifierPart(codePoint);
  }

  private static int value(String text, int from, int digits) {
    int value = 0;
    for (int i = from; i < from + digits; i++) {
      char c = text.charAt(i);
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0 || value > 0x10ffff) {
        return -1;
      }
      value = 16 * value + digit;
    }
    return value <= 0x10ffff ? value : -1;
  }
}
