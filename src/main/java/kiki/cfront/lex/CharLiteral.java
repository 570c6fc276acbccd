// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import kiki.cfront.source.CharSign;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;

/**
 * A character constant. The value is that of the constant's type: {@code int} for NARROW (converted
 * from {@code char}, so possibly negative), {@code wchar_t}, {@code char16_t}, {@code char32_t} or
 * {@code unsigned char} otherwise.
 */
public record CharLiteral(LiteralEncoding encoding, long value) {
  /** Reads a CHAR token; what is wrong with it is reported. */
  public static CharLiteral decode(Token token, Language language, Diagnostics diagnostics) {
    LiteralEncoding encoding = LiteralEncoding.ofLiteral(token.text());
    int[] units = new UnitReader(token, diagnostics).read(encoding);
    if (units.length == 0) {
      diagnostics.report(token.error("empty character constant"));
      return new CharLiteral(encoding, 0);
    }
    long value =
        switch (encoding) {
          case NARROW -> narrow(units, token, language, diagnostics);
          case WIDE -> last(units, token, diagnostics);
          case UTF8, CHAR16, CHAR32 ->
              last(units, token, diagnostics) & (1L << encoding.unitBits()) - 1;
        };
    return new CharLiteral(encoding, value);
  }

  /** Several characters make a base-256 number, as gcc has it. */
  private static long narrow(int[] units, Token token, Language language, Diagnostics diagnostics) {
    if (units.length == 1) {
      return language.charSign() == CharSign.SIGNED ? (byte) units[0] : units[0] & 0xff;
    }
    String message =
        units.length > 4
            ? "character constant too long for its type"
            : "multi-character character constant";
    diagnostics.warning(token.location(), message);
    int value = 0;
    for (int unit : units) {
      value = value << 8 | unit & 0xff;
    }
    return value;
  }

  private static long last(int[] units, Token token, Diagnostics diagnostics) {
    if (units.length > 1) {
      diagnostics.warning(token.location(), "character constant too long for its type");
    }
    return units[units.length - 1];
  }
}
