// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

/** Where a declaration can be put in front of a function and the comments that belong to it. */
final class ContractPlace {
  private final String text;
  private int at;
  private int found;

  private ContractPlace(String text) {
    this.text = text;
  }

  /**
   * The start of the first line after everything that ends before a place.
   *
   * @param end of the text to look at
   */
  static int before(int end, String text) {
    ContractPlace place = new ContractPlace(text.substring(0, end));
    while (place.at < place.text.length()) {
      place.step();
    }
    return place.found;
  }

  /** Declarations end with a semicolon or a brace, directives with their line. */
  private void step() {
    char c = text.charAt(at);
    if (text.startsWith("/*", at)) {
      skipTo("*/", 2);
    } else if (text.startsWith("//", at)) {
      skipLine();
    } else if (c == '"' || c == '\'') {
      skipLiteral(c);
    } else if (c == '#') {
      skipLine();
      found = at;
    } else {
      at++;
      if (c == ';' || c == '}') {
        found = afterLine(at);
      }
    }
  }

  private void skipTo(String end, int from) {
    int index = text.indexOf(end, at + from);
    at = index < 0 ? text.length() : index + end.length();
  }

  /** To the start of the next line; a backslash joins two. */
  private void skipLine() {
    do {
      skipTo("\n", 0);
    } while (at < text.length() && isContinued(at - 1));
  }

  private boolean isContinued(int newline) {
    int last = newline > 0 && text.charAt(newline - 1) == '\r' ? newline - 2 : newline - 1;
    return last >= 0 && text.charAt(last) == '\\';
  }

  private void skipLiteral(char quote) {
    at++;
    while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    at++;
  }

  /** After the rest of the line if that is blank, else here. */
  private int afterLine(int from) {
    int end = text.indexOf('\n', from);
    return end >= 0 && text.substring(from, end).isBlank() ? end + 1 : from;
  }
}
