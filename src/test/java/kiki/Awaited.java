// SPDX-License-Identifier: Apache-2.0
package kiki;

import java.util.Locale;

/** What programs wait for whose run may, or must, end without an answer. */
enum Awaited {
  ENGINE("another engine, or more unwindings: one alone cannot decide it"),
  MODEL("a model: kiki says by name what it has none for"),
  MEANING("nothing: C leaves open what happens, so no answer is the answer"),
  VALUES("more known of what a library function or a conversion yields"),
  ADDRESSES("knowledge of where objects lie, which C leaves open"),
  SHAPES("invariants about data structures whose order is not that of allocation"),
  LEAKS("invariants about memory that loops without an end keep reachable"),
  RANKINGS("ranking functions that grow with the values, or states that never recur"),
  DEPTH("a search as deep as the failure");

  private final String what;

  Awaited(String what) {
    this.what = what;
  }

  /** As the test files name it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  String what() {
    return what;
  }

  static Awaited named(String word) {
    for (Awaited awaited : values()) {
      if (awaited.word().equals(word)) {
        return awaited;
      }
    }
    throw new IllegalArgumentException("nothing that programs wait for is called " + word);
  }
}
