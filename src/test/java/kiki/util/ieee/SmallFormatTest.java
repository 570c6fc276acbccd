// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every operand of small formats, in every rounding mode, against the exact rationals. */
class SmallFormatTest {

  @ParameterizedTest
  @CsvSource({"2,1", "2,2", "3,1", "3,2", "4,1", "3,3"})
  void binaryOperationsAreCorrectlyRounded(int exponentBits, int significandBits) {
    checkBinaryOperations(new FloatFormat(exponentBits, significandBits));
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"5,2", "4,3", "4,4", "2,6"})
  void binaryOperationsAreCorrectlyRoundedInLargerFormats(int exponentBits, int significandBits) {
    checkBinaryOperations(new FloatFormat(exponentBits, significandBits));
  }

  private static void checkBinaryOperations(FloatFormat format) {
    List<IeeeFloat> all = Samples.all(format);
    for (IeeeFloat a : all) {
      for (IeeeFloat b : all) {
        for (RoundingMode mode : RoundingMode.values()) {
          ReferenceChecks.binary(a, b, mode);
        }
        ReferenceChecks.remainders(a, b);
        ReferenceChecks.order(a, b);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2,1", "3,1", "2,2"})
  void fusedMultiplyAddIsCorrectlyRounded(int exponentBits, int significandBits) {
    List<IeeeFloat> all = Samples.all(new FloatFormat(exponentBits, significandBits));
    for (IeeeFloat a : all) {
      for (IeeeFloat b : all) {
        for (IeeeFloat c : all) {
          for (RoundingMode mode : RoundingMode.values()) {
            ReferenceChecks.fusedMultiplyAdd(a, b, c, mode);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2,1", "3,2", "5,2", "2,5", "5,5"})
  void unaryOperationsAreCorrectlyRounded(int exponentBits, int significandBits) {
    for (IeeeFloat a : Samples.all(new FloatFormat(exponentBits, significandBits))) {
      for (RoundingMode mode : RoundingMode.values()) {
        ReferenceChecks.unary(a, mode);
      }
    }
  }

  @Test
  void conversionsBetweenSmallFormatsAreCorrectlyRounded() {
    List<FloatFormat> formats =
        List.of(new FloatFormat(2, 1), new FloatFormat(3, 3), new FloatFormat(5, 2));
    for (FloatFormat source : formats) {
      for (FloatFormat target : formats) {
        for (IeeeFloat a : Samples.all(source)) {
          for (RoundingMode mode : RoundingMode.values()) {
            IeeeFloat expected =
                source.equals(target) && !a.isNaN() ? a : Reference.convert(a, target, mode);
            assertEquals(expected, a.convert(target, mode));
          }
        }
      }
    }
  }

  @Test
  void textReadsBackExactlyInEverySmallFormat() {
    for (FloatFormat format : List.of(new FloatFormat(2, 1), new FloatFormat(5, 3))) {
      for (IeeeFloat a : Samples.all(format)) {
        if (a.isFinite()) {
          for (String text : List.of(a.toCString(""), a.toCHexString(""))) {
            assertEquals(a, IeeeFloat.parse(format, text, RoundingMode.NEAREST_EVEN), text);
          }
          assertTrue(Reference.value(a).compareTo(decimal(a)) == 0);
        }
      }
    }
  }

  private static Rational decimal(IeeeFloat a) {
    var exact = a.exactDecimal();
    return Rational.of(exact.unscaledValue())
        .dividedBy(Rational.of(java.math.BigInteger.TEN.pow(exact.scale())));
  }
}
