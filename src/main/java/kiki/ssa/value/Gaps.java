// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectShape;
import kiki.term.value.Sort;

/**
 * The bits of a structure that belong to no leaf: padding. A write of the structure leaves open
 * what they hold (C11 6.2.6.1p6), which matters where it is written over bytes.
 */
final class Gaps {
  /** Widths in bits of what whole bytes are written as. */
  private static final List<IntType> UNITS =
      List.of(IntType.UNSIGNED_INT, IntType.UNSIGNED_SHORT, IntType.UNSIGNED_CHAR);

  /** Bits that a leaf takes. */
  private record Taken(long start, long end) {}

  private final List<Leaf> found = new ArrayList<>();

  private Gaps() {}

  /**
   * The gaps of a type of this size, as if they were leaves.
   *
   * @param bits the size of the type
   */
  static List<Leaf> of(ObjectShape shape, long bits) {
    List<Taken> taken = new ArrayList<>();
    shape.leaves().forEach(l -> take(l, taken));
    taken.sort((a, b) -> Long.compare(a.start(), b.start()));
    Gaps gaps = new Gaps();
    long end = 0;
    for (Taken t : taken) {
      gaps.add(end, t.start());
      end = Math.max(end, t.end());
    }
    gaps.add(end, bits);
    return List.copyOf(gaps.found);
  }

  /** Of arrays that are not copied one by one, nothing is known in bytes anyway. */
  private static void take(Leaf leaf, List<Taken> taken) {
    long width = leaf.bitWidth();
    if (!leaf.isArray()) {
      taken.add(new Taken(leaf.bitOffset(), leaf.bitOffset() + width));
      return;
    }
    SsaVariable.Dimension outer = leaf.dimensions().getFirst();
    boolean isCopied = leaf.dimensions().size() == 1 && outer.count() <= SsaTuning.COPIED_ELEMENTS;
    for (long i = 0; isCopied && i < outer.count(); i++) {
      long start = leaf.bitOffset() + Byte.SIZE * outer.stride() * i;
      taken.add(new Taken(start, start + width));
    }
    if (!isCopied) {
      long all = Byte.SIZE * outer.stride() * outer.count();
      taken.add(new Taken(leaf.bitOffset(), leaf.bitOffset() + Math.max(width, all)));
    }
  }

  private void add(long from, long until) {
    long at = from;
    while (at < until) {
      IntType type = fitting(at, until);
      Sort sort = Sort.bits(type.width());
      found.add(
          new Leaf(at, 0, type.width(), type, sort, sort, List.of(), "", SsaVariable.Kind.NUMERIC));
      at += type.width();
    }
  }

  private static IntType fitting(long at, long until) {
    long left = until - at;
    for (IntType unit : UNITS) {
      if (at % Byte.SIZE == 0 && unit.width() <= left) {
        return unit;
      }
    }
    int width = (int) Math.min(left, Byte.SIZE - at % Byte.SIZE);
    return new IntType(IntType.Kind.BITFIELD, width, IntType.Sign.UNSIGNED);
  }
}
