// SPDX-License-Identifier: Apache-2.0
package kiki.witness.yaml;

/** Reads single values: plain, in quotes, or as a block of lines. */
final class YamlScalars {
  private static final String FLOW = ",[]{}";

  private final YamlCursor cursor;

  YamlScalars(YamlCursor cursor) {
    this.cursor = cursor;
  }

  /** What ends a plain value. */
  enum Context {
    BLOCK,
    FLOW
  }

  /** One line of a plain value, without the white space around it. */
  private String plainLine(Context context) {
    StringBuilder text = new StringBuilder();
    while (!cursor.isAtLineEnd() && !isKeyEnd() && !endsFlow(context)) {
      text.append(cursor.next());
    }
    return text.toString().strip();
  }

  private void requirePlain() throws YamlException {
    if (cursor.peek() == '&' || cursor.peek() == '*' || cursor.peek() == '!') {
      throw new YamlException(cursor.line(), "anchors, aliases and tags are not supported");
    }
    if ("%@`".indexOf(cursor.peek()) >= 0 && !cursor.isAtEnd()) {
      throw new YamlException(cursor.line(), "a value cannot start with '" + cursor.peek() + "'");
    }
  }

  boolean isKeyEnd() {
    return cursor.peek() == ':' && (cursor.isSpaceAt(1) || FLOW.indexOf(cursor.peek(1)) >= 0);
  }

  private boolean endsFlow(Context context) {
    return context == Context.FLOW && FLOW.indexOf(cursor.peek()) >= 0;
  }

  /** A key: a value in one line, up to its colon. */
  String key(Context context) throws YamlException {
    char quote = cursor.peek();
    if (quote == '"' || quote == '\'') {
      return quoted();
    }
    requirePlain();
    return plainLine(context);
  }

  /**
   * A plain value, with the lines that continue it.
   *
   * @param parent column of what it belongs to: lines that continue are further right
   */
  String plain(int parent) throws YamlException {
    requirePlain();
    StringBuilder text = new StringBuilder(plainLine(Context.BLOCK));
    while (true) {
      YamlCursor.Mark mark = cursor.mark();
      int before = cursor.line();
      cursor.skipToContent();
      if (cursor.isAtEnd() || cursor.line() == before || cursor.column() <= parent) {
        cursor.back(mark);
        return text.toString();
      }
      int broken = cursor.line() - before - 1;
      text.append(broken == 0 ? " " : "\n".repeat(broken)).append(plainLine(Context.BLOCK));
      cursor.skipBlanks();
      if (isKeyEnd()) {
        throw new YamlException(cursor.line(), "a key is not expected here");
      }
    }
  }

  String flowPlain() throws YamlException {
    requirePlain();
    return plainLine(Context.FLOW);
  }

  String quoted() throws YamlException {
    int start = cursor.line();
    char quote = cursor.next();
    StringBuilder text = new StringBuilder();
    while (true) {
      if (cursor.isAtEnd()) {
        throw new YamlException(start, "the quote that starts here does not end");
      }
      char c = cursor.next();
      if (c == quote && quote == '\'' && cursor.peek() == '\'') {
        text.append(cursor.next());
      } else if (c == quote) {
        return text.toString();
      } else if (c == '\\' && quote == '"') {
        escape(text);
      } else if (c == '\n') {
        fold(text);
      } else {
        text.append(c);
      }
    }
  }

  /** A line break in quotes is a space; an empty line is a line break. */
  private void fold(StringBuilder text) {
    while (!text.isEmpty() && YamlCursor.isBlank(text.charAt(text.length() - 1))) {
      text.setLength(text.length() - 1);
    }
    int empty = 0;
    cursor.skipBlanks();
    while (cursor.peek() == '\n') {
      cursor.next();
      cursor.skipBlanks();
      empty++;
    }
    text.append(empty == 0 ? " " : "\n".repeat(empty));
  }

  private void escape(StringBuilder text) throws YamlException {
    char c = cursor.isAtEnd() ? '?' : cursor.next();
    switch (c) {
      case '\\', '"', '/', ' ' -> text.append(c);
      case 'n' -> text.append('\n');
      case 't', '\t' -> text.append('\t');
      case 'r' -> text.append('\r');
      case '0' -> text.append('\0');
      case 'x' -> text.append(code(2));
      case 'u' -> text.append(code(4));
      case '\n' -> cursor.skipBlanks();
      default ->
          throw new YamlException(cursor.line(), "'\\" + c + "' means nothing in double quotes");
    }
  }

  private char code(int digits) throws YamlException {
    int value = 0;
    for (int i = 0; i < digits; i++) {
      int digit = Character.digit(cursor.peek(), 16);
      if (digit < 0) {
        throw new YamlException(cursor.line(), "a hexadecimal digit is missing");
      }
      value = value * 16 + digit;
      cursor.next();
    }
    return (char) value;
  }

  /**
   * The lines after {@code |} (kept) or {@code >} (joined).
   *
   * @param parent column of what it belongs to
   */
  String block(int parent) throws YamlException {
    char style = cursor.next();
    char chomping = cursor.peek() == '-' || cursor.peek() == '+' ? cursor.next() : ' ';
    cursor.skipBlanks();
    if (!cursor.isAtLineEnd()) {
      throw new YamlException(cursor.line(), "a line break is expected after '" + style + "'");
    }
    cursor.skipLine();
    StringBuilder text = new StringBuilder();
    int indent = -1;
    while (!cursor.isAtEnd()) {
      YamlCursor.Mark mark = cursor.mark();
      while (cursor.peek() == ' ' && (indent < 0 || cursor.column() < indent)) {
        cursor.next();
      }
      boolean empty = cursor.peek() == '\n';
      if (!empty && (cursor.column() <= parent || cursor.isAtEnd())) {
        cursor.back(mark);
        break;
      }
      indent = empty || indent >= 0 ? indent : cursor.column();
      while (!cursor.isAtEnd() && cursor.peek() != '\n') {
        text.append(cursor.next());
      }
      if (!cursor.isAtEnd()) {
        cursor.next();
      }
      text.append('\n');
    }
    String kept = chomping == '+' ? text.toString() : text.toString().stripTrailing() + "\n";
    String chomped = chomping == '-' ? kept.stripTrailing() : kept;
    return style == '|' ? chomped : chomped.strip().replaceAll("(?<!\n)\n(?!\n)", " ");
  }
}
