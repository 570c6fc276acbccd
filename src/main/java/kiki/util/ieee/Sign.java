// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/** The sign of a floating-point datum; zeros and NaNs have one too. */
public enum Sign {
  POSITIVE,
  NEGATIVE;

  /** The sign of an integer; zero counts as positive. */
  static Sign of(BigInteger value) {
    return value.signum() < 0 ? NEGATIVE : POSITIVE;
  }

  /** The sign of a product or quotient. */
  Sign times(Sign other) {
    return this == other ? POSITIVE : NEGATIVE;
  }

  BigInteger applyTo(BigInteger magnitude) {
    return this == POSITIVE ? magnitude : magnitude.negate();
  }
}
