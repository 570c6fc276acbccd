// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and writing C floating constants. */
class FloatTextTest {
  private static final RoundingMode NEAREST = RoundingMode.NEAREST_EVEN;

  private static IeeeFloat parse(FloatFormat format, String text) {
    return IeeeFloat.parse(format, text, NEAREST);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.1",
        "1.",
        ".5",
        "1e10",
        "1E+10",
        "1e-10",
        "0x1p0",
        "0x.8p1",
        "0x1.8p-1074",
        "0",
        "-0.0",
        "+1.5",
        "1e400",
        "1e-400",
        "4.9e-324",
        "2.4703282292062327208e-324",
        "2.4703282292062328e-324",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "9007199254740993",
        "9007199254740993.00000000000000000000000000001",
        "0x1.fffffffffffff8p1023",
        "0x1.fffffffffffff7p1023",
        "123456789012345678901234567890",
        "1e99999999999999999999",
        "1e-99999999999999999999",
        "0e99999999999999999999",
        "0x1p99999999999999999999",
        "0x1p-99999999999999999999"
      })
  void doublesReadAsTheReferenceReader(String text) {
    // Java's reader wants an exponent in hexadecimal constants and one that fits an int.
    IeeeFloat expected =
        switch (text) {
          case "0x1p99999999999999999999" ->
              IeeeFloat.infinity(FloatFormat.BINARY64, Sign.POSITIVE);
          case "0x1p-99999999999999999999" -> IeeeFloat.zero(FloatFormat.BINARY64, Sign.POSITIVE);
          default -> IeeeFloat.of(Double.parseDouble(text));
        };
    assertEquals(expected, parse(FloatFormat.BINARY64, text));
  }

  @Test
  void randomDecimalsReadAsTheReferenceReader() {
    Random random = new Random(3);
    for (int i = 0; i < 3_000; i++) {
      BigInteger digits = new BigInteger(1 + random.nextInt(120), random);
      String text = new BigDecimal(digits, random.nextInt(700) - 330).toString();
      assertEquals(IeeeFloat.of(Double.parseDouble(text)), parse(FloatFormat.BINARY64, text), text);
      assertEquals(IeeeFloat.of(Float.parseFloat(text)), parse(FloatFormat.BINARY32, text), text);
    }
  }

  @Test
  void constantsRoundInTheAskedDirection() {
    IeeeFloat down = IeeeFloat.parse(FloatFormat.BINARY64, "0.1", RoundingMode.TOWARD_NEGATIVE);
    IeeeFloat up = IeeeFloat.parse(FloatFormat.BINARY64, "0.1", RoundingMode.TOWARD_POSITIVE);
    assertEquals(down.nextUp(), up);
    assertTrue(down.exactDecimal().compareTo(new BigDecimal("0.1")) < 0);
    assertEquals(
        IeeeFloat.largest(FloatFormat.BINARY64, Sign.POSITIVE),
        IeeeFloat.parse(FloatFormat.BINARY64, "1e999999999", RoundingMode.TOWARD_ZERO));
    assertEquals(
        IeeeFloat.smallestSubnormal(FloatFormat.BINARY64, Sign.NEGATIVE),
        IeeeFloat.parse(FloatFormat.BINARY64, "-1e-999999999", RoundingMode.TOWARD_NEGATIVE));
  }

  @Test
  void manyDigitsAroundTheUnderflowThreshold() {
    // Half the least subnormal, written out, and one in the last of ten thousand more digits.
    BigDecimal half =
        IeeeFloat.smallestSubnormal(FloatFormat.BINARY64, Sign.POSITIVE)
            .exactDecimal()
            .divide(BigDecimal.TWO);
    String tie = half.toPlainString();
    assertTrue(parse(FloatFormat.BINARY64, tie).isZero());
    String above = tie + "0".repeat(10_000) + "1";
    assertEquals(
        IeeeFloat.smallestSubnormal(FloatFormat.BINARY64, Sign.POSITIVE),
        parse(FloatFormat.BINARY64, above));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ".", "e5", "1e", "1e+", "0x", "0x.p1", "1.5f", "--1", "1 ", "0x1pf", "nan"})
  void otherTextIsRejected(String text) {
    assertThrows(NumberFormatException.class, () -> parse(FloatFormat.BINARY64, text));
  }

  @ParameterizedTest
  @CsvSource({
    "1.0, 1.0",
    "-0.0, -0.0",
    "0.1, 0.1",
    "1e16, 10000000000000000.0",
    "1e17, 1.0e+17",
    "1e100, 1.0e+100",
    "1.5e-10, 1.5e-10",
    "0.00001, 0.00001",
    "0.000001, 1.0e-6",
    "123456.75, 123456.75",
    "4.9e-324, 5.0e-324",
    "2e23, 2.0e+23",
    "9007199254740993, 9007199254740992.0",
    "5.684341886080802e-14, 5.684341886080802e-14",
    "1.7976931348623157e308, 1.7976931348623157e+308"
  })
  void decimalTextIsTheShortest(String constant, String expected) {
    assertEquals(expected, parse(FloatFormat.BINARY64, constant).toCString(""));
  }

  @ParameterizedTest
  @CsvSource({
    "1.0, 0x1.0p+0",
    "-0.0, -0x0.0p+0",
    "0.1, 0x1.999999999999ap-4",
    "4.9e-324, 0x1.0p-1074",
    "10, 0x1.4p+3",
    "1.0625, 0x1.1p+0",
    "1.00390625, 0x1.01p+0"
  })
  void hexadecimalText(String constant, String expected) {
    assertEquals(expected, parse(FloatFormat.BINARY64, constant).toCHexString(""));
  }

  @Test
  void suffixesAndSpecialValues() {
    assertEquals("0.1f", IeeeFloat.of(0.1f).toCString("f"));
    assertEquals("0x1.8p+1L", parse(FloatFormat.X87_EXTENDED, "3").toCHexString("L"));
    assertEquals("NAN", IeeeFloat.nan(FloatFormat.BINARY32).toCString("f"));
    assertEquals("-INFINITY", IeeeFloat.of(Double.NEGATIVE_INFINITY).toCString("L"));
    assertEquals("INFINITY", IeeeFloat.of(Float.POSITIVE_INFINITY).toCHexString("f"));
  }

  @Test
  void everyFormatReadsBackWhatItWrites() {
    for (FloatFormat format :
        List.of(
            FloatFormat.BINARY16,
            FloatFormat.BINARY32,
            FloatFormat.BINARY64,
            FloatFormat.X87_EXTENDED,
            FloatFormat.BINARY128)) {
      for (IeeeFloat a : Samples.corners(format)) {
        if (a.isFinite()) {
          assertEquals(a, parse(format, a.toCString("")));
          assertEquals(a, parse(format, a.toCHexString("")));
        }
      }
    }
  }

  @Test
  void decimalTextIsNoLongerThanThatOfTheLibrary() {
    Random random = new Random(17);
    for (int i = 0; i < 2_000; i++) {
      IeeeFloat a = Samples.random(random, FloatFormat.BINARY64, IeeeFloat.of(1.0));
      if (a.isFinite() && !a.isZero()) {
        String text = a.toCString("");
        assertEquals(a, parse(FloatFormat.BINARY64, text));
        BigDecimal library = new BigDecimal(Double.toString(a.toDouble())).stripTrailingZeros();
        BigDecimal ours = new BigDecimal(text).stripTrailingZeros();
        assertTrue(ours.precision() <= library.precision(), text);
      }
    }
  }
}
