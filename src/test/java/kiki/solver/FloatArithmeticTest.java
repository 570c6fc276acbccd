// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import kiki.bitblast.aig.UnsupportedTermException;
import kiki.sat.CdclSolver;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Circuits against exact arithmetic: all operands of tiny formats, chosen ones of large ones. */
class FloatArithmeticTest {
  private static final FloatFormat SMALLEST = new FloatFormat(2, 1);
  private static final int[] INTEGER_WIDTHS = {1, 3, 5, 9};

  static Stream<FloatFormat> tinyFormats() {
    return Stream.of(
        new FloatFormat(2, 2), new FloatFormat(2, 3), new FloatFormat(3, 2), new FloatFormat(4, 1));
  }

  static Stream<FloatFormat> largeFormats() {
    return Stream.of(FloatFormat.BINARY16, FloatFormat.BINARY32, FloatFormat.BINARY64);
  }

  @ParameterizedTest
  @MethodSource("tinyFormats")
  void binaryOperationsOnAllOperands(FloatFormat format) {
    FloatChecker checker = checker(format, 2);
    addBinary(checker);
    addRemainders(checker);
    int patterns = 1 << format.totalBits();
    for (int x = 0; x < patterns; x++) {
      for (int y = 0; y < patterns; y++) {
        checker.check(value(format, x), value(format, y));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tinyFormats")
  void unaryOperationsOnAllOperands(FloatFormat format) {
    FloatChecker checker = checker(format, 1);
    addUnary(checker);
    for (int width : INTEGER_WIDTHS) {
      addToInteger(checker, width);
    }
    Stream.concat(tinyFormats(), Stream.of(new FloatFormat(3, 5), new FloatFormat(5, 1)))
        .forEach(target -> addConversion(checker, target));
    for (int x = 0; x < 1 << format.totalBits(); x++) {
      checker.check(value(format, x));
    }
  }

  @ParameterizedTest
  @MethodSource("tinyFormats")
  void integersToFloatsOnAllOperands(FloatFormat format) {
    for (int width : INTEGER_WIDTHS) {
      FloatChecker checker = new FloatChecker(List.of(Sort.bits(width)));
      addFromInteger(checker, format);
      for (int x = 0; x < 1 << width; x++) {
        checker.check(new Value.Bits(width, BigInteger.valueOf(x)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("fusedFormats")
  void fusedOperationsOnManyOperands(FloatFormat format) {
    FloatChecker checker = checker(format, 3);
    addFused(checker);
    int patterns = 1 << format.totalBits();
    int step = format.equals(SMALLEST) ? 1 : 11;
    for (int x = 0; x < patterns * patterns * patterns; x += step) {
      checker.check(
          value(format, x % patterns),
          value(format, x / patterns % patterns),
          value(format, x / patterns / patterns));
    }
  }

  static Stream<FloatFormat> fusedFormats() {
    return Stream.of(SMALLEST, new FloatFormat(2, 2), new FloatFormat(3, 1));
  }

  @ParameterizedTest
  @MethodSource("largeFormats")
  void operationsOnChosenOperands(FloatFormat format) {
    FloatChecker checker = checker(format, 3);
    addBinary(checker);
    addUnary(checker);
    addFused(checker);
    addToInteger(checker, 32);
    addToInteger(checker, 64);
    largeFormats().filter(target -> !target.equals(format)).forEach(t -> addConversion(checker, t));
    addConversion(checker, FloatFormat.X87_EXTENDED);
    FloatSamples samples = new FloatSamples(format, new Random(7));
    for (int i = 0; i < 60; i++) {
      IeeeFloat x = samples.next();
      IeeeFloat y = samples.near(x);
      checker.check(new Value.Float(x), new Value.Float(y), new Value.Float(samples.near(y)));
    }
  }

  /** Exponents so far apart that the remainders are computed modulo the divisor. */
  static Stream<FloatFormat> formatsOfManyExponents() {
    return Stream.of(new FloatFormat(15, 9), new FloatFormat(16, 5), FloatFormat.X87_EXTENDED);
  }

  @ParameterizedTest
  @MethodSource("formatsOfManyExponents")
  void remaindersOnChosenOperands(FloatFormat format) {
    FloatChecker checker = checker(format, 2);
    addRemainders(checker);
    FloatSamples samples = new FloatSamples(format, new Random(9));
    for (int i = 0; i < 40; i++) {
      IeeeFloat x = samples.next();
      checker.check(new Value.Float(x), new Value.Float(samples.next()));
      checker.check(new Value.Float(x), new Value.Float(samples.near(x)));
    }
  }

  @Test
  void refusesRemaindersOfHugeFormatsByName() {
    Terms terms = new Terms();
    Sort huge = Sort.floating(new FloatFormat(20, 200));
    Term rest = terms.floats().fmod(terms.symbol("x", huge), terms.symbol("y", huge));
    Solver solver =
        new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.OFF);
    solver.require(terms.floats().isNaN(rest));
    UnsupportedTermException refusal =
        assertThrows(UnsupportedTermException.class, () -> solver.check(List.of()));
    assertEquals(
        "no circuit for operator FLOAT_FMOD on floats of 20 exponent bits and a precision of 201"
            + " bits",
        refusal.getMessage());
  }

  @ParameterizedTest
  @MethodSource("largeFormats")
  void integersToFloatsOnChosenOperands(FloatFormat format) {
    FloatChecker checker = new FloatChecker(List.of(Sort.bits(64)));
    addFromInteger(checker, format);
    Random random = new Random(8);
    for (int i = 0; i < 150; i++) {
      BigInteger bits = new BigInteger(random.nextInt(65), random);
      checker.check(new Value.Bits(64, bits));
      checker.check(Value.Bits.wrap(64, bits.negate()));
    }
  }

  private static FloatChecker checker(FloatFormat format, int operands) {
    return new FloatChecker(Collections.nCopies(operands, Sort.floating(format)));
  }

  private static Value value(FloatFormat format, int bits) {
    return new Value.Float(IeeeFloat.fromBits(format, BigInteger.valueOf(bits)));
  }

  private static void addBinary(FloatChecker checker) {
    FloatTerms floats = checker.terms().floats();
    for (RoundingMode mode : RoundingMode.values()) {
      checker.operation("add " + mode, x -> floats.add(mode, x.get(0), x.get(1)));
      checker.operation("sub " + mode, x -> floats.sub(mode, x.get(0), x.get(1)));
      checker.operation("mul " + mode, x -> floats.mul(mode, x.get(0), x.get(1)));
      checker.operation("div " + mode, x -> floats.div(mode, x.get(0), x.get(1)));
    }
    checker.operation("min", x -> floats.min(x.get(0), x.get(1)));
    checker.operation("max", x -> floats.max(x.get(0), x.get(1)));
    checker.operation("less", x -> floats.less(x.get(0), x.get(1)));
    checker.operation("lessOrEqual", x -> floats.lessOrEqual(x.get(0), x.get(1)));
    checker.operation("equal", x -> floats.equal(x.get(0), x.get(1)));
  }

  private static void addRemainders(FloatChecker checker) {
    FloatTerms floats = checker.terms().floats();
    checker.operation("fmod", x -> floats.fmod(x.get(0), x.get(1)));
    checker.operation("remainder", x -> floats.remainder(x.get(0), x.get(1)));
  }

  private static void addFused(FloatChecker checker) {
    FloatTerms floats = checker.terms().floats();
    for (RoundingMode mode : RoundingMode.values()) {
      checker.operation("fma " + mode, x -> floats.fma(mode, x.get(0), x.get(1), x.get(2)));
    }
  }

  private static void addUnary(FloatChecker checker) {
    FloatTerms floats = checker.terms().floats();
    for (RoundingMode mode : RoundingMode.values()) {
      checker.operation("sqrt " + mode, x -> floats.sqrt(mode, x.get(0)));
      checker.operation("round " + mode, x -> floats.roundToIntegral(mode, x.get(0)));
    }
  }

  private static void addConversion(FloatChecker checker, FloatFormat target) {
    FloatTerms floats = checker.terms().floats();
    for (RoundingMode mode : RoundingMode.values()) {
      checker.operation("to " + target + mode, x -> floats.convert(mode, x.get(0), target));
    }
  }

  private static void addToInteger(FloatChecker checker, int width) {
    FloatTerms floats = checker.terms().floats();
    for (RoundingMode mode : RoundingMode.values()) {
      checker.operation("signed " + width + mode, x -> floats.toSigned(mode, x.get(0), width));
      checker.operation("unsigned " + width + mode, x -> floats.toUnsigned(mode, x.get(0), width));
    }
  }

  private static void addFromInteger(FloatChecker checker, FloatFormat format) {
    FloatTerms floats = checker.terms().floats();
    for (RoundingMode mode : RoundingMode.values()) {
      checker.operation("signed " + mode, x -> floats.fromSigned(mode, x.get(0), format));
      checker.operation("unsigned " + mode, x -> floats.fromUnsigned(mode, x.get(0), format));
    }
  }
}
