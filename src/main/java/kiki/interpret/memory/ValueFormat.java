// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.math.BigInteger;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.util.ieee.IeeeFloat;

/** Writes scalars as C expressions that have exactly that value. */
public final class ValueFormat {
  private ValueFormat() {}

  /** Suffixes make the constant's type at least as large as its value needs. */
  public static String integer(BigInteger value, IntType type) {
    if (type.kind() == IntType.Kind.CHAR && isPrintable(value.intValue()) && fitsAscii(value)) {
      return "'" + escaped((char) value.intValue(), '\'') + "'";
    }
    boolean rankedAsLong = type.kind() == IntType.Kind.LONG;
    boolean rankedAsLongLong =
        type.kind() == IntType.Kind.LONG_LONG || type.kind() == IntType.Kind.INT128;
    String sign = type.isSigned() || type.isBool() || type.width() < 32 ? "" : "u";
    String rank = rankedAsLong ? "l" : rankedAsLongLong ? "ll" : "";
    return value + sign + rank;
  }

  public static String floating(IeeeFloat value, FloatType type) {
    return value.toCString(type.suffix());
  }

  private static boolean fitsAscii(BigInteger value) {
    return value.signum() >= 0 && value.bitLength() <= 7;
  }

  public static boolean isPrintable(int character) {
    return character >= ' ' && character <= '~' || "\n\t\r\0".indexOf(character) >= 0;
  }

  public static String escaped(char character, char quote) {
    return switch (character) {
      case '\n' -> "\\n";
      case '\t' -> "\\t";
      case '\r' -> "\\r";
      case '\0' -> "\\0";
      case '\\' -> "\\\\";
      default -> character == quote ? "\\" + character : Character.toString(character);
    };
  }

  /** The text of an array of characters up to its first zero. */
  public static String string(MemoryBlock block) {
    StringBuilder text = new StringBuilder("\"");
    for (long i = 0; i < block.size() && block.load(i, 1) != 0; i++) {
      char character = (char) block.load(i, 1);
      text.append(
          isPrintable(character)
              ? escaped(character, '"')
              : String.format("\\%03o", (int) character));
    }
    return text.append('"').toString();
  }
}
