// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.math.BigInteger;
import kiki.bitblast.aig.Words;

/**
 * The numbers of control points (LLUMC, section 3, the function enc): 1 for the first of them, then
 * the others, the end, and the violations.
 *
 * @param points how many there are
 * @param errors how many numbers say that a property was violated
 */
public record ControlCodes(int points, int errors) {
  /** The number of a point, by its place in the relation. */
  public int point(int place) {
    return place + 1;
  }

  /** The block "ok". */
  public int end() {
    return points + 1;
  }

  /** The block "error", of a property. */
  public int error(int property) {
    return points + 2 + property;
  }

  public int greatest() {
    return points + 1 + errors;
  }

  /** How many bits the numbers need. */
  public int width() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(greatest());
  }

  int[] word(int code) {
    return Words.number(width(), BigInteger.valueOf(code));
  }
}
