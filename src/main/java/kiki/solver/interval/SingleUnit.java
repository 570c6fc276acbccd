// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** Binary32; rounding to nearest is done by the machine. */
final class SingleUnit extends FloatUnit {
  private final FloatUnit software = new FormatUnit(FloatFormat.BINARY32);

  @Override
  double add(RoundingMode mode, double a, double b) {
    return mode == RoundingMode.NEAREST_EVEN ? (float) a + (float) b : software.add(mode, a, b);
  }

  @Override
  double multiply(RoundingMode mode, double a, double b) {
    return mode == RoundingMode.NEAREST_EVEN
        ? (float) a * (float) b
        : software.multiply(mode, a, b);
  }

  @Override
  double divide(RoundingMode mode, double a, double b) {
    return mode == RoundingMode.NEAREST_EVEN ? (float) a / (float) b : software.divide(mode, a, b);
  }

  @Override
  double squareRoot(RoundingMode mode, double a) {
    // Rounding the root twice is harmless: 53 bits are more than twice 24 plus two.
    return mode == RoundingMode.NEAREST_EVEN ? (float) Math.sqrt(a) : software.squareRoot(mode, a);
  }

  @Override
  double convert(RoundingMode mode, double a) {
    float nearest = (float) a;
    return switch (mode) {
      case NEAREST_EVEN -> nearest;
      case TOWARD_NEGATIVE -> nearest > a ? Math.nextDown(nearest) : nearest;
      case TOWARD_POSITIVE -> nearest < a ? Math.nextUp(nearest) : nearest;
      case NEAREST_AWAY, TOWARD_ZERO -> software.convert(mode, a);
    };
  }

  @Override
  double nextUp(double a) {
    return Math.nextUp((float) a);
  }
}
