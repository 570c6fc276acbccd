// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.lex.Token;

/** Tokens, and what is put between them. */
final class TokenLoom {
  /** What is put around a range of tokens; before one if the range is empty. */
  private record Thread(int start, int end, List<Token> prefix, List<Token> suffix) {}

  private final List<Token> tokens;
  private final List<Thread> threads = new ArrayList<>();

  TokenLoom(List<Token> tokens) {
    this.tokens = tokens;
  }

  void before(int at, List<Token> code) {
    threads.add(new Thread(at, at, code, List.of()));
  }

  /**
   * @param end after the last token of the range
   */
  void around(int start, int end, List<Token> prefix, List<Token> suffix) {
    threads.add(new Thread(start, end, prefix, suffix));
  }

  /**
   * All, in order: what ends at a place stands before what begins there, the outermost first. Of
   * what is put around the same range, the first is the outermost.
   */
  List<Token> woven() {
    Map<Integer, List<Thread>> starting = new HashMap<>();
    Map<Integer, List<Thread>> ending = new HashMap<>();
    for (Thread t : threads) {
      starting.computeIfAbsent(t.start(), _ -> new ArrayList<>()).add(t);
      ending.computeIfAbsent(t.end(), _ -> new ArrayList<>()).addFirst(t);
    }
    List<Token> result = new ArrayList<>();
    for (int i = 0; i <= tokens.size(); i++) {
      int at = i;
      ending.getOrDefault(at, List.of()).stream()
          .filter(t -> t.start() < at)
          .sorted(Comparator.comparingInt(Thread::start).reversed())
          .forEach(t -> result.addAll(t.suffix()));
      starting.getOrDefault(at, List.of()).stream()
          .sorted(
              Comparator.comparing((Thread t) -> t.end() > t.start())
                  .thenComparing(Comparator.comparingInt(Thread::end).reversed()))
          .forEach(t -> add(t, result));
      if (i < tokens.size()) {
        result.add(tokens.get(i));
      }
    }
    return result;
  }

  private static void add(Thread thread, List<Token> result) {
    result.addAll(thread.prefix());
    if (thread.start() == thread.end()) {
      result.addAll(thread.suffix());
    }
  }
}
