// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

/**
 * Binary32 and binary64 operations that round to nearest even, done by the machine: the Java
 * language requires exactly IEEE 754 for them (JLS 15.17, 15.18).
 */
final class HostArithmetic {
  private HostArithmetic() {}

  enum Operation {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE
  }

  static boolean applies(FloatFormat format, RoundingMode mode) {
    return mode == RoundingMode.NEAREST_EVEN
        && (format.equals(FloatFormat.BINARY64) || format.equals(FloatFormat.BINARY32));
  }

  static IeeeFloat apply(Operation operation, IeeeFloat a, IeeeFloat b) {
    if (a.format().equals(FloatFormat.BINARY64)) {
      double x = a.toDouble();
      double y = b.toDouble();
      return IeeeFloat.of(
          switch (operation) {
            case ADD -> x + y;
            case SUBTRACT -> x - y;
            case MULTIPLY -> x * y;
            case DIVIDE -> x / y;
          });
    }
    float x = a.toFloat();
    float y = b.toFloat();
    return IeeeFloat.of(
        switch (operation) {
          case ADD -> x + y;
          case SUBTRACT -> x - y;
          case MULTIPLY -> x * y;
          case DIVIDE -> x / y;
        });
  }

  static IeeeFloat squareRoot(IeeeFloat a) {
    // Rounding the root twice is harmless: 53 bits are more than twice 24 plus two.
    return a.format().equals(FloatFormat.BINARY64)
        ? IeeeFloat.of(Math.sqrt(a.toDouble()))
        : IeeeFloat.of((float) Math.sqrt(a.toFloat()));
  }

  static IeeeFloat fusedMultiplyAdd(IeeeFloat a, IeeeFloat b, IeeeFloat c) {
    return a.format().equals(FloatFormat.BINARY64)
        ? IeeeFloat.of(Math.fma(a.toDouble(), b.toDouble(), c.toDouble()))
        : IeeeFloat.of(Math.fma(a.toFloat(), b.toFloat(), c.toFloat()));
  }
}
