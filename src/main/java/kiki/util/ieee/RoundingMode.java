// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

/** The rounding-direction attributes of IEEE 754-2008, section 4.3. */
public enum RoundingMode {
  NEAREST_EVEN,
  NEAREST_AWAY,
  TOWARD_POSITIVE,
  TOWARD_NEGATIVE,
  TOWARD_ZERO;

  /** Where the exact magnitude lies between the two candidates of a rounding. */
  enum Tail {
    EXACT,
    BELOW_HALF,
    HALF,
    ABOVE_HALF
  }

  /** Whether the truncated magnitude {@code kept}, whose lost part is {@code tail}, steps up. */
  boolean stepsUp(Sign sign, Tail tail, boolean keptIsOdd) {
    if (tail == Tail.EXACT) {
      return false;
    }
    return switch (this) {
      case NEAREST_EVEN -> tail == Tail.ABOVE_HALF || (tail == Tail.HALF && keptIsOdd);
      case NEAREST_AWAY -> tail != Tail.BELOW_HALF;
      case TOWARD_POSITIVE -> sign == Sign.POSITIVE;
      case TOWARD_NEGATIVE -> sign == Sign.NEGATIVE;
      case TOWARD_ZERO -> false;
    };
  }

  /** Whether a result beyond the largest finite value becomes an infinity (section 7.4). */
  boolean overflowsToInfinity(Sign sign) {
    return switch (this) {
      case NEAREST_EVEN, NEAREST_AWAY -> true;
      case TOWARD_POSITIVE -> sign == Sign.POSITIVE;
      case TOWARD_NEGATIVE -> sign == Sign.NEGATIVE;
      case TOWARD_ZERO -> false;
    };
  }
}
