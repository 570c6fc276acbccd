package kiki.sat;

import java.util.Arrays;

/**
 * One list of ints per literal {@code l}, looked through when {@code l} becomes true. Lists of
 * binary clauses hold the implied literals; lists of longer clauses hold pairs of a blocker (a
 * literal of the clause that often satisfies it) and the clause, which watches the negation of
 * {@code l}.
 */
final class WatchLists {
  private static final int[] EMPTY = {};

  int[][] lists = {};
  int[] sizes = {};

  void reserve(int literals) {
    int old = lists.length;
    if (literals > old) {
      lists = Arrays.copyOf(lists, literals);
      sizes = Arrays.copyOf(sizes, literals);
      Arrays.fill(lists, old, literals, EMPTY);
    }
  }

  void add(int literal, int item) {
    int size = sizes[literal];
    int[] list = lists[literal];
    if (size == list.length) {
      list = grow(literal, size);
    }
    list[size] = item;
    sizes[literal] = size + 1;
  }

  void add(int literal, int blocker, int clause) {
    int size = sizes[literal];
    int[] list = lists[literal];
    if (size == list.length) {
      list = grow(literal, size);
    }
    list[size] = blocker;
    list[size + 1] = clause;
    sizes[literal] = size + 2;
  }

  private int[] grow(int literal, int size) {
    int[] list = Arrays.copyOf(lists[literal], size < 4 ? 4 : size + (size >> 1) + 1 & ~1);
    lists[literal] = list;
    return list;
  }

  void clear(int literal) {
    lists[literal] = EMPTY;
    sizes[literal] = 0;
  }

  long bytes() {
    long bytes = 0;
    for (int[] list : lists) {
      bytes += list.length == 0 ? 0 : 16 + 4L * list.length;
    }
    return bytes;
  }
}
