// SPDX-License-Identifier: Apache-2.0
package kiki.witness.yaml;

/** A place in a text, which knows its line and column. */
final class YamlCursor {
  private static final char END = '\0';

  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;

  private YamlCursor(String text) {
    this.text = text;
  }

  /** At the start of a text, whatever its lines end with. */
  static YamlCursor of(String text) {
    return new YamlCursor(text.replace("\r\n", "\n").replace('\r', '\n'));
  }

  int line() {
    return line;
  }

  /** From zero. */
  int column() {
    return at - lineStart;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  /** The next character; NUL at the end. */
  char peek() {
    return peek(0);
  }

  char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : END;
  }

  char next() {
    char c = peek();
    at++;
    if (c == '\n') {
      line++;
      lineStart = at;
    }
    return c;
  }

  /** Whether the line is over, perhaps but for a comment. */
  boolean isAtLineEnd() {
    return isAtEnd() || peek() == '\n' || isComment();
  }

  private boolean isComment() {
    return peek() == '#' && (column() == 0 || isBlank(text.charAt(at - 1)));
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** Whether white space or nothing follows a number of characters. */
  boolean isSpaceAt(int ahead) {
    return at + ahead >= text.length() || isBlank(peek(ahead)) || peek(ahead) == '\n';
  }

  void skipBlanks() {
    while (isBlank(peek())) {
      next();
    }
  }

  /** To the next thing that is neither white space nor a comment. */
  void skipToContent() {
    while (!isAtEnd()) {
      skipBlanks();
      if (isAtEnd() || !isAtLineEnd()) {
        return;
      }
      skipLine();
    }
  }

  void skipLine() {
    while (!isAtEnd() && peek() != '\n') {
      next();
    }
    if (!isAtEnd()) {
      next();
    }
  }

  /** Whether the rest of the text starts with something. */
  boolean looksAt(String word) {
    return text.startsWith(word, at);
  }

  /** Where the cursor can come back to. */
  record Mark(int at, int line, int lineStart) {}

  Mark mark() {
    return new Mark(at, line, lineStart);
  }

  void back(Mark mark) {
    at = mark.at();
    line = mark.line();
    lineStart = mark.lineStart();
  }
}
