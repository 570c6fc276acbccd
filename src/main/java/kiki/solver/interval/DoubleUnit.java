// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** Binary64; rounding to nearest is done by the machine. */
final class DoubleUnit extends FloatUnit {
  private final FloatUnit software = new FormatUnit(FloatFormat.BINARY64);

  @Override
  double add(RoundingMode mode, double a, double b) {
    return mode == RoundingMode.NEAREST_EVEN ? a + b : software.add(mode, a, b);
  }

  @Override
  double multiply(RoundingMode mode, double a, double b) {
    return mode == RoundingMode.NEAREST_EVEN ? a * b : software.multiply(mode, a, b);
  }

  @Override
  double divide(RoundingMode mode, double a, double b) {
    return mode == RoundingMode.NEAREST_EVEN ? a / b : software.divide(mode, a, b);
  }

  @Override
  double squareRoot(RoundingMode mode, double a) {
    return mode == RoundingMode.NEAREST_EVEN ? Math.sqrt(a) : software.squareRoot(mode, a);
  }

  @Override
  double convert(RoundingMode mode, double a) {
    return a;
  }

  @Override
  double nextUp(double a) {
    return Math.nextUp(a);
  }
}
