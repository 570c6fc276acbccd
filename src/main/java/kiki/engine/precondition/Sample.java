// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.Map;

/**
 * A run of the function.
 *
 * @param chosen what it started with
 * @param point what was measured at the call
 * @param steps instructions that it took
 */
record Sample(Map<Coordinate, BigInteger> chosen, Point point, Label label, long steps) {
  /** How a run went. */
  enum Label {
    GOOD,
    BAD,
    /** It took too long to see its end. */
    LONG,
    /** Nothing is known: it did what C gives no meaning, or what has no model. */
    OPEN
  }
}
