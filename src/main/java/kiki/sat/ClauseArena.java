// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/**
 * All clauses of three or more literals in one int array. A clause is named by the index of its
 * first word: its size, then its flags (glue above {@link #GLUE_SHIFT}), then the literals, the two
 * watched ones first. Index 0 is no clause.
 */
final class ClauseArena {
  /** Words before the literals. */
  static final int HEADER = 2;

  static final int LEARNT = 1;
  static final int DELETED = 2;
  private static final int USED_SHIFT = 2;
  private static final int USED_MASK = 3 << USED_SHIFT;

  private static final int GLUE_SHIFT = 4;
  private static final int FLAGS_MASK = (1 << GLUE_SHIFT) - 1;
  private static final int MAX_WORDS = Integer.MAX_VALUE - 8;

  int[] data = new int[1 << 10];
  private int end = 1;
  private int wasted;

  int add(int[] literals, int length, int flags) {
    int clause = end;
    reserve((long) end + HEADER + length);
    data[clause] = length;
    data[clause + 1] = flags;
    System.arraycopy(literals, 0, data, clause + HEADER, length);
    end += HEADER + length;
    return clause;
  }

  private void reserve(long words) {
    if (words > data.length) {
      if (words > MAX_WORDS) {
        throw new OutOfMemoryError("more than 2^31 words of clauses");
      }
      data = Arrays.copyOf(data, (int) Math.min(MAX_WORDS, Math.max(words, data.length * 3L / 2)));
    }
  }

  int size(int clause) {
    return data[clause];
  }

  boolean isLearnt(int clause) {
    return (data[clause + 1] & LEARNT) != 0;
  }

  boolean isDeleted(int clause) {
    return (data[clause + 1] & DELETED) != 0;
  }

  int glue(int clause) {
    return data[clause + 1] >>> GLUE_SHIFT;
  }

  void setGlue(int clause, int glue) {
    data[clause + 1] = (data[clause + 1] & FLAGS_MASK) | glue << GLUE_SHIFT;
  }

  /** How many further reductions the clause survives because a conflict needed it. */
  int used(int clause) {
    return (data[clause + 1] & USED_MASK) >> USED_SHIFT;
  }

  void setUsed(int clause, int used) {
    data[clause + 1] = (data[clause + 1] & ~USED_MASK) | used << USED_SHIFT;
  }

  void delete(int clause) {
    data[clause + 1] |= DELETED;
    wasted += HEADER + data[clause];
  }

  /** Cuts the clause to its first {@code size} literals. */
  void shrink(int clause, int size) {
    wasted += data[clause] - size;
    data[clause] = size;
  }

  /** Whether so much of the arena is unused that copying the rest pays. */
  boolean wantsCollection() {
    return wasted > end >>> 2;
  }

  /** An empty arena with room for what this one still holds; {@link #moveTo} fills it. */
  ClauseArena successor() {
    ClauseArena successor = new ClauseArena();
    successor.reserve(end - wasted + 1L);
    return successor;
  }

  /** Copies the clause, once; later calls give the same copy. */
  int moveTo(ClauseArena target, int clause) {
    int size = data[clause];
    if (size < 0) {
      return -size;
    }
    int words = HEADER + size;
    int copy = target.end;
    target.reserve((long) copy + words);
    System.arraycopy(data, clause, target.data, copy, words);
    target.end += words;
    data[clause] = -copy;
    return copy;
  }

  /** Takes over the contents of {@code other}, which is not used any more. */
  void replaceBy(ClauseArena other) {
    data = other.data;
    end = other.end;
    wasted = other.wasted;
  }

  long bytes() {
    return 4L * data.length;
  }
}
