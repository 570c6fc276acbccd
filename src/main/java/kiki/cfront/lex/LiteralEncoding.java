// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

/** How the characters of a literal are represented: its prefix decides (C11 6.4.4.4, 6.4.5). */
public enum LiteralEncoding {
  NARROW("", 8),
  UTF8("u8", 8),
  /** Elements of type {@code wchar_t}: {@code int} on x86-64, {@code long} on i386. */
  WIDE("L", 32),
  CHAR16("u", 16),
  CHAR32("U", 32);

  private final String prefix;
  private final int unitBits;

  LiteralEncoding(String prefix, int unitBits) {
    this.prefix = prefix;
    this.unitBits = unitBits;
  }

  public String prefix() {
    return prefix;
  }

  /** Bits of one element. */
  public int unitBits() {
    return unitBits;
  }

  static LiteralEncoding ofLiteral(String literal) {
    return switch (literal.charAt(0)) {
      case 'L' -> WIDE;
      case 'U' -> CHAR32;
      case 'u' -> literal.charAt(1) == '8' ? UTF8 : CHAR16;
      default -> NARROW;
    };
  }
}
