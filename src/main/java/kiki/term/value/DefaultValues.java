// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

import java.math.BigInteger;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/** Values made from sorts. */
public final class DefaultValues {
  private DefaultValues() {}

  /** False, zero, or the array that holds it everywhere. */
  public static Value defaultOf(Sort sort) {
    return switch (sort) {
      case Sort.Bool _ -> Value.Bool.FALSE;
      case Sort.BitVec bits -> new Value.Bits(bits.width(), BigInteger.ZERO);
      case Sort.Float floating -> new Value.Float(IeeeFloat.zero(floating.format(), Sign.POSITIVE));
      case Sort.Array array -> Value.Array.constant(array, defaultOf(array.element()));
    };
  }
}
