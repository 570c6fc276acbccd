package kiki.ssa;

import kiki.term.Term;
import kiki.term.Terms;

/**
 * The parts of a pointer value: the number of its object; in forms with pools, which object of the
 * pool; and the offset in bytes. The width of a pointer tells which form it belongs to.
 */
public final class PointerParts {
  public static final int NUMBER_WIDTH = 16;

  /**
   * No execution makes so many objects that their numbers in a pool need more bits: a billion
   * allocations a second would take three days.
   */
  public static final int INDEX_WIDTH = 48;

  private static final int LONGEST_PLAIN = NUMBER_WIDTH + Long.SIZE;

  private PointerParts() {}

  /** Whether pointers of the width tell objects of a pool apart. */
  public static boolean hasIndex(int width) {
    return width > LONGEST_PLAIN;
  }

  /** The width of the offset in pointers of the given width. */
  public static int offsetWidth(int width) {
    return width - NUMBER_WIDTH - (hasIndex(width) ? INDEX_WIDTH : 0);
  }

  public static Term number(Terms terms, Term pointer) {
    int width = pointer.width();
    return terms.extract(pointer, width - 1, width - NUMBER_WIDTH);
  }

  /** Which object of the pool, if it points to a pool; the pointer's form must have pools. */
  public static Term index(Terms terms, Term pointer) {
    int offset = offsetWidth(pointer.width());
    return terms.extract(pointer, offset + INDEX_WIDTH - 1, offset);
  }

  /** All but the offset: which object it points to. */
  public static Term base(Terms terms, Term pointer) {
    return terms.extract(pointer, pointer.width() - 1, offsetWidth(pointer.width()));
  }

  public static Term offset(Terms terms, Term pointer) {
    return terms.extract(pointer, offsetWidth(pointer.width()) - 1, 0);
  }
}
