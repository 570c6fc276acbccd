// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NavigableMap;
import java.util.TreeMap;
import kiki.cfront.lex.Token;
import kiki.cfront.source.Diagnostics;

/** The alignment limit that {@code #pragma pack} sets, by position in the token list. */
final class PackPragmas {
  private record Saved(String name, int limit) {}

  private final Diagnostics diagnostics;
  private final NavigableMap<Integer, Integer> limits = new TreeMap<>();
  private final Deque<Saved> stack = new ArrayDeque<>();
  private int current;

  PackPragmas(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The limit in bytes at a token, 0 if there is none. */
  int at(int index) {
    var entry = limits.floorEntry(index);
    return entry == null ? 0 : entry.getValue();
  }

  /** Reads a pragma that stands before the token of the given index. */
  void read(Token pragma, int index) {
    String text = pragma.text().strip();
    if (text.startsWith("scalar_storage_order")) {
      diagnostics.report(pragma.unsupported("'#pragma scalar_storage_order' is not supported"));
      return;
    }
    if (!text.matches("pack\\b.*")) {
      return;
    }
    int open = text.indexOf('(');
    int close = text.lastIndexOf(')');
    if (open < 0 || close < open) {
      diagnostics.warning(pragma.location(), "malformed '#pragma pack' - ignored");
      return;
    }
    apply(pragma, text.substring(open + 1, close).replace(" ", "").split(",", -1));
    limits.put(index, current);
  }

  private void apply(Token pragma, String[] words) {
    switch (words[0]) {
      case "push" -> {
        boolean named = words.length > 1 && !isNumber(words[1]);
        stack.push(new Saved(named ? words[1] : "", current));
        String last = words[words.length - 1];
        if (words.length > 1 && isNumber(last)) {
          set(pragma, last);
        }
      }
      case "pop" -> pop(pragma, words.length > 1 ? words[1] : "");
      case "" -> current = 0;
      default -> set(pragma, words[0]);
    }
  }

  private void pop(Token pragma, String name) {
    if (stack.isEmpty()) {
      diagnostics.warning(pragma.location(), "'#pragma pack(pop)' without matching push");
      return;
    }
    Saved saved = stack.pop();
    while (!name.isEmpty() && !saved.name.equals(name) && !stack.isEmpty()) {
      saved = stack.pop();
    }
    current = saved.limit;
  }

  private void set(Token pragma, String number) {
    switch (number) {
      case "0" -> current = 0;
      case "1", "2", "4", "8", "16" -> current = Integer.parseInt(number);
      default ->
          diagnostics.warning(
              pragma.location(), "alignment must be a small power of two - ignored");
    }
  }

  private static boolean isNumber(String word) {
    return !word.isEmpty() && Character.isDigit(word.charAt(0));
  }
}
