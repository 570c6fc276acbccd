// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

/** A part of a format of {@code printf}. */
public sealed interface PrintDirective {
  /** Characters that are written as they are. */
  record Text(String characters) implements PrintDirective {}

  /**
   * A conversion specification.
   *
   * @param flags those of {@code -+ #0'} that are given
   * @param letter the conversion specifier as written
   */
  record Conversion(String flags, Amount width, Amount precision, Length length, char letter)
      implements PrintDirective {
    public Kind kind() {
      return switch (letter) {
        case 'd', 'i' -> Kind.SIGNED;
        case 'o', 'u', 'x', 'X' -> Kind.UNSIGNED;
        case 'c' -> Kind.CHARACTER;
        case 's' -> Kind.STRING;
        case 'p' -> Kind.POINTER;
        case 'n' -> Kind.COUNT;
        case 'm' -> Kind.ERROR_TEXT;
        default -> Kind.FLOAT;
      };
    }

    /** Whether the argument is of wide characters, {@code %lc} or {@code %ls}. */
    public boolean isWide() {
      return length == Length.LONG && (letter == 'c' || letter == 's');
    }

    public boolean has(char flag) {
      return flags.indexOf(flag) >= 0;
    }
  }

  /** Undefined by C11 7.21.6.1p9, and not defined by glibc either. */
  record Undefined(String text) implements PrintDirective {}

  /** It has a meaning, which kiki does not know. */
  record Refused(String text) implements PrintDirective {}

  /** What a conversion does with its argument. */
  enum Kind {
    SIGNED,
    UNSIGNED,
    FLOAT,
    CHARACTER,
    STRING,
    POINTER,
    /** {@code %n} stores how much has been written. */
    COUNT,
    /** glibc's {@code %m}: the text of {@code errno}, no argument. */
    ERROR_TEXT
  }
}
