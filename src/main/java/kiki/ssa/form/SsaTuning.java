// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

/**
 * How finely a program is represented before the rest of it becomes unconstrained or is looked at
 * less closely. Rounded to what was enough where they were needed; whoever changes one compares the
 * suites.
 */
public final class SsaTuning {
  /** Conditions of a path that are searched for one that is the same. */
  public static final int CONDITIONS_LOOKED_BACK = 16;

  /**
   * Instructions that each unwinding of bounded search executes before further calls are cut: a few
   * seconds.
   */
  public static final long SEARCHED_INSTRUCTIONS = 60_000;

  /** Recursion that is certain to go on is not counted up to this depth. */
  public static final int FREE_RECURSION = 256;

  /**
   * Calls to unwind next after which there is no further unwinding: each of three lines takes about
   * 700 clauses, and the next unwinding as much as all before.
   */
  public static final int MOST_CUT_CALLS = 4_000;

  /** The most constant offsets into an object that are told apart. */
  public static final int MOST_OFFSETS = 6;

  /** The most parts of an object in a pool: larger ones are rarely parts of a data structure. */
  public static final int MOST_LEAVES_IN_POOL = 48;

  /** Unions of more bytes than this are arrays of bytes. */
  public static final long LARGEST_UNION = 128;

  /** The most parts of an array that is split into elements. */
  public static final int FLATTENED_PARTS = 16;

  /**
   * The most rows of a matrix that are arrays of their own: where there are more, a number says
   * which one is meant, and every access is to all of them.
   */
  public static final int SEPARATE_ROWS = 4;

  /** The same where invariants about segments of arrays are asked for. */
  public static final int FLATTENED_BESIDE_SEGMENTS = 4;

  /** The same in transition systems, which have no other place for arrays. */
  public static final int FLATTENED_IN_STEPS = 128;

  /** Copies of loops whose next iteration is certain that each unwinding makes without counting. */
  public static final int FREE_UNWINDINGS = 3_000;

  /** How deep case distinctions between pointers are looked through. */
  public static final int DEEPEST_CASES = 6;

  /** The most elements of an array that is copied one by one where shapes differ. */
  public static final long COPIED_ELEMENTS = 256;

  /** The most bytes of an object that is read and written as one number. */
  public static final long SMALL_BYTES = 64;

  /** The most pairs of a part and a byte in an access to bytes of an object at any offset. */
  public static final long MOST_BYTE_LEAVES = 512;

  /** The most pairs of cases of two pointers that are told apart where these are compared. */
  public static final int MOST_PAIRS = 16;

  private SsaTuning() {}
}
