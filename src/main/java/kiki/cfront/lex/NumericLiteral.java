// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.math.BigInteger;
import kiki.cfront.source.Diagnostics;

/** The value and suffix of a numeric constant (C11 6.4.4.1, 6.4.4.2 and GNU extensions). */
public sealed interface NumericLiteral {
  /** Which list of C11 6.4.4.1p5 an integer constant takes its type from. */
  enum Radix {
    DECIMAL,
    OTHER
  }

  /** How many times {@code l} stands in an integer suffix. */
  enum Length {
    PLAIN,
    LONG,
    LONG_LONG,
    /** C23's {@code wb}: a {@code _BitInt} that is just wide enough. */
    BIT_PRECISE
  }

  /** Whether {@code u} stands in an integer suffix. */
  enum Signedness {
    UNMARKED,
    UNSIGNED
  }

  /** Whether a GNU {@code i} or {@code j} makes the constant imaginary. */
  enum Part {
    REAL,
    IMAGINARY
  }

  /** The type a floating suffix names. */
  enum FloatSuffix {
    DOUBLE(""),
    FLOAT("f"),
    LONG_DOUBLE("l"),
    FLOAT16("f16"),
    FLOAT32("f32"),
    FLOAT64("f64"),
    FLOAT128("f128"),
    FLOAT32X("f32x"),
    FLOAT64X("f64x"),
    FLOAT80("w"),
    QUAD("q");

    private final String spelling;

    FloatSuffix(String spelling) {
      this.spelling = spelling;
    }

    String spelling() {
      return spelling;
    }
  }

  Part part();

  /** The value is not negative and not bounded; whether a type can hold it is for the checker. */
  record IntegerLiteral(
      BigInteger value, Radix radix, Signedness signedness, Length length, Part part)
      implements NumericLiteral {}

  /**
   * The exact value is {@code significand * base^exponent}, base 2 or 10; the exponent is limited
   * to {@link NumberReader#EXPONENT_LIMIT}, far beyond any floating type's range.
   */
  record FloatLiteral(BigInteger significand, int base, int exponent, FloatSuffix suffix, Part part)
      implements NumericLiteral {}

  /** Reads a NUMBER token; a malformed one is reported and read as {@code 0}. */
  static NumericLiteral parse(Token token, Diagnostics diagnostics) {
    try {
      return NumberReader.of(token.text()).read();
    } catch (NumberReader.Malformed malformed) {
      diagnostics.report(malformed.at(token));
      return new IntegerLiteral(
          BigInteger.ZERO, Radix.DECIMAL, Signedness.UNMARKED, Length.PLAIN, Part.REAL);
    }
  }
}
