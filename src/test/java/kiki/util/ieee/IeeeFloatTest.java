// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Encodings, classes, signs and the treatment of NaN. */
class IeeeFloatTest {
  private static final FloatFormat BINARY64 = FloatFormat.BINARY64;

  @Test
  void constantsHaveTheirEncodings() {
    assertEquals(IeeeFloat.of(Double.MAX_VALUE), IeeeFloat.largest(BINARY64, Sign.POSITIVE));
    assertEquals(
        IeeeFloat.of(Double.MIN_NORMAL), IeeeFloat.smallestNormal(BINARY64, Sign.POSITIVE));
    assertEquals(
        IeeeFloat.of(-Double.MIN_VALUE), IeeeFloat.smallestSubnormal(BINARY64, Sign.NEGATIVE));
    assertEquals(IeeeFloat.of(Double.NaN), IeeeFloat.nan(BINARY64));
    assertEquals(
        IeeeFloat.of(Float.NEGATIVE_INFINITY),
        IeeeFloat.infinity(FloatFormat.BINARY32, Sign.NEGATIVE));
    assertEquals(IeeeFloat.of(-0.0), IeeeFloat.zero(BINARY64, Sign.NEGATIVE));
    assertEquals(
        "7c00", IeeeFloat.infinity(FloatFormat.BINARY16, Sign.POSITIVE).bits().toString(16));
  }

  @Test
  void classification() {
    assertClass("zero", IeeeFloat.of(-0.0f));
    assertClass("subnormal", IeeeFloat.of(Float.MIN_VALUE));
    assertClass("subnormal", IeeeFloat.of(Math.nextDown(Float.MIN_NORMAL)));
    assertClass("normal", IeeeFloat.of(Float.MIN_NORMAL));
    assertClass("normal", IeeeFloat.of(-Float.MAX_VALUE));
    assertClass("infinite", IeeeFloat.of(Float.NEGATIVE_INFINITY));
    assertClass("nan", IeeeFloat.of(Float.NaN));
    assertTrue(IeeeFloat.of(-0.0f).signBit());
    assertFalse(IeeeFloat.of(1.0f).signBit());
  }

  private static void assertClass(String expected, IeeeFloat x) {
    assertEquals(expected.equals("zero"), x.isZero());
    assertEquals(expected.equals("subnormal"), x.isSubnormal());
    assertEquals(expected.equals("normal"), x.isNormal());
    assertEquals(expected.equals("infinite"), x.isInfinite());
    assertEquals(expected.equals("nan"), x.isNaN());
    assertEquals(!expected.equals("nan") && !expected.equals("infinite"), x.isFinite());
  }

  @Test
  void copiesKeepThePayloadOfNaNAndComputationsDoNot() {
    IeeeFloat signalling = IeeeFloat.fromBits(BINARY64, new BigInteger("7ff0000000000123", 16));
    assertTrue(signalling.isNaN());
    assertEquals("fff0000000000123", signalling.negate().bits().toString(16));
    assertEquals(signalling, signalling.negate().abs());
    assertEquals(signalling.negate(), signalling.copySign(IeeeFloat.of(-1.0)));
    for (RoundingMode mode : RoundingMode.values()) {
      assertEquals(IeeeFloat.nan(BINARY64), signalling.add(IeeeFloat.of(1.0), mode));
      assertEquals(IeeeFloat.nan(BINARY64), signalling.squareRoot(mode));
      assertEquals(IeeeFloat.nan(BINARY64), signalling.convert(BINARY64, mode));
    }
    assertNotEquals(IeeeFloat.nan(BINARY64), signalling);
  }

  @Test
  void minimumAndMaximumSkipNaNAndOrderZeros() {
    IeeeFloat nan = IeeeFloat.nan(BINARY64);
    IeeeFloat one = IeeeFloat.of(1.0);
    IeeeFloat positive = IeeeFloat.of(0.0);
    IeeeFloat negative = IeeeFloat.of(-0.0);
    assertEquals(one, nan.min(one));
    assertEquals(one, one.max(nan));
    assertEquals(nan, nan.negate().max(nan.negate()));
    assertEquals(negative, positive.min(negative));
    assertEquals(positive, negative.max(positive));
    assertTrue(positive.isEqual(negative));
    assertTrue(negative.compareTotal(positive) < 0);
  }

  @Test
  void mixedFormatsAreRejected() {
    IeeeFloat single = IeeeFloat.of(1.0f);
    IeeeFloat twice = IeeeFloat.of(1.0);
    assertThrows(
        IllegalArgumentException.class, () -> single.add(twice, RoundingMode.NEAREST_EVEN));
    assertThrows(IllegalArgumentException.class, () -> single.isLess(twice));
    assertThrows(IllegalArgumentException.class, () -> single.min(twice));
    assertThrows(IllegalArgumentException.class, single::toDouble);
    assertThrows(IllegalArgumentException.class, single::bits80);
    assertThrows(
        IllegalArgumentException.class, () -> IeeeFloat.fromBits(BINARY64, BigInteger.TWO.pow(64)));
    assertThrows(IllegalArgumentException.class, () -> new FloatFormat(1, 5));
  }

  @Test
  void infinitiesAndNaNHaveNoInteger() {
    for (RoundingMode mode : RoundingMode.values()) {
      assertTrue(IeeeFloat.nan(BINARY64).toInteger(mode).isEmpty());
      assertTrue(IeeeFloat.infinity(BINARY64, Sign.NEGATIVE).toInteger(mode).isEmpty());
    }
    assertThrows(ArithmeticException.class, () -> IeeeFloat.nan(BINARY64).exactDecimal());
  }

  @Test
  void x87ImagesSpellOutTheIntegerBit() {
    assertImage("3fff8000000000000000", "1.0");
    assertImage("c000c000000000000000", "-3.0");
    assertImage("00000000000000000001", "0x1p-16445");
    assertImage("00018000000000000000", "0x1p-16382");
    assertImage("7ffeffffffffffffffff", "0x1.fffffffffffffffep16383");
    FloatFormat x87 = FloatFormat.X87_EXTENDED;
    assertEquals(
        "7fff8000000000000000", IeeeFloat.infinity(x87, Sign.POSITIVE).bits80().toString(16));
    assertEquals("7fffc000000000000000", IeeeFloat.nan(x87).bits80().toString(16));
  }

  private static void assertImage(String image, String value) {
    IeeeFloat parsed = IeeeFloat.parse(FloatFormat.X87_EXTENDED, value, RoundingMode.NEAREST_EVEN);
    assertEquals(new BigInteger(image, 16), parsed.bits80());
    assertEquals(parsed, IeeeFloat.fromBits80(new BigInteger(image, 16)));
  }

  @Test
  void invalidX87ImagesAreNaNAndPseudoDenormalsHaveTheirValue() {
    assertTrue(IeeeFloat.fromBits80(new BigInteger("3fff4000000000000000", 16)).isNaN());
    assertTrue(IeeeFloat.fromBits80(new BigInteger("7fff0000000000000000", 16)).isNaN());
    assertEquals(
        IeeeFloat.smallestNormal(FloatFormat.X87_EXTENDED, Sign.POSITIVE),
        IeeeFloat.fromBits80(new BigInteger("00008000000000000000", 16)));
    assertThrows(
        IllegalArgumentException.class, () -> IeeeFloat.fromBits80(BigInteger.TWO.pow(80)));
  }
}
