// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

import java.util.OptionalInt;

/** A part of a format of {@code scanf}. */
public sealed interface ScanDirective {
  /** White space and other characters that the input must match. */
  record Text(String characters) implements ScanDirective {}

  /**
   * A conversion specification.
   *
   * @param width the largest number of characters that are read
   * @param letter the conversion specifier, {@code [} for a scan set
   * @param set which characters a string consists of; all where the conversion reads no string
   */
  record Conversion(Target target, OptionalInt width, Length length, char letter, CharacterSet set)
      implements ScanDirective {
    public Kind kind() {
      return switch (letter) {
        case 'd', 'i', 'o', 'u', 'x', 'X' -> Kind.INTEGER;
        case 'c' -> Kind.CHARACTERS;
        case 's', '[' -> Kind.STRING;
        case 'p' -> Kind.POINTER;
        case 'n' -> Kind.COUNT;
        default -> Kind.FLOAT;
      };
    }
  }

  /** Undefined by C11 7.21.6.2p13. */
  record Undefined(String text) implements ScanDirective {}

  /** It has a meaning, which kiki does not know. */
  record Refused(String text) implements ScanDirective {}

  /** Where a converted value goes. */
  enum Target {
    ARGUMENT,
    /** {@code *}: nowhere. */
    NOWHERE,
    /** {@code m}: into memory that the function allocates; the argument says where its address. */
    ALLOCATED
  }

  /** What a conversion stores. */
  enum Kind {
    INTEGER,
    FLOAT,
    /** As many as the width says, without a NUL. */
    CHARACTERS,
    /** At least one character and a NUL. */
    STRING,
    POINTER,
    /** {@code %n} stores how much has been read, and does not count. */
    COUNT
  }
}
