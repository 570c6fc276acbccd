// SPDX-License-Identifier: Apache-2.0
package kiki.util.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a text by recursive descent. */
final class JsonReader {
  /** Nested values at most: who nests deeper wants to exhaust the stack. */
  private static final int DEEPEST = 500;

  private static final int HEXADECIMAL = 16;
  private static final int UNICODE_DIGITS = 4;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  JsonValue read() {
    JsonValue value = value();
    skipSpace();
    if (at < text.length()) {
      throw error("text after the end");
    }
    return value;
  }

  private JsonValue value() {
    skipSpace();
    if (++depth > DEEPEST) {
      throw error("nested too deeply");
    }
    JsonValue value =
        switch (peek()) {
          case '{' -> members();
          case '[' -> sequence();
          case '"' -> new JsonValue.Text(string());
          case 't' -> word("true", new JsonValue.Truth(true));
          case 'f' -> word("false", new JsonValue.Truth(false));
          case 'n' -> word("null", new JsonValue.Nothing());
          default -> numeral();
        };
    depth--;
    return value;
  }

  private JsonValue members() {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    at++;
    skipSpace();
    if (peek() == '}') {
      at++;
      return new JsonValue.Members(members);
    }
    while (true) {
      skipSpace();
      String name = string();
      skipSpace();
      expect(':');
      members.put(name, value());
      skipSpace();
      if (peek() != ',') {
        expect('}');
        return new JsonValue.Members(members);
      }
      at++;
    }
  }

  private JsonValue sequence() {
    List<JsonValue> elements = new ArrayList<>();
    at++;
    skipSpace();
    if (peek() == ']') {
      at++;
      return new JsonValue.Sequence(elements);
    }
    while (true) {
      elements.add(value());
      skipSpace();
      if (peek() != ',') {
        expect(']');
        return new JsonValue.Sequence(elements);
      }
      at++;
    }
  }

  private String string() {
    expect('"');
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = next();
      if (c == '"') {
        return out.toString();
      }
      if (c == '\\') {
        out.append(escape());
      } else if (c < ' ') {
        throw error("a control character in a text");
      } else {
        out.append(c);
      }
    }
  }

  private char escape() {
    char c = next();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw error("unknown escape \\" + c);
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < UNICODE_DIGITS; i++) {
      int digit = Character.digit(next(), HEXADECIMAL);
      if (digit < 0) {
        throw error("\\u needs four hexadecimal digits");
      }
      code = code * HEXADECIMAL + digit;
    }
    return (char) code;
  }

  private JsonValue numeral() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    if (!digits.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
      at = start;
      throw error(start == text.length() ? "the text ends too early" : "a value is expected");
    }
    return new JsonValue.Numeral(digits);
  }

  private JsonValue word(String word, JsonValue meaning) {
    if (!text.startsWith(word, at)) {
      throw error("a value is expected");
    }
    at += word.length();
    return meaning;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** NUL at the end, which is no JSON. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private char next() {
    if (at >= text.length()) {
      throw error("the text ends too early");
    }
    return text.charAt(at++);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw error("'" + c + "' is expected");
    }
    at++;
  }

  private JsonError error(String what) {
    int end = Math.min(at, text.length());
    int line = 1 + (int) text.substring(0, end).chars().filter(c -> c == '\n').count();
    int column = end - text.lastIndexOf('\n', Math.max(0, end - 1));
    return new JsonError("line " + line + ", column " + Math.max(1, column) + ": " + what);
  }
}
