// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

/** A bit that may be unknown. */
public enum Ternary {
  FALSE,
  TRUE,
  UNKNOWN;

  public static Ternary of(boolean value) {
    return value ? TRUE : FALSE;
  }

  public Ternary not() {
    return switch (this) {
      case FALSE -> TRUE;
      case TRUE -> FALSE;
      case UNKNOWN -> UNKNOWN;
    };
  }

  public Ternary and(Ternary other) {
    if (this == FALSE || other == FALSE) {
      return FALSE;
    }
    return this == TRUE && other == TRUE ? TRUE : UNKNOWN;
  }

  public Ternary or(Ternary other) {
    return not().and(other.not()).not();
  }

  public Ternary xor(Ternary other) {
    if (this == UNKNOWN || other == UNKNOWN) {
      return UNKNOWN;
    }
    return of(this != other);
  }

  /** The value if both agree, else unknown. */
  public Ternary join(Ternary other) {
    return this == other ? this : UNKNOWN;
  }
}
