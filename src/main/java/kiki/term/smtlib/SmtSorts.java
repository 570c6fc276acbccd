// SPDX-License-Identifier: Apache-2.0
package kiki.term.smtlib;

import java.math.BigInteger;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/**
 * Sorts and values in SMT-LIB. The logics have no arrays of truth values: those are arrays of
 * single bits.
 */
final class SmtSorts {
  private SmtSorts() {}

  static String of(Sort sort) {
    return switch (sort) {
      case Sort.Bool _ -> "Bool";
      case Sort.BitVec bits -> "(_ BitVec " + bits.width() + ")";
      case Sort.Float floating -> "(_ FloatingPoint " + parameters(floating.format()) + ")";
      case Sort.Array array ->
          "(Array " + of(array.index()) + " " + of(stored(array.element())) + ")";
    };
  }

  /** What arrays hold instead of elements of a sort. */
  static Sort stored(Sort element) {
    return element instanceof Sort.Bool ? Sort.bits(1) : element;
  }

  /** Widths of exponent and significand, the hidden bit included. */
  static String parameters(FloatFormat format) {
    return format.exponentBits() + " " + format.precision();
  }

  static String of(Value value) {
    return switch (value) {
      case Value.Bool truth -> truth.toString();
      case Value.Bits bits -> bits(bits.width(), bits.unsigned());
      case Value.Float floating -> floating(floating.number());
      case Value.Array array -> array(array);
    };
  }

  static String bits(int width, BigInteger unsigned) {
    return "(_ bv" + unsigned + " " + width + ")";
  }

  static String floating(IeeeFloat number) {
    FloatFormat format = number.format();
    if (number.isNaN()) {
      return "(_ NaN " + parameters(format) + ")";
    }
    String digits = number.bits().toString(2);
    String all = "0".repeat(format.totalBits() - digits.length()) + digits;
    int fraction = 1 + format.exponentBits();
    return "(fp #b%s #b%s #b%s)"
        .formatted(all.substring(0, 1), all.substring(1, fraction), all.substring(fraction));
  }

  private static String array(Value.Array array) {
    String[] text = {constant(array.sort(), stored(array.otherwise()))};
    int width = array.sort().index().width();
    array
        .elements()
        .forEach(
            (index, element) ->
                text[0] =
                    "(store %s %s %s)".formatted(text[0], bits(width, index), stored(element)));
    return text[0];
  }

  private static String stored(Value element) {
    return element instanceof Value.Bool truth
        ? bits(1, truth.isTrue() ? BigInteger.ONE : BigInteger.ZERO)
        : of(element);
  }

  /** The array that holds one element everywhere: no logic has it, but all solvers do. */
  static String constant(Sort.Array sort, String element) {
    return "((as const " + of(sort) + ") " + element + ")";
  }
}
