// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

/**
 * Gives every spelling of an identifier one shared string, so that large files hold few strings and
 * their hash codes are computed once.
 */
public final class Names {
  private String[] table = new String[1 << 8];
  private int count;

  String get(String name) {
    return get(name, name.toCharArray(), 0, name.length());
  }

  /** The shared string equal to {@code text.substring(from, to)}; {@code chars} is the text. */
  String get(String text, char[] chars, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + chars[i];
    }
    int mask = table.length - 1;
    int slot = spread(hash) & mask;
    while (table[slot] != null) {
      String name = table[slot];
      if (name.hashCode() == hash && name.length() == to - from && text.startsWith(name, from)) {
        return name;
      }
      slot = slot + 1 & mask;
    }
    String name = text.substring(from, to);
    table[slot] = name;
    if (++count > table.length / 2) {
      grow();
    }
    return name;
  }

  private void grow() {
    String[] old = table;
    table = new String[2 * old.length];
    int mask = table.length - 1;
    for (String name : old) {
      if (name != null) {
        int slot = spread(name.hashCode()) & mask;
        while (table[slot] != null) {
          slot = slot + 1 & mask;
        }
        table[slot] = name;
      }
    }
  }

  private static int spread(int hash) {
    return hash ^ hash >>> 15;
  }
}
