// SPDX-License-Identifier: Apache-2.0
import java.util.OptionalLong;

/**
 * Clauses of CBMC's circuits, counted from the encodings its sources describe (bv_utils: carries of
 * 6 clauses, sums of two exclusive ors of 4, selections of 4, conjunctions of 3, constants folded),
 * because no package of CBMC is at hand to be measured. Inputs and the equation of the result are
 * free.
 */
final class CbmcSize {
  private static final long AND = 3;
  private static final long XOR = 4;
  private static final long SELECT = 4;
  private static final long CARRY = 6;
  private static final long FULL_ADDER = 2 * XOR + CARRY;
  private static final long HALF_ADDER = XOR + AND;

  private CbmcSize() {}

  static OptionalLong of(String operation, int width) {
    return switch (operation) {
      case "add", "sub" -> OptionalLong.of(adder(width));
      case "mul" -> OptionalLong.of(product(width));
      case "udiv" -> OptionalLong.of(quotient(width));
      case "shl" -> OptionalLong.of(shift(width));
      case "ult" -> OptionalLong.of(less(width));
      case "equal" -> OptionalLong.of(XOR * width + width + 1);
      default -> OptionalLong.empty();
    };
  }

  private static long adder(long width) {
    return HALF_ADDER + FULL_ADDER * (width - 1);
  }

  /** Shifted rows, added one after the other; the first is free. */
  private static long product(long width) {
    long clauses = AND * width * (width + 1) / 2;
    for (long length = 1; length < width; length++) {
      clauses += adder(length);
    }
    return clauses;
  }

  /**
   * A product and a rest that do not overflow, equal to the dividend, the rest below the divisor.
   */
  private static long quotient(long width) {
    long overflows = (AND + 1) * width * (width - 1) / 2 + width;
    return product(width) + overflows + adder(width) + XOR * width + width + 1 + less(width);
  }

  private static long less(long width) {
    return AND + CARRY * (width - 1);
  }

  /** A stage for each bit of the distance. */
  private static long shift(int width) {
    long clauses = 0;
    for (int stage = 0; stage < width; stage++) {
      long shiftedIn = stage < Integer.SIZE - 1 ? Math.min(width, 1L << stage) : width;
      clauses += AND * shiftedIn + SELECT * (width - shiftedIn);
    }
    return clauses;
  }
}
