// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/**
 * Two lists of ints for each literal {@code l}, looked through when {@code l} becomes true: the
 * literals implied by binary clauses, and the longer clauses that watch the negation of {@code l},
 * as pairs of a blocker (a literal of the clause that often satisfies it) and the clause.
 *
 * <p>Element 0 of a list is the number of ints in use behind it, so that a short list is one cache
 * line; the two lists of a literal are neighbours in {@link #lists} for the same reason.
 */
final class WatchLists {
  private static final int[] EMPTY = {0};

  /** The implied literals of {@code l} at {@code 2l}, its watches at {@code 2l + 1}. */
  int[][] lists = {};

  void reserve(int literals) {
    int old = lists.length;
    if (2 * literals > old) {
      lists = Arrays.copyOf(lists, 2 * literals);
      Arrays.fill(lists, old, lists.length, EMPTY);
    }
  }

  int literals() {
    return lists.length >> 1;
  }

  int[] implied(int literal) {
    return lists[literal << 1];
  }

  int[] watches(int literal) {
    return lists[literal << 1 | 1];
  }

  void addImplied(int literal, int implied) {
    int[] list = lists[literal << 1];
    int size = list[0];
    if (size + 1 == list.length) {
      list = grow(literal << 1, size + 2 + (size >> 1));
    }
    list[size + 1] = implied;
    list[0] = size + 1;
  }

  void addWatch(int literal, int blocker, int clause) {
    int[] list = lists[literal << 1 | 1];
    int size = list[0];
    if (size + 2 >= list.length) {
      list = grow(literal << 1 | 1, size + 5 + (size >> 1 & ~1));
    }
    list[size + 1] = blocker;
    list[size + 2] = clause;
    list[0] = size + 2;
  }

  private int[] grow(int index, int length) {
    int[] list = Arrays.copyOf(lists[index], length);
    lists[index] = list;
    return list;
  }

  void clear(int literal) {
    lists[literal << 1] = EMPTY;
    lists[literal << 1 | 1] = EMPTY;
  }

  long bytes() {
    long bytes = 4L * lists.length;
    for (int[] list : lists) {
      bytes += list == EMPTY ? 0 : 16 + 4L * list.length;
    }
    return bytes;
  }
}
