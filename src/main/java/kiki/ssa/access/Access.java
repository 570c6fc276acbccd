// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.util.List;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.Linear;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Store;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * Reads and writes of one leaf-like value in one object, at an offset that may be symbolic. What
 * cannot be represented is read as an unconstrained value, and makes the object unconstrained when
 * written.
 */
public final class Access {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final ByteAccess bytes;

  public Access(ExecutionContext encoding, Storage storage) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.bytes = new ByteAccess(encoding, storage);
  }

  /** Where in an object. */
  public record Spot(ObjectInstance object, Term offset, int extraBits) {}

  public Term read(Store store, Spot spot, Leaf want) {
    if (want.isArray()) {
      return readArray(store, spot, want);
    }
    if (spot.object().kind() == ObjectInstance.Kind.SUMMARY) {
      return unknown(spot.object(), want);
    }
    int named = named(spot, want);
    if (named >= 0) {
      return store.get(spot.object(), named);
    }
    Matcher.Matches matches = match(spot, want);
    Matcher.Match certain = certain(matches);
    if (certain != null) {
      return valueAt(store, spot.object(), certain);
    }
    Term result =
        matches.overlapping() ? bytes.read(store, spot, want) : unknown(spot.object(), want);
    for (Matcher.Match m : matches.exact().reversed()) {
      result = terms.ite(m.condition(), valueAt(store, spot.object(), m), result);
    }
    return result;
  }

  /** Writes where the condition holds. */
  public void write(Store store, Term condition, Spot spot, Leaf want, Term value) {
    if (want.isArray()) {
      writeArray(store, condition, spot, want, value);
      return;
    }
    if (spot.object().kind() == ObjectInstance.Kind.SUMMARY) {
      return;
    }
    int named = named(spot, want);
    if (named >= 0) {
      store.putIf(condition, spot.object(), named, value);
      return;
    }
    Matcher.Matches matches = match(spot, want);
    Matcher.Match certain = certain(matches);
    if (certain != null) {
      writeAt(store, condition, spot.object(), certain, value);
      return;
    }
    if (matches.overlapping()) {
      List<Term> hits = matches.exact().stream().map(Matcher.Match::condition).toList();
      Term elsewhere = terms.and(condition, terms.not(terms.or(hits)));
      bytes.write(store, elsewhere, spot, want, value);
    }
    for (Matcher.Match m : matches.exact()) {
      writeAt(store, terms.and(condition, m.condition()), spot.object(), m, value);
    }
  }

  /** Whether the object has a part like the leaf wherever the spot may be in it. */
  public boolean fits(Spot spot, Leaf want) {
    if (want.isArray()) {
      return sameLeaf(spot, want) >= 0;
    }
    Matcher.Matches matches = match(spot, want);
    return !matches.overlapping() && !matches.exact().isEmpty();
  }

  /** An unconstrained value that lies somewhere in the object. */
  Term unknown(ObjectInstance object, Leaf want) {
    Term value = encoding.fresh("unknown:" + object.name(), want.sort());
    if (want.isPointer()) {
      encoding
          .candidates()
          .register(value, encoding.pointed().origin(encoding.pointed().storedAnywhere(object)));
    }
    return value;
  }

  /** The scalar leaf at a constant offset, the common case; or -1. */
  private static int named(Spot spot, Leaf want) {
    return spot.offset() instanceof Constant c
        ? spot.object().shape().scalarAt((Value.Bits) c.value(), spot.extraBits(), want)
        : -1;
  }

  private Matcher.Matches match(Spot spot, Leaf want) {
    return new Matcher(
            terms, spot.object(), spot.offset(), Linear.of(spot.offset()), spot.extraBits(), want)
        .run();
  }

  private Matcher.Match certain(Matcher.Matches matches) {
    for (Matcher.Match m : matches.exact()) {
      if (m.condition() == terms.trueTerm()) {
        return m;
      }
    }
    return null;
  }

  private Term valueAt(Store store, ObjectInstance object, Matcher.Match m) {
    return m.index().isEmpty()
        ? store.get(object, m.leaf())
        : store.element(object, m.leaf(), m.index().get());
  }

  private void writeAt(
      Store store, Term condition, ObjectInstance object, Matcher.Match m, Term value) {
    if (m.index().isEmpty()) {
      store.putIf(condition, object, m.leaf(), value);
    } else {
      store.putElementIf(condition, object, m.leaf(), m.index().get(), value);
    }
  }

  private Term readArray(Store store, Spot spot, Leaf want) {
    int same = sameLeaf(spot, want);
    if (same >= 0) {
      return store.get(spot.object(), same);
    }
    Term result = unknown(spot.object(), want);
    long count = copiedCount(want);
    Leaf element = elementOf(want);
    for (long i = 0; i < count; i++) {
      result = terms.store(result, index(i), read(store, elementSpot(spot, want, i), element));
    }
    return result;
  }

  private void writeArray(Store store, Term condition, Spot spot, Leaf want, Term value) {
    int same = sameLeaf(spot, want);
    if (same >= 0) {
      store.putIf(condition, spot.object(), same, value);
      return;
    }
    long count = copiedCount(want);
    if (count < 0) {
      store.havoc(condition, spot.object());
    }
    Leaf element = elementOf(want);
    for (long i = 0; i < count; i++) {
      Term part = terms.select(value, index(i));
      write(store, condition, elementSpot(spot, want, i), element, part);
    }
  }

  /** The leaf of the object that is the wanted array at the spot, or -1. */
  private int sameLeaf(Spot spot, Leaf want) {
    Linear linear = Linear.of(spot.offset());
    for (int i = 0; linear.isConstant() && i < spot.object().shape().size(); i++) {
      Leaf leaf = spot.object().shape().leaf(i);
      long at = linear.constantBits() + spot.extraBits();
      if (leaf.bitOffset() == at
          && leaf.storesLike(want)
          && leaf.dimensions().equals(want.dimensions())) {
        return i;
      }
    }
    return -1;
  }

  /** The number of elements if they are few and in a row, or -1. */
  private static long copiedCount(Leaf want) {
    long count = want.dimensions().getFirst().count();
    return want.dimensions().size() == 1 && count <= SsaTuning.COPIED_ELEMENTS ? count : -1;
  }

  private Spot elementSpot(Spot spot, Leaf want, long i) {
    Term bytesFurther =
        encoding.pointers().offsetConstant(want.dimensions().getFirst().stride() * i);
    return new Spot(spot.object(), terms.add(spot.offset(), bytesFurther), spot.extraBits());
  }

  private Term index(long i) {
    return encoding.pointers().offsetConstant(i);
  }

  private static Leaf elementOf(Leaf array) {
    return new Leaf(
        array.bitOffset(),
        array.foldedByte(),
        array.bitWidth(),
        array.type(),
        array.element(),
        array.element(),
        List.of(),
        array.text(),
        array.kind());
  }
}
