// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which names are typedef names here (C11 6.2.1): one table and a log of what scopes changed. */
final class NameScopes {
  /** What an ordinary identifier stands for, as far as parsing needs to know. */
  enum Meaning {
    TYPE,
    OTHER
  }

  private record Change(String name, Meaning before) {}

  private static final Map<String, Meaning> PREDECLARED =
      Map.of(
          "__builtin_va_list",
          Meaning.TYPE,
          "__int128_t",
          Meaning.TYPE,
          "__uint128_t",
          Meaning.TYPE,
          "__CPROVER_size_t",
          Meaning.TYPE,
          "__CPROVER_ssize_t",
          Meaning.TYPE,
          "bool",
          Meaning.TYPE);

  private final Map<String, Meaning> meanings = new HashMap<>(PREDECLARED);
  private final List<Change> changes = new ArrayList<>();

  /** A mark to give to {@link #close}. */
  int open() {
    return changes.size();
  }

  void close(int mark) {
    while (changes.size() > mark) {
      Change change = changes.removeLast();
      if (change.before == null) {
        meanings.remove(change.name);
      } else {
        meanings.put(change.name, change.before);
      }
    }
  }

  void declare(String name, Meaning meaning) {
    Meaning before = meanings.put(name, meaning);
    if (before != meaning) {
      changes.add(new Change(name, before));
    }
  }

  boolean isType(String name) {
    return meanings.get(name) == Meaning.TYPE;
  }

  boolean isDeclared(String name) {
    return meanings.containsKey(name);
  }
}
