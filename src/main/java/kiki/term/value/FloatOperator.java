// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

/** Operators on floats. */
public sealed interface FloatOperator extends Operator {
  /** From floats to a float of the same format. */
  enum Arithmetic implements FloatOperator {
    FLOAT_ADD,
    FLOAT_MUL,
    FLOAT_DIV,
    /** C's fmod: the quotient is truncated. */
    FLOAT_FMOD,
    /** IEEE 754 remainder: the quotient is rounded to nearest even. */
    FLOAT_REMAINDER,
    FLOAT_FMA,
    FLOAT_SQRT,
    FLOAT_ROUND,
    FLOAT_MIN,
    FLOAT_MAX,
    FLOAT_NEG,
    FLOAT_ABS
  }

  /** From floats to a truth value. */
  enum Predicate implements FloatOperator {
    FLOAT_EQ,
    FLOAT_LT,
    FLOAT_LE,
    FLOAT_IS_NAN,
    FLOAT_IS_INFINITE,
    FLOAT_IS_ZERO,
    FLOAT_IS_NORMAL,
    FLOAT_IS_SUBNORMAL,
    FLOAT_IS_NEGATIVE
  }

  /** Between floats, integers and bits. */
  enum Conversion implements FloatOperator {
    FLOAT_TO_FLOAT,
    SIGNED_TO_FLOAT,
    UNSIGNED_TO_FLOAT,
    FLOAT_TO_SIGNED,
    FLOAT_TO_UNSIGNED,
    BITS_TO_FLOAT,
    FLOAT_TO_BITS
  }
}
