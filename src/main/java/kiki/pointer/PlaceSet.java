// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Arrays;
import java.util.BitSet;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.IntConsumer;

/**
 * A set of places by their numbers in a {@link PlaceTable}, as bits. It does not change. Only the
 * words between the first and the last that is not zero are kept, which makes equal sets look the
 * same.
 */
final class PlaceSet {
  static final PlaceSet EMPTY = new PlaceSet(0, new long[0]);

  /** The number of the word that {@code words} begins with. */
  private final int first;

  private final long[] words;

  private PlaceSet(int first, long[] words) {
    this.first = first;
    this.words = words;
  }

  static PlaceSet of(int place) {
    return new PlaceSet(place / Long.SIZE, new long[] {1L << place});
  }

  static PlaceSet of(BitSet places) {
    return trimmed(0, places.toLongArray());
  }

  private static PlaceSet trimmed(int first, long[] words) {
    int from = 0;
    int to = words.length;
    while (from < to && words[from] == 0) {
      from++;
    }
    while (from < to && words[to - 1] == 0) {
      to--;
    }
    if (from == to) {
      return EMPTY;
    }
    return from == 0 && to == words.length
        ? new PlaceSet(first, words)
        : new PlaceSet(first + from, Arrays.copyOfRange(words, from, to));
  }

  boolean isEmpty() {
    return words.length == 0;
  }

  private int end() {
    return first + words.length;
  }

  private long word(int number) {
    return number < first || number >= end() ? 0 : words[number - first];
  }

  boolean contains(int place) {
    return (word(place / Long.SIZE) >>> place & 1) != 0;
  }

  boolean containsAll(PlaceSet other) {
    for (int i = other.first; i < other.end(); i++) {
      if ((other.word(i) & ~word(i)) != 0) {
        return false;
      }
    }
    return true;
  }

  int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** This very set if it has all of the other, or the other one if that has all of this. */
  PlaceSet union(PlaceSet other) {
    if (containsAll(other)) {
      return this;
    }
    if (other.containsAll(this)) {
      return other;
    }
    int from = Math.min(first, other.first);
    long[] result = new long[Math.max(end(), other.end()) - from];
    System.arraycopy(words, 0, result, first - from, words.length);
    for (int i = other.first; i < other.end(); i++) {
      result[i - from] |= other.word(i);
    }
    return new PlaceSet(from, result);
  }

  PlaceSet minus(PlaceSet other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] &= ~other.word(first + i);
    }
    return trimmed(first, result);
  }

  /** In the order of the numbers. */
  void forEach(IntConsumer action) {
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        action.accept((first + i) * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** In the order of the numbers. */
  PrimitiveIterator.OfInt iterator() {
    return new Numbers();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof PlaceSet set && first == set.first && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(words) + first;
  }

  private final class Numbers implements PrimitiveIterator.OfInt {
    private int at;
    private long rest = words.length == 0 ? 0 : words[0];

    @Override
    public boolean hasNext() {
      while (rest == 0 && at + 1 < words.length) {
        rest = words[++at];
      }
      return rest != 0;
    }

    @Override
    public int nextInt() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      int place = (first + at) * Long.SIZE + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      return place;
    }
  }
}
