// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import kiki.util.ieee.IeeeFloat;

/** What a term denotes under an assignment; compared with {@code equals}. */
public sealed interface Value {
  /** The sort of the terms that can have this value. */
  Sort sort();

  /** True and false. */
  enum Bool implements Value {
    FALSE,
    TRUE;

    public static Bool of(boolean value) {
      return value ? TRUE : FALSE;
    }

    public boolean isTrue() {
      return this == TRUE;
    }

    @Override
    public Sort sort() {
      return Sort.BOOL;
    }

    @Override
    public String toString() {
      return isTrue() ? "true" : "false";
    }
  }

  /** A bit pattern, kept as the unsigned number it spells. */
  record Bits(int width, BigInteger unsigned) implements Value {
    public Bits {
      if (unsigned.signum() < 0 || unsigned.bitLength() > width) {
        throw new IllegalArgumentException(unsigned + " does not fit " + width + " bits");
      }
    }

    /** The value modulo two to the width. */
    public static Bits wrap(int width, BigInteger value) {
      boolean fits = value.signum() >= 0 && value.bitLength() <= width;
      return new Bits(width, fits ? value : value.and(mask(width)));
    }

    /** The number with {@code width} one bits. */
    public static BigInteger mask(int width) {
      return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    }

    /** The pattern read in two's complement. */
    public BigInteger signed() {
      return isNegative() ? unsigned.subtract(BigInteger.ONE.shiftLeft(width)) : unsigned;
    }

    public boolean isNegative() {
      return unsigned.testBit(width - 1);
    }

    public boolean isZero() {
      return unsigned.signum() == 0;
    }

    public boolean isAllOnes() {
      return unsigned.bitLength() == width && unsigned.bitCount() == width;
    }

    @Override
    public Sort sort() {
      return Sort.bits(width);
    }

    @Override
    public String toString() {
      return unsigned + ":" + width;
    }
  }

  /** A floating-point number; every NaN is replaced by the canonical one. */
  record Float(IeeeFloat number) implements Value {
    public Float {
      number = number.isNaN() ? IeeeFloat.nan(number.format()) : number;
    }

    @Override
    public Sort sort() {
      return Sort.floating(number.format());
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /**
   * A map that is {@code otherwise} everywhere except at the listed indices. Normalised, so that
   * equal maps are equal records: {@code otherwise} is the most frequent element and not listed.
   */
  record Array(Sort.Array sort, Value otherwise, Map<BigInteger, Value> elements) implements Value {
    public Array {
      TreeMap<BigInteger, Value> kept = new TreeMap<>(elements);
      Value given = otherwise;
      kept.values().removeIf(given::equals);
      if (overridesHalf(sort, kept.size())) {
        for (long index = 0; index < 1L << sort.index().width(); index++) {
          kept.putIfAbsent(BigInteger.valueOf(index), given);
        }
        Value base = mostFrequent(kept);
        kept.values().removeIf(base::equals);
        otherwise = base;
      }
      elements = Collections.unmodifiableMap(kept);
    }

    /** Below half, {@code otherwise} is the most frequent element already. */
    private static boolean overridesHalf(Sort.Array sort, int overridden) {
      int width = sort.index().width();
      return width < 31 && overridden >= 1 << (width - 1);
    }

    /** The most frequent element; among equals the one at the smallest index. */
    private static Value mostFrequent(TreeMap<BigInteger, Value> elements) {
      Map<Value, Integer> counts = new LinkedHashMap<>();
      elements.values().forEach(element -> counts.merge(element, 1, Integer::sum));
      return counts.entrySet().stream()
          .reduce((best, next) -> next.getValue() > best.getValue() ? next : best)
          .orElseThrow()
          .getKey();
    }

    /** The map that has the same element everywhere. */
    public static Array constant(Sort.Array sort, Value element) {
      return new Array(sort, element, Map.of());
    }

    public Value at(BigInteger index) {
      return elements.getOrDefault(index, otherwise);
    }

    /** This map with one element replaced. */
    public Array with(BigInteger index, Value element) {
      TreeMap<BigInteger, Value> changed = new TreeMap<>(elements);
      changed.put(index, element);
      return new Array(sort, otherwise, changed);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("[");
      elements.forEach(
          (index, value) -> text.append(index).append(": ").append(value).append(", "));
      return text.append("else ").append(otherwise).append("]").toString();
    }
  }
}
