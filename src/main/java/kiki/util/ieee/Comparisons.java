// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/** Order of floating-point data (IEEE 754-2008, sections 5.10, 5.11; C11 F.10.9). */
final class Comparisons {
  private Comparisons() {}

  static boolean isEqual(IeeeFloat a, IeeeFloat b) {
    requireSameFormat(a, b);
    return !a.isUnordered(b) && (a.equals(b) || (a.isZero() && b.isZero()));
  }

  static boolean isLess(IeeeFloat a, IeeeFloat b) {
    requireSameFormat(a, b);
    return !a.isUnordered(b) && !(a.isZero() && b.isZero()) && key(a).compareTo(key(b)) < 0;
  }

  static int compareTotal(IeeeFloat a, IeeeFloat b) {
    requireSameFormat(a, b);
    return key(a).compareTo(key(b));
  }

  static IeeeFloat min(IeeeFloat a, IeeeFloat b) {
    requireSameFormat(a, b);
    if (a.isUnordered(b)) {
      return numberAmong(a, b);
    }
    return compareTotal(a, b) <= 0 ? a : b;
  }

  static IeeeFloat max(IeeeFloat a, IeeeFloat b) {
    requireSameFormat(a, b);
    if (a.isUnordered(b)) {
      return numberAmong(a, b);
    }
    return compareTotal(a, b) >= 0 ? a : b;
  }

  static IeeeFloat nextUp(IeeeFloat a) {
    FloatFormat format = a.format();
    if (a.isNaN() || a.equals(IeeeFloat.infinity(format, Sign.POSITIVE))) {
      return a;
    }
    if (a.isZero()) {
      return IeeeFloat.smallestSubnormal(format, Sign.POSITIVE);
    }
    BigInteger step = BigInteger.ONE;
    return IeeeFloat.fromBits(
        format, a.sign() == Sign.POSITIVE ? a.bits().add(step) : a.bits().subtract(step));
  }

  private static IeeeFloat numberAmong(IeeeFloat a, IeeeFloat b) {
    if (a.isNaN() && b.isNaN()) {
      return IeeeFloat.nan(a.format());
    }
    return a.isNaN() ? b : a;
  }

  /** An integer that grows with the datum; negative data map to negative keys, so -0 to -1. */
  private static BigInteger key(IeeeFloat a) {
    return a.sign() == Sign.POSITIVE ? a.magnitude() : a.magnitude().not();
  }

  private static void requireSameFormat(IeeeFloat a, IeeeFloat b) {
    if (!a.format().equals(b.format())) {
      throw new IllegalArgumentException(a.format() + " compared with " + b.format());
    }
  }
}
