// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Any format within binary64, by software. */
final class FormatUnit extends FloatUnit {
  private final FloatFormat format;

  FormatUnit(FloatFormat format) {
    this.format = format;
  }

  /** Exact for the numbers of the format. */
  private IeeeFloat datum(double a) {
    return IeeeFloat.of(a).convert(format, RoundingMode.NEAREST_EVEN);
  }

  private static double number(IeeeFloat datum) {
    return datum.convert(FloatFormat.BINARY64, RoundingMode.NEAREST_EVEN).toDouble();
  }

  @Override
  double add(RoundingMode mode, double a, double b) {
    return number(datum(a).add(datum(b), mode));
  }

  @Override
  double multiply(RoundingMode mode, double a, double b) {
    return number(datum(a).multiply(datum(b), mode));
  }

  @Override
  double divide(RoundingMode mode, double a, double b) {
    return number(datum(a).divide(datum(b), mode));
  }

  @Override
  double squareRoot(RoundingMode mode, double a) {
    return number(datum(a).squareRoot(mode));
  }

  @Override
  double convert(RoundingMode mode, double a) {
    return number(IeeeFloat.of(a).convert(format, mode));
  }

  @Override
  double nextUp(double a) {
    return number(datum(a).nextUp());
  }
}
