// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.output;

import java.math.BigInteger;
import java.util.Locale;

/** Integers as {@code printf} writes them, and padding. */
final class NumberText {
  private NumberText() {}

  static String integer(BigInteger value, Printf.Conversion c) {
    String digits =
        switch (c.kind()) {
          case 'o' -> value.toString(8);
          case 'x' -> value.toString(16);
          case 'X' -> value.toString(16).toUpperCase(Locale.ROOT);
          default -> value.abs().toString();
        };
    if (c.precision() == 0 && value.signum() == 0) {
      digits = "";
    }
    digits = "0".repeat(Math.max(0, c.precision() - digits.length())) + digits;
    String prefix = "";
    if (c.has('#') && c.kind() == 'o' && !digits.startsWith("0")) {
      digits = "0" + digits;
    } else if (c.has('#') && value.signum() != 0 && "xX".indexOf(c.kind()) >= 0) {
      prefix = "0" + c.kind();
    } else if ("di".indexOf(c.kind()) >= 0) {
      prefix = sign(value.signum() < 0, c);
    }
    boolean zeros = c.has('0') && !c.has('-') && c.precision() < 0;
    return pad(prefix, digits, zeros, c);
  }

  static String sign(boolean negative, Printf.Conversion c) {
    return negative ? "-" : c.has('+') ? "+" : c.has(' ') ? " " : "";
  }

  /** Pads to the width: with zeros after the prefix, or with spaces. */
  static String pad(String prefix, String digits, boolean zeros, Printf.Conversion c) {
    int missing = c.width() - prefix.length() - digits.length();
    return zeros && missing > 0 ? prefix + "0".repeat(missing) + digits : pad(prefix + digits, c);
  }

  static String pad(String text, Printf.Conversion c) {
    String padding = " ".repeat(Math.max(0, c.width() - text.length()));
    return c.has('-') ? text + padding : padding + text;
  }
}
