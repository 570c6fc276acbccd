// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.Linear;
import kiki.ssa.object.ObjectInstance;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Finds the leaves of an object that an access can hit. The access starts {@code extraBits} above
 * the byte given by a linear term; a hit is exact if it covers one leaf, or one element of an array
 * leaf, stored like the accessed value.
 */
final class Matcher {
  /**
   * An exact hit of a leaf where {@code condition} holds; {@code index} is of an array's element.
   */
  record Match(int leaf, Term condition, Optional<Term> index) {}

  /**
   * All that can be hit.
   *
   * @param overlapping whether a leaf can be hit in another way than exactly
   */
  record Matches(List<Match> exact, boolean overlapping) {}

  private final Terms terms;
  private final ObjectInstance object;
  private final Term offset;
  private final Linear linear;
  private final int extraBits;
  private final Leaf want;
  private final List<Match> exact = new ArrayList<>();
  private boolean overlapping;

  /**
   * @param linear the offset
   */
  Matcher(
      Terms terms, ObjectInstance object, Term offset, Linear linear, int extraBits, Leaf want) {
    this.terms = terms;
    this.object = object;
    this.offset = offset;
    this.linear = linear;
    this.extraBits = extraBits;
    this.want = want;
  }

  Matches run() {
    for (int i = 0; i < object.shape().size(); i++) {
      Leaf leaf = object.shape().leaf(i);
      if (leaf.isArray()) {
        array(i, leaf);
      } else {
        scalar(i, leaf);
      }
    }
    return new Matches(exact, overlapping);
  }

  private void scalar(int i, Leaf leaf) {
    BigInteger start = BigInteger.valueOf(leaf.bitOffset() - extraBits);
    BigInteger step = linear.step().multiply(EIGHT);
    BigInteger distance = linear.constant().multiply(EIGHT).subtract(start);
    boolean aligned = isMultiple(distance, step);
    if (aligned && leaf.storesLike(want)) {
      Term at = terms.bits(linear.width(), start.shiftRight(3));
      exact.add(new Match(i, terms.equal(offset, at), Optional.empty()));
    }
    overlapping |= overlaps(distance, step, leaf);
  }

  private void array(int i, Leaf leaf) {
    BigInteger start = BigInteger.valueOf(leaf.bitOffset() - extraBits);
    boolean byteAligned = start.mod(EIGHT).signum() == 0;
    if (linear.isConstant()) {
      constantInArray(i, leaf, start);
      return;
    }
    if (leaf.storesLike(want) && byteAligned && structured(i, leaf, start.shiftRight(3))) {
      return;
    }
    BigInteger step = linear.step();
    for (SsaVariable.Dimension d : leaf.dimensions()) {
      step = step.gcd(BigInteger.valueOf(d.stride()));
    }
    BigInteger distance = linear.constant().multiply(EIGHT).subtract(start);
    BigInteger bitStep = step.multiply(EIGHT);
    if (leaf.storesLike(want) && isMultiple(distance, bitStep)) {
      divided(i, leaf, start.shiftRight(3));
    }
    overlapping |= overlaps(distance, bitStep, leaf);
  }

  /**
   * A constant offset: the element that holds it, if it is hit from its start. In the gaps between
   * rows, an overlap is claimed without a closer look.
   */
  private void constantInArray(int i, Leaf leaf, BigInteger start) {
    BigInteger rest = linear.constant().multiply(EIGHT).subtract(start);
    BigInteger index = BigInteger.ZERO;
    boolean inside = true;
    for (int d = 0; d < leaf.dimensions().size(); d++) {
      long count = leaf.dimensions().get(d).count();
      BigInteger stride = stride(leaf, d).multiply(EIGHT);
      BigInteger before = rest;
      rest = before.mod(stride);
      BigInteger at = before.subtract(rest).divide(stride);
      inside &= at.signum() >= 0 && (count < 0 || at.compareTo(BigInteger.valueOf(count)) < 0);
      index = index.multiply(BigInteger.valueOf(Math.max(count, 1))).add(at);
    }
    if (!inside) {
      overlapping |= leaf.dimensions().size() > 1 || touchesArray(start);
    } else if (rest.signum() == 0 && leaf.storesLike(want)) {
      exact.add(new Match(i, terms.trueTerm(), Optional.of(terms.bits(linear.width(), index))));
    } else {
      overlapping |=
          rest.longValue() < leaf.bitWidth()
              || rest.longValue() + want.bitWidth() > 8 * leaf.dimensions().getLast().stride();
    }
  }

  /** Whether a constant access that starts before the array reaches into it. */
  private boolean touchesArray(BigInteger start) {
    BigInteger from = linear.constant().multiply(EIGHT);
    return from.compareTo(start) < 0
        && from.add(BigInteger.valueOf(want.bitWidth())).compareTo(start) > 0;
  }

  /** Indices read off the coefficients; says whether each belongs to one dimension. */
  private boolean structured(int i, Leaf leaf, BigInteger start) {
    int count = leaf.dimensions().size();
    List<Map<Term, BigInteger>> parts = new ArrayList<>();
    for (int d = 0; d < count; d++) {
      parts.add(new java.util.LinkedHashMap<>());
    }
    for (Map.Entry<Term, BigInteger> e : linear.coefficients().entrySet()) {
      int d = 0;
      while (d < count && !isMultiple(e.getValue(), stride(leaf, d))) {
        d++;
      }
      if (d == count) {
        return false;
      }
      parts.get(d).put(e.getKey(), e.getValue());
    }
    BigInteger rest = linear.constant().subtract(start);
    List<Term> indices = new ArrayList<>();
    for (int d = 0; d < count; d++) {
      boolean innerVaries = parts.subList(d + 1, count).stream().anyMatch(p -> !p.isEmpty());
      BigInteger at = share(rest, stride(leaf, d), d + 1 == count, innerVaries);
      rest = rest.subtract(at.multiply(stride(leaf, d)));
      Linear part = new Linear(at.multiply(stride(leaf, d)), parts.get(d), linear.width());
      indices.add(part.quotient(terms, BigInteger.ZERO, stride(leaf, d)));
    }
    if (rest.signum() != 0) {
      return false;
    }
    exact.add(new Match(i, inBounds(leaf, indices), Optional.of(flat(leaf, indices))));
    return true;
  }

  /** The part of a constant distance that counts for a dimension, in strides. */
  private static BigInteger share(
      BigInteger rest, BigInteger stride, boolean last, boolean innerVaries) {
    BigInteger[] down = rest.divideAndRemainder(stride);
    BigInteger floor = down[1].signum() < 0 ? down[0].subtract(BigInteger.ONE) : down[0];
    if (last || !innerVaries) {
      return floor;
    }
    BigInteger above = rest.subtract(floor.multiply(stride)).shiftLeft(1);
    return above.compareTo(stride) >= 0 ? floor.add(BigInteger.ONE) : floor;
  }

  /** Indices by division, for offsets of unknown form. */
  private void divided(int i, Leaf leaf, BigInteger start) {
    Term rest = terms.sub(offset, terms.bits(linear.width(), start));
    List<Term> indices = new ArrayList<>();
    for (int d = 0; d < leaf.dimensions().size(); d++) {
      Term stride = terms.bits(linear.width(), stride(leaf, d));
      indices.add(terms.udiv(rest, stride));
      rest = terms.urem(rest, stride);
    }
    Term hit = terms.equal(rest, terms.bits(linear.width(), 0));
    exact.add(
        new Match(i, terms.and(hit, inBounds(leaf, indices)), Optional.of(flat(leaf, indices))));
  }

  /** Indices within their dimensions, as far as something else lies beyond. */
  private Term inBounds(Leaf leaf, List<Term> indices) {
    List<Term> conditions = new ArrayList<>();
    for (int d = 0; d < indices.size(); d++) {
      long count = leaf.dimensions().get(d).count();
      if (count >= 0 && (d > 0 || object.shape().size() > 1)) {
        conditions.add(terms.ult(indices.get(d), terms.bits(linear.width(), count)));
      }
    }
    return terms.and(conditions);
  }

  private Term flat(Leaf leaf, List<Term> indices) {
    Term flat = indices.getFirst();
    for (int d = 1; d < indices.size(); d++) {
      Term count = terms.bits(linear.width(), Math.max(leaf.dimensions().get(d).count(), 1));
      flat = terms.add(terms.mul(flat, count), indices.get(d));
    }
    return flat;
  }

  /** Whether an access at one of {@code distance + n * step} bits from a leaf hits it inexactly. */
  private boolean overlaps(BigInteger distance, BigInteger step, Leaf leaf) {
    BigInteger lowest = BigInteger.valueOf(1L - want.bitWidth());
    BigInteger highest = BigInteger.valueOf(leaf.bitWidth() - 1L);
    BigInteger at = distance;
    if (step.signum() != 0) {
      at = lowest.add(distance.subtract(lowest).mod(step));
    }
    while (at.compareTo(lowest) >= 0 && at.compareTo(highest) <= 0) {
      if (at.signum() != 0 || !leaf.storesLike(want)) {
        return true;
      }
      if (step.signum() == 0) {
        return false;
      }
      at = at.add(step);
    }
    return false;
  }

  private static BigInteger stride(Leaf leaf, int dimension) {
    return BigInteger.valueOf(leaf.dimensions().get(dimension).stride());
  }

  private static boolean isMultiple(BigInteger value, BigInteger of) {
    return of.signum() == 0 ? value.signum() == 0 : value.mod(of.abs()).signum() == 0;
  }

  private static final BigInteger EIGHT = BigInteger.valueOf(8);
}
