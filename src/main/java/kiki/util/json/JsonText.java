// SPDX-License-Identifier: Apache-2.0
package kiki.util.json;

import java.util.List;
import java.util.Map;

/** Writes values. The text is plain ASCII, and safe inside a script of an HTML page. */
public final class JsonText {
  private final StringBuilder out = new StringBuilder();

  private JsonText() {}

  public static String of(JsonValue value) {
    JsonText writer = new JsonText();
    writer.write(value);
    return writer.out.toString();
  }

  private void write(JsonValue value) {
    switch (value) {
      case JsonValue.Text(String text) -> quote(text);
      case JsonValue.Numeral(String digits) -> out.append(digits);
      case JsonValue.Truth(boolean truth) -> out.append(truth);
      case JsonValue.Nothing _ -> out.append("null");
      case JsonValue.Sequence(List<JsonValue> elements) -> {
        String separator = "[";
        for (JsonValue e : elements) {
          out.append(separator);
          write(e);
          separator = ",";
        }
        out.append(elements.isEmpty() ? "[]" : "]");
      }
      case JsonValue.Members(Map<String, JsonValue> members) -> {
        String separator = "{";
        for (Map.Entry<String, JsonValue> e : members.entrySet()) {
          out.append(separator);
          quote(e.getKey());
          out.append(':');
          write(e.getValue());
          separator = ",";
        }
        out.append(members.isEmpty() ? "{}" : "}");
      }
    }
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        default -> {
          if (c < ' ' || c > '~' || c == '<' || c == '>' || c == '&') {
            out.append("\\u%04x".formatted((int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
