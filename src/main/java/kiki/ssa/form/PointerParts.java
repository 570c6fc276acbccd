// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import kiki.term.Term;
import kiki.term.Terms;

/**
 * The parts of a pointer value: the number of its object; in forms with pools, which object of the
 * pool; and the offset in bytes. The width of a pointer tells which form it belongs to.
 */
public final class PointerParts {
  public static final int NUMBER_WIDTH = 16;

  /**
   * Enough for what is only compared: among {@link #MOST_TERMS} terms, indices of any size can be
   * replaced by small ones in the same order (ADR 13).
   */
  public static final int COMPARED_INDEX_WIDTH = 24;

  /**
   * Enough to count with: no execution makes enough objects for their numbers in a pool to need
   * more bits, as a billion allocations a second would take three days.
   */
  public static final int COUNTED_INDEX_WIDTH = 48;

  /** A form with pools must not be judged when there are more terms. */
  public static final int MOST_TERMS = 1 << (COMPARED_INDEX_WIDTH - 2);

  /** Tells the members of an object apart that are not larger than this many bits can say. */
  private static final int MEMBER_WIDTH = 16;

  private PointerParts() {}

  /** The width of the index in pointers of the given width; zero in forms without pools. */
  private static int indexWidth(int width) {
    int rest = (width - NUMBER_WIDTH) % Integer.SIZE;
    return rest == 0
        ? 0
        : rest == COMPARED_INDEX_WIDTH % Integer.SIZE ? COMPARED_INDEX_WIDTH : COUNTED_INDEX_WIDTH;
  }

  /** The width of the offset in pointers of the given width: that of an address. */
  public static int offsetWidth(int width) {
    return width - NUMBER_WIDTH - indexWidth(width);
  }

  public static Term number(Terms terms, Term pointer) {
    int width = pointer.width();
    return terms.extract(pointer, width - 1, width - NUMBER_WIDTH);
  }

  /** Which object of the pool, if it points to a pool; the pointer's form must have pools. */
  public static Term index(Terms terms, Term pointer) {
    int offset = offsetWidth(pointer.width());
    return terms.extract(pointer, offset + indexWidth(pointer.width()) - 1, offset);
  }

  /** The width of what tells a member of an object of a pool from all others. */
  public static int referrerWidth(int indexWidth) {
    return MEMBER_WIDTH + indexWidth;
  }

  /**
   * A member of an object of a pool.
   *
   * @param bitOffset where in the object it starts
   */
  public static Term referrer(Terms terms, long bitOffset, Term index) {
    long member = bitOffset / Byte.SIZE % (1L << MEMBER_WIDTH);
    return terms.concat(terms.bits(MEMBER_WIDTH, member), index);
  }

  /** All but the offset: which object it points to. */
  public static Term base(Terms terms, Term pointer) {
    return terms.extract(pointer, pointer.width() - 1, offsetWidth(pointer.width()));
  }

  public static Term offset(Terms terms, Term pointer) {
    return terms.extract(pointer, offsetWidth(pointer.width()) - 1, 0);
  }
}
