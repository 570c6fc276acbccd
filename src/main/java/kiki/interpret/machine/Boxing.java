// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.math.BigInteger;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.interpret.machine.Codes.BoxedCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.value.IntegerWrap;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/** From one representation of a scalar of at most 64 bits to the other. */
public final class Boxing {
  private Boxing() {}

  public static BoxedCode box(LongCode code, CType type) {
    return switch (type) {
      case IntType i -> m -> IntegerWrap.box(i, code.eval(m));
      case FloatType f -> m -> box(f, code.eval(m));
      case CType other -> m -> IntegerWrap.unsigned(code.eval(m));
    };
  }

  public static LongCode unbox(BoxedCode code, CType type) {
    return type instanceof FloatType
        ? m -> bits((IeeeFloat) code.eval(m))
        : m -> ((BigInteger) code.eval(m)).longValue();
  }

  public static long bits(IeeeFloat value) {
    return value.bits().longValue();
  }

  static IeeeFloat box(FloatType type, long bits) {
    FloatFormat format = type.format();
    return IeeeFloat.fromBits(format, IntegerWrap.unsigned(bits));
  }
}
