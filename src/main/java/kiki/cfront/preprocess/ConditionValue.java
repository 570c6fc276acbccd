// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

/**
 * A value of type {@code intmax_t} or {@code uintmax_t}. If computing it is an error, such as a
 * division by zero, the problem is kept: it only matters if the value is used in the end.
 */
record ConditionValue(long bits, Sign sign, String problem) {
  /** Which of the two types. */
  enum Sign {
    SIGNED,
    UNSIGNED;

    Sign with(Sign other) {
      return this == UNSIGNED ? this : other;
    }
  }

  static ConditionValue signed(long bits) {
    return new ConditionValue(bits, Sign.SIGNED, null);
  }

  static ConditionValue unsigned(long bits) {
    return new ConditionValue(bits, Sign.UNSIGNED, null);
  }

  static ConditionValue of(boolean truth) {
    return signed(truth ? 1 : 0);
  }

  boolean isTrue() {
    return bits != 0;
  }

  ConditionValue with(Sign newSign) {
    return new ConditionValue(bits, newSign, problem);
  }

  /** The value with the first problem of the two it was computed from. */
  ConditionValue after(ConditionValue left, ConditionValue right) {
    String first = left.problem != null ? left.problem : right.problem;
    return first == null ? this : new ConditionValue(bits, sign, first);
  }
}
