// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict reader of JSON (RFC 8259): what it gets through is well-formed. */
final class JsonText {
  private final String text;
  private int at;

  private JsonText(String text) {
    this.text = text;
  }

  /** A map, list, string, number, truth value or null. */
  static Object read(String text) {
    JsonText reader = new JsonText(text);
    Object value = reader.value();
    reader.blanks();
    reader.require(reader.at == text.length(), "the end");
    return value;
  }

  private Object value() {
    blanks();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    expect('{');
    blanks();
    if (peek() != '}') {
      do {
        blanks();
        String key = string();
        blanks();
        expect(':');
        require(!members.containsKey(key), "a new key, not " + key);
        members.put(key, value());
        blanks();
      } while (accept(','));
    }
    expect('}');
    return members;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    expect('[');
    blanks();
    if (peek() != ']') {
      do {
        elements.add(value());
        blanks();
      } while (accept(','));
    }
    expect(']');
    return elements;
  }

  private String string() {
    StringBuilder result = new StringBuilder();
    expect('"');
    while (peek() != '"') {
      char c = text.charAt(at++);
      require(c >= ' ', "no control character");
      result.append(c == '\\' ? escaped() : c);
    }
    expect('"');
    return result.toString();
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> throw new IllegalArgumentException("escape \\" + c);
    };
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    require(digits.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?"), "a value");
    return Double.valueOf(digits);
  }

  private Object word(String word, Object value) {
    require(text.startsWith(word, at), word);
    at += word.length();
    return value;
  }

  private void blanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    require(at < text.length(), "more");
    return text.charAt(at);
  }

  private boolean accept(char c) {
    if (peek() == c) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char c) {
    require(accept(c), "'" + c + "'");
  }

  private void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException("expected " + what + " at " + at + " of " + text);
    }
  }
}
