// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.util.Arrays;
import java.util.List;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;

/**
 * One or more adjacent string literals joined (C11 5.1.1.2, phase 6), without the terminating zero.
 * The units are the elements of the array, as bit patterns of {@link LiteralEncoding#unitBits}
 * bits.
 */
public record StringLiteral(LiteralEncoding encoding, int[] units) {
  /** Reads a non-empty run of STRING tokens; what is wrong with them is reported. */
  public static StringLiteral decode(List<Token> tokens, Diagnostics diagnostics) {
    LiteralEncoding encoding = LiteralEncoding.NARROW;
    for (Token token : tokens) {
      LiteralEncoding own = LiteralEncoding.ofLiteral(token.text());
      if (encoding == LiteralEncoding.NARROW) {
        encoding = own;
      } else if (own != LiteralEncoding.NARROW && own != encoding) {
        diagnostics.report(token.error("string literals of different encodings cannot be joined"));
      }
    }
    // A stream of integers would make the JDK generate a class.
    int[] units = {};
    for (Token token : tokens) {
      int[] more = new UnitReader(token, diagnostics).read(encoding);
      int before = units.length;
      units = Arrays.copyOf(units, before + more.length);
      System.arraycopy(more, 0, units, before, more.length);
    }
    return new StringLiteral(encoding, units);
  }

  /** The text of a narrow literal for messages and file names; each unit is one byte. */
  public String asText() {
    byte[] bytes = new byte[units.length];
    for (int i = 0; i < units.length; i++) {
      bytes[i] = (byte) units[i];
    }
    return SourceText.of("", bytes).text();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StringLiteral that
        && encoding == that.encoding
        && Arrays.equals(units, that.units);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(units);
  }

  @Override
  public String toString() {
    return encoding.prefix() + "\"" + asText() + "\"";
  }
}
