// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

/** A format string while it is read from left to right. */
final class FormatText {
  private final String text;
  private int position;

  FormatText(String text) {
    this.text = text;
  }

  boolean atEnd() {
    return position >= text.length();
  }

  int position() {
    return position;
  }

  String from(int start) {
    return text.substring(start, position);
  }

  /** The next character, or NUL at the end. */
  char peek() {
    return atEnd() ? 0 : text.charAt(position);
  }

  char next() {
    char c = peek();
    position = Math.min(position + 1, text.length());
    return c;
  }

  boolean take(char wanted) {
    boolean found = !atEnd() && peek() == wanted;
    if (found) {
      position++;
    }
    return found;
  }

  /** The longest run of characters that are among the given ones. */
  String takeAll(String among) {
    int start = position;
    while (!atEnd() && among.indexOf(peek()) >= 0) {
      position++;
    }
    return text.substring(start, position);
  }

  /** The characters up to the next one of the given ones or the end. */
  String takeUntil(String end) {
    int start = position;
    while (!atEnd() && end.indexOf(peek()) < 0) {
      position++;
    }
    return text.substring(start, position);
  }

  String digits() {
    return takeAll("0123456789");
  }

  Length length() {
    if (take('h')) {
      return take('h') ? Length.CHAR : Length.SHORT;
    }
    if (take('l')) {
      return take('l') ? Length.LONG_LONG : Length.LONG;
    }
    return take('L')
        ? Length.LONG_DOUBLE
        : take('q')
            ? Length.LONG_LONG
            : take('j')
                ? Length.MAXIMUM
                : take('z') || take('Z')
                    ? Length.SIZE
                    : take('t') ? Length.DIFFERENCE : Length.NONE;
  }
}
