// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.clang;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A node of clang's syntax tree with the attributes that matter here. */
final class ClangNode {
  private final Map<String, String> attributes = new HashMap<>();
  private final List<ClangNode> inner = new ArrayList<>();

  String get(String name) {
    return attributes.getOrDefault(name, "");
  }

  String kind() {
    return get("kind");
  }

  List<ClangNode> inner() {
    return inner;
  }

  /** Reads the output of {@code clang -ast-dump=json}. */
  static ClangNode read(String json) {
    return new Reader(json).node();
  }

  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    ClangNode node() {
      ClangNode node = new ClangNode();
      object(node, "");
      return node;
    }

    private void space() {
      while (Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }

    private char peek() {
      space();
      return text.charAt(at);
    }

    private void expect(char c) {
      if (peek() != c) {
        throw new IllegalStateException("expected " + c + " at " + at);
      }
      at++;
    }

    /** Members of nested objects become attributes with a path for a name. */
    private void object(ClangNode node, String prefix) {
      expect('{');
      while (peek() != '}') {
        String key = string();
        expect(':');
        value(node, prefix + key);
        if (peek() == ',') {
          at++;
        }
      }
      at++;
    }

    private void value(ClangNode node, String path) {
      switch (peek()) {
        case '{' -> object(isSkipped(path) ? new ClangNode() : node, path + ".");
        case '[' -> array(node, path);
        case '"' -> node.attributes.put(path, string());
        default -> {
          int start = at;
          while (",}] \n\r".indexOf(text.charAt(at)) < 0) {
            at++;
          }
          node.attributes.put(path, text.substring(start, at));
        }
      }
    }

    private static boolean isSkipped(String path) {
      return path.startsWith("range") || path.startsWith("loc");
    }

    private void array(ClangNode node, String path) {
      expect('[');
      while (peek() != ']') {
        if (peek() == '{') {
          ClangNode child = node();
          if (path.equals("inner") || path.equals("array_filler")) {
            node.inner.add(child);
          }
        } else {
          value(new ClangNode(), path);
        }
        if (peek() == ',') {
          at++;
        }
      }
      at++;
    }

    private String string() {
      expect('"');
      StringBuilder result = new StringBuilder();
      while (text.charAt(at) != '"') {
        char c = text.charAt(at++);
        result.append(c == '\\' ? escaped() : c);
      }
      at++;
      return result.toString();
    }

    private char escaped() {
      char c = text.charAt(at++);
      return switch (c) {
        case 'n' -> '\n';
        case 't' -> '\t';
        case 'u' -> {
          at += 4;
          yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        default -> c;
      };
    }
  }
}
