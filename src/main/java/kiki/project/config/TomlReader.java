// SPDX-License-Identifier: Apache-2.0
package kiki.project.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.api.InputError;
import kiki.util.json.JsonValue;

/**
 * Reads the part of TOML 1.0 that settings need: tables, bare and quoted keys, strings of one line,
 * numbers, truth values, and arrays of these over any number of lines. Everything else is refused
 * with its line.
 */
final class TomlReader {
  private static final String BARE =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

  private final String file;
  private final String text;
  private int at;
  private int line = 1;
  private String table = "";
  private final Map<String, Setting> settings = new LinkedHashMap<>();

  /**
   * A value.
   *
   * @param line where it starts
   */
  record Setting(JsonValue value, int line) {}

  private TomlReader(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /**
   * The settings by name, that of a table in front of those in it: {@code parameters.f}.
   *
   * @throws InputError if the text is not understood
   */
  static Map<String, Setting> read(String file, String text) {
    TomlReader reader = new TomlReader(file, text);
    reader.read();
    return reader.settings;
  }

  private void read() {
    while (true) {
      skip();
      if (at >= text.length()) {
        return;
      }
      if (peek() == '[') {
        at++;
        if (peek() == '[') {
          throw error("arrays of tables are not supported");
        }
        table = name() + ".";
        expect(']');
      } else {
        int start = line;
        String name = table + name();
        expect('=');
        space();
        Setting before = settings.put(name, new Setting(value(), start));
        if (before != null) {
          throw error("'" + name + "' is set a second time, first in line " + before.line());
        }
      }
      endLine();
    }
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    while (true) {
      space();
      if (peek() == '"' || peek() == '\'') {
        name.append(string());
      } else {
        int start = at;
        while (at < text.length() && BARE.indexOf(text.charAt(at)) >= 0) {
          at++;
        }
        if (start == at) {
          throw error("a name is expected");
        }
        name.append(text, start, at);
      }
      space();
      if (peek() != '.') {
        return name.toString();
      }
      at++;
      name.append('.');
    }
  }

  private JsonValue value() {
    return switch (peek()) {
      case '"', '\'' -> new JsonValue.Text(string());
      case '[' -> array();
      case '{' -> throw error("inline tables are not supported");
      default -> word();
    };
  }

  private JsonValue array() {
    List<JsonValue> elements = new ArrayList<>();
    at++;
    while (true) {
      skip();
      if (peek() == ']') {
        at++;
        return new JsonValue.Sequence(elements);
      }
      elements.add(value());
      skip();
      if (peek() == ',') {
        at++;
      } else if (peek() != ']') {
        throw error("',' or ']' is expected");
      }
    }
  }

  private String string() {
    char quote = text.charAt(at++);
    if (text.startsWith(String.valueOf(quote).repeat(2), at)) {
      throw error("strings of several lines are not supported");
    }
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = peek();
      if (c == 0 || c == '\n') {
        throw error("the string does not end in its line");
      }
      at++;
      if (c == quote) {
        return out.toString();
      }
      out.append(c == '\\' && quote == '"' ? escape() : c);
    }
  }

  private char escape() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\' -> c;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      default -> throw error("unknown escape \\" + c);
    };
  }

  private JsonValue word() {
    int start = at;
    while (at < text.length() && (BARE + "+.").indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String word = text.substring(start, at);
    if (word.equals("true") || word.equals("false")) {
      return new JsonValue.Truth(word.equals("true"));
    }
    if (!word.matches("[+-]?[0-9]+(\\.[0-9]+)?")) {
      throw error(word.isEmpty() ? "a value is expected" : "'" + word + "' is no value");
    }
    return new JsonValue.Numeral(word.replace("+", ""));
  }

  private void endLine() {
    space();
    comment();
    if (at < text.length() && peek() != '\n') {
      throw error("the end of the line is expected");
    }
  }

  /** Lines without settings. */
  private void skip() {
    while (true) {
      space();
      comment();
      if (peek() != '\n') {
        return;
      }
      at++;
      line++;
    }
  }

  private void comment() {
    if (peek() == '#') {
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
    }
  }

  private void space() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r') {
      at++;
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void expect(char c) {
    space();
    if (peek() != c) {
      throw error("'" + c + "' is expected");
    }
    at++;
  }

  private InputError error(String what) {
    return new InputError(file + ":" + line + ": " + what);
  }
}
