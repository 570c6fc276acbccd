// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The formats of C, in every rounding mode, against the exact rationals. */
class LargeFormatTest {

  static Stream<FloatFormat> formats() {
    return Stream.of(
        FloatFormat.BINARY16, FloatFormat.BINARY32, FloatFormat.BINARY64, new FloatFormat(8, 7));
  }

  /** Their exponent range makes the rationals of the reference very long. */
  static Stream<FloatFormat> wideFormats() {
    return Stream.of(FloatFormat.X87_EXTENDED, FloatFormat.BINARY128);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void cornersAreCorrectlyRounded(FloatFormat format) {
    List<IeeeFloat> corners = Samples.corners(format);
    for (RoundingMode mode : RoundingMode.values()) {
      for (int i = 0; i < corners.size(); i++) {
        ReferenceChecks.unary(corners.get(i), mode);
        // A different partner each time: all pairs would take too long in the reference.
        for (int step = 0; step < 12; step++) {
          IeeeFloat b = corners.get((i + step * 5 + mode.ordinal()) % corners.size());
          ReferenceChecks.binary(corners.get(i), b, mode);
          ReferenceChecks.remainders(corners.get(i), b);
          ReferenceChecks.order(corners.get(i), b);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void randomOperandsAreCorrectlyRounded(FloatFormat format) {
    checkRandom(format, 400);
  }

  @ParameterizedTest
  @MethodSource("wideFormats")
  void randomOperandsOfWideFormatsAreCorrectlyRounded(FloatFormat format) {
    checkRandom(format, 4);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("formats")
  void manyRandomOperandsAreCorrectlyRounded(FloatFormat format) {
    checkRandom(format, 10_000);
  }

  private static void checkRandom(FloatFormat format, int rounds) {
    Random random = new Random(2008);
    IeeeFloat a = IeeeFloat.zero(format, Sign.POSITIVE);
    for (int i = 0; i < rounds; i++) {
      a = Samples.random(random, format, a);
      IeeeFloat b = Samples.random(random, format, a);
      IeeeFloat c = Samples.random(random, format, a);
      for (RoundingMode mode : RoundingMode.values()) {
        ReferenceChecks.unary(a, mode);
        ReferenceChecks.binary(a, b, mode);
        ReferenceChecks.fusedMultiplyAdd(a, b, c, mode);
      }
      ReferenceChecks.remainders(a, b);
      ReferenceChecks.order(a, b);
    }
  }
}
