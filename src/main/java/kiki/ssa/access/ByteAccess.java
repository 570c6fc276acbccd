// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.Linear;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.ObjectShape;
import kiki.ssa.object.Origin;
import kiki.ssa.object.Store;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * Access to an object as a sequence of bytes: type punning, unions, misaligned accesses and {@code
 * char} views. Constant offsets cut and join leaves; symbolic ones shift the whole object if it is
 * small, or look at every leaf for each byte; what is left, parts of pointers that are written
 * above all, becomes unconstrained.
 */
final class ByteAccess {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Storage storage;
  private final Pieces pieces;

  ByteAccess(ExecutionContext encoding, Storage storage) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.storage = storage;
    this.pieces = new Pieces(encoding, storage);
  }

  Term read(Store store, Access.Spot spot, Leaf want) {
    boolean known = Linear.of(spot.offset()).isConstant();
    if (!known && isUnknown(spot, want)) {
      Term value = encoding.fresh("bytes", want.sort());
      if (want.isPointer()) {
        Origin origin = encoding.pointed().origin(encoding.pointed().storedAnywhere(spot.object()));
        encoding.candidates().register(value, origin);
      }
      return value;
    }
    return storage.fromBits(want, readBits(store, spot, want), possible(spot.object()));
  }

  private Term readBits(Store store, Access.Spot spot, Leaf want) {
    Linear offset = Linear.of(spot.offset());
    if (offset.isConstant()) {
      long start = offset.constantBits() + spot.extraBits();
      return pieces.read(store, spot.object(), start, want.bitWidth());
    }
    if (isSmall(spot.object()) && !hasPointers(spot.object())) {
      return readShifted(store, spot, want);
    }
    if (bytewise(spot, want)) {
      return readBytewise(store, spot, want);
    }
    return encoding.fresh("bytes", Sort.bits(want.bitWidth()));
  }

  void write(Store store, Term condition, Access.Spot spot, Leaf want, Term value) {
    if (condition == terms.falseTerm()) {
      return;
    }
    Term bits = storage.toBits(want, value);
    Linear offset = Linear.of(spot.offset());
    if (offset.isConstant()) {
      long start = offset.constantBits() + spot.extraBits();
      pieces.write(store, condition, spot.object(), start, bits);
    } else if (isUnknown(spot, want)) {
      store.havoc(condition, spot.object());
    } else if (isSmall(spot.object()) && !hasPointers(spot.object())) {
      writeShifted(store, condition, spot, bits);
    } else if (bytewise(spot, want) && spot.extraBits() == 0 && want.bitWidth() % 8 == 0) {
      writeBytewise(store, condition, spot, bits);
    } else {
      store.havoc(condition, spot.object());
    }
  }

  private BitSet possible(ObjectInstance object) {
    return encoding.pointed().instances(encoding.pointed().storedAnywhere(object));
  }

  /**
   * Whether nothing is known of an access at an unknown place. There bytes of pointers are hardly
   * ever meant: a misaligned access would have to be searched for in the addresses of all objects.
   */
  private static boolean isUnknown(Access.Spot spot, Leaf want) {
    return want.isPointer() || hasPointers(spot.object()) && !bytewise(spot, want);
  }

  private static boolean hasPointers(ObjectInstance object) {
    return object.shape().leaves().stream().anyMatch(Leaf::isPointer);
  }

  // The whole object as one bit-vector

  private boolean isSmall(ObjectInstance object) {
    return object.shape().leaves().stream().noneMatch(Leaf::isArray)
        && totalBits(object) <= 8 * SsaTuning.SMALL_BYTES;
  }

  /** A whole number of bytes that holds all leaves. */
  private static int totalBits(ObjectInstance object) {
    long end = 0;
    for (Leaf leaf : object.shape().leaves()) {
      end = Math.max(end, leaf.bitOffset() + leaf.bitWidth());
    }
    return Math.toIntExact((end + 7) / 8 * 8);
  }

  private Term readShifted(Store store, Access.Spot spot, Leaf want) {
    int total = totalBits(spot.object());
    int width = Math.max(total, want.bitWidth());
    Term whole = terms.zeroExtend(pieces.read(store, spot.object(), 0, total), width);
    Term shifted = terms.extract(terms.lshr(whole, shift(spot, width)), want.bitWidth() - 1, 0);
    Term outside = encoding.fresh("bytes", Sort.bits(want.bitWidth()));
    return terms.ite(inside(spot, total), shifted, outside);
  }

  private void writeShifted(Store store, Term condition, Access.Spot spot, Term bits) {
    int total = totalBits(spot.object());
    int width = Math.max(total, bits.width());
    Term whole = terms.zeroExtend(pieces.read(store, spot.object(), 0, total), width);
    Term shift = shift(spot, width);
    BigInteger ones = BigInteger.ONE.shiftLeft(bits.width()).subtract(BigInteger.ONE);
    Term mask = terms.shl(terms.bits(width, ones), shift);
    Term kept = terms.bitAnd(whole, terms.bitNot(mask));
    Term changed = terms.bitOr(kept, terms.shl(terms.zeroExtend(bits, width), shift));
    Term hit = terms.and(condition, inside(spot, total));
    pieces.write(store, hit, spot.object(), 0, terms.extract(changed, total - 1, 0));
  }

  private Term inside(Access.Spot spot, int totalBits) {
    return terms.ult(spot.offset(), encoding.pointers().offsetConstant(totalBits / 8));
  }

  /** The distance in bits, as wide as what is shifted; meaningful inside the object only. */
  private Term shift(Access.Spot spot, int width) {
    Term offset = spot.offset();
    Term resized =
        offset.width() > width
            ? terms.extract(offset, width - 1, 0)
            : terms.zeroExtend(offset, width);
    return terms.add(terms.mul(resized, terms.bits(width, 8)), terms.bits(width, spot.extraBits()));
  }

  // Byte by byte

  private static boolean bytewise(Access.Spot spot, Leaf want) {
    ObjectShape shape = spot.object().shape();
    boolean whole =
        shape.leaves().stream()
            .allMatch(
                l -> l.bitOffset() % 8 == 0 && l.bitWidth() % 8 == 0 && l.dimensions().size() <= 1);
    return whole && shape.size() * byteCount(spot, want) <= SsaTuning.MOST_BYTE_LEAVES;
  }

  private static long byteCount(Access.Spot spot, Leaf want) {
    return (spot.extraBits() + want.bitWidth() + 7) / 8;
  }

  private Term readBytewise(Store store, Access.Spot spot, Leaf want) {
    Term all = null;
    for (long i = 0; i < byteCount(spot, want); i++) {
      Term at = terms.add(spot.offset(), encoding.pointers().offsetConstant(i));
      Term next = byteAt(store, spot.object(), at);
      all = all == null ? next : terms.concat(next, all);
    }
    return terms.extract(all, spot.extraBits() + want.bitWidth() - 1, spot.extraBits());
  }

  private Term byteAt(Store store, ObjectInstance object, Term at) {
    Term result = encoding.fresh("byte", Sort.bits(8));
    for (int i = 0; i < object.shape().size(); i++) {
      Element element = element(object, i, at);
      Term found = element.byteOf(storage.toBits(element.leaf, element.get(store)));
      result = terms.ite(element.hit(), found, result);
    }
    return result;
  }

  private void writeBytewise(Store store, Term condition, Access.Spot spot, Term bits) {
    for (int b = 0; b < bits.width() / 8; b++) {
      Term at = terms.add(spot.offset(), encoding.pointers().offsetConstant(b));
      Term value = terms.extract(bits, 8 * b + 7, 8 * b);
      for (int i = 0; i < spot.object().shape().size(); i++) {
        Element element = element(spot.object(), i, at);
        Term hit = terms.and(condition, element.hit());
        if (element.leaf.isPointer()) {
          Term any = encoding.fresh("havoc", spot.object(), element.leaf);
          store.putIf(hit, spot.object(), i, any);
        } else {
          Term old = storage.toBits(element.leaf, element.get(store));
          Term changed =
              storage.fromBits(element.leaf, element.replaced(old, value), possible(spot.object()));
          element.put(store, hit, changed);
        }
      }
    }
  }

  private Term constant(long value) {
    return encoding.pointers().offsetConstant(value);
  }

  private Element element(ObjectInstance object, int index, Term at) {
    Leaf leaf = object.shape().leaf(index);
    Term distance = terms.sub(at, constant(leaf.bitOffset() / 8));
    if (!leaf.isArray()) {
      return new Element(object, index, leaf, at, Optional.empty(), distance);
    }
    Term stride = constant(leaf.dimensions().getFirst().stride());
    Optional<Term> element = Optional.of(terms.udiv(distance, stride));
    return new Element(object, index, leaf, at, element, terms.urem(distance, stride));
  }

  /** The element of a leaf that holds a byte. */
  private final class Element {
    private final ObjectInstance object;
    private final int index;
    private final Leaf leaf;
    private final Term at;

    /** The number of the element, of a leaf that is an array. */
    private final Optional<Term> element;

    private final Term inElement;

    Element(
        ObjectInstance object,
        int index,
        Leaf leaf,
        Term at,
        Optional<Term> element,
        Term inElement) {
      this.object = object;
      this.index = index;
      this.leaf = leaf;
      this.at = at;
      this.element = element;
      this.inElement = inElement;
    }

    private SsaVariable.Dimension dimension() {
      return leaf.dimensions().getFirst();
    }

    Term hit() {
      Term inside = terms.ult(inElement, constant(leaf.bitWidth() / 8));
      if (!leaf.isArray()) {
        return inside;
      }
      // Of what lies before the array the distance wraps around.
      Term within =
          dimension().count() >= 0
              ? terms.ult(element.orElseThrow(), constant(dimension().count()))
              : terms.ule(constant(leaf.bitOffset() / 8), at);
      return terms.and(inside, within);
    }

    Term get(Store store) {
      return leaf.isArray()
          ? store.element(object, index, element.orElseThrow())
          : store.get(object, index);
    }

    void put(Store store, Term condition, Term value) {
      if (leaf.isArray()) {
        store.putElementIf(condition, object, index, element.orElseThrow(), value);
      } else {
        store.putIf(condition, object, index, value);
      }
    }

    Term byteOf(Term bits) {
      Term result = terms.extract(bits, 7, 0);
      for (int b = 1; b < leaf.bitWidth() / 8; b++) {
        Term here = terms.equal(inElement, constant(b));
        result = terms.ite(here, terms.extract(bits, 8 * b + 7, 8 * b), result);
      }
      return result;
    }

    Term replaced(Term bits, Term value) {
      Term result = null;
      for (int b = 0; b < leaf.bitWidth() / 8; b++) {
        Term here = terms.equal(inElement, constant(b));
        Term next = terms.ite(here, value, terms.extract(bits, 8 * b + 7, 8 * b));
        result = result == null ? next : terms.concat(next, result);
      }
      return result;
    }
  }
}
