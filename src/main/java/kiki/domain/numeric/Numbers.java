// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import kiki.cfront.type.IntType;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** Integer variables as mathematical integers. */
public final class Numbers {
  private Numbers() {}

  /** The value as a bit-vector; a truth value becomes one bit. */
  static Term bits(Terms terms, Term value) {
    return value.sort() instanceof Sort.Bool ? terms.boolToBits(value, 1) : value;
  }

  /** The value extended by its sign to a width that is larger than its own. */
  static Term extend(Terms terms, Term value, IntType type, int width) {
    Term bits = bits(terms, value);
    return type.isSigned() ? terms.signExtend(bits, width) : terms.zeroExtend(bits, width);
  }

  /** Whether the variable is an integer to calculate with. */
  public static boolean isNumber(Variable variable) {
    return variable.type() instanceof IntType type
        && !type.isBool()
        && type.width() <= DomainTuning.MAX_WIDTH;
  }

  /** The value in a width that may be smaller than its own, modulo two to that. */
  static Term resize(Terms terms, Term value, IntType type, int width) {
    Term bits = bits(terms, value);
    return bits.width() > width
        ? terms.extract(bits, width - 1, 0)
        : bits.width() == width ? bits : extend(terms, bits, type, width);
  }

  public static BigInteger number(Value value, IntType type) {
    return switch (value) {
      case Value.Bool truth -> truth.isTrue() ? BigInteger.ONE : BigInteger.ZERO;
      case Value.Bits bits -> type.isSigned() ? bits.signed() : bits.unsigned();
      case Value.Float _, Value.Array _ ->
          throw new IllegalArgumentException("not an integer: " + value);
    };
  }
}
