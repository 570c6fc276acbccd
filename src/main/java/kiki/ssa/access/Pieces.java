// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.util.BitSet;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Store;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/** Reads and writes a range of an object's bits at a constant place, across leaves. */
final class Pieces {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Storage storage;

  Pieces(ExecutionContext encoding, Storage storage) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.storage = storage;
  }

  /** A leaf, or an element of an array leaf, from {@code start} to {@code end} in bits. */
  private record Piece(int leaf, long index, long start, long end) {}

  /** The bits from {@code start} on; those of no leaf are unconstrained. */
  Term read(Store store, ObjectInstance object, long start, int width) {
    Term result = null;
    long at = start;
    long end = start + width;
    while (at < end) {
      Piece piece = at(object, at);
      long until = Math.min(end, piece == null ? nextStart(object, at) : piece.end());
      Term bits;
      if (piece == null) {
        bits = encoding.fresh("padding", Sort.bits(Math.toIntExact(until - at)));
      } else {
        Term whole = bitsOf(store, object, piece);
        int low = Math.toIntExact(at - piece.start());
        bits = terms.extract(whole, Math.toIntExact(until - piece.start()) - 1, low);
      }
      result = result == null ? bits : terms.concat(bits, result);
      at = until;
    }
    return result;
  }

  /** Replaces the bits from {@code start} on where the condition holds. */
  void write(Store store, Term condition, ObjectInstance object, long start, Term bits) {
    long at = start;
    long end = start + bits.width();
    while (at < end) {
      Piece piece = at(object, at);
      long until = Math.min(end, piece == null ? nextStart(object, at) : piece.end());
      if (piece != null) {
        Term part =
            terms.extract(bits, Math.toIntExact(until - start) - 1, Math.toIntExact(at - start));
        replace(store, condition, object, piece, at, part);
      }
      at = until;
    }
  }

  private void replace(
      Store store, Term condition, ObjectInstance object, Piece piece, long at, Term part) {
    Leaf leaf = object.shape().leaf(piece.leaf());
    int width = leaf.bitWidth();
    int low = Math.toIntExact(at - piece.start());
    int high = low + part.width();
    Term changed = part;
    if (part.width() < width) {
      Term old = bitsOf(store, object, piece);
      if (low > 0) {
        changed = terms.concat(changed, terms.extract(old, low - 1, 0));
      }
      if (high < width) {
        changed = terms.concat(terms.extract(old, width - 1, high), changed);
      }
    }
    BitSet possible = encoding.pointed().instances(encoding.pointed().storedAnywhere(object));
    Term value = storage.fromBits(leaf, changed, possible);
    if (leaf.isArray()) {
      Term index = encoding.pointers().offsetConstant(piece.index());
      store.putElementIf(condition, object, piece.leaf(), index, value);
    } else {
      store.putIf(condition, object, piece.leaf(), value);
    }
  }

  private Term bitsOf(Store store, ObjectInstance object, Piece piece) {
    Leaf leaf = object.shape().leaf(piece.leaf());
    Term value =
        leaf.isArray()
            ? store.element(object, piece.leaf(), encoding.pointers().offsetConstant(piece.index()))
            : store.get(object, piece.leaf());
    return storage.toBits(leaf, value);
  }

  /** The piece that holds a bit, or null. */
  private static Piece at(ObjectInstance object, long bit) {
    for (int i = 0; i < object.shape().size(); i++) {
      Leaf leaf = object.shape().leaf(i);
      long rest = bit - leaf.bitOffset();
      long index = 0;
      boolean inside = rest >= 0;
      for (SsaVariable.Dimension d : leaf.dimensions()) {
        long stride = 8 * d.stride();
        long at = Math.floorDiv(rest, stride);
        inside &= d.count() < 0 || at < d.count();
        index = index * Math.max(d.count(), 1) + at;
        rest -= at * stride;
      }
      if (inside && rest < leaf.bitWidth()) {
        return new Piece(i, index, bit - rest, bit - rest + leaf.bitWidth());
      }
    }
    return null;
  }

  /** The next bit of a leaf after a gap; gaps are looked through byte by byte. */
  private static long nextStart(ObjectInstance object, long bit) {
    boolean bitFields =
        object.shape().leaves().stream()
            .anyMatch(l -> l.bitOffset() % 8 != 0 || l.bitWidth() % 8 != 0);
    return bitFields ? bit + 1 : (bit / 8 + 1) * 8;
  }
}
