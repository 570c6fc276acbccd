// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.math.BigInteger;
import java.util.Locale;
import kiki.cfront.lex.NumericLiteral.FloatLiteral;
import kiki.cfront.lex.NumericLiteral.FloatSuffix;
import kiki.cfront.lex.NumericLiteral.IntegerLiteral;
import kiki.cfront.lex.NumericLiteral.Length;
import kiki.cfront.lex.NumericLiteral.Part;
import kiki.cfront.lex.NumericLiteral.Radix;
import kiki.cfront.lex.NumericLiteral.Signedness;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Severity;

/** Reads the text of one preprocessing number. */
final class NumberReader {
  /** Exponents are cut off here so that no literal makes a number of unreasonable size. */
  static final int EXPONENT_LIMIT = 1_000_000;

  /** The text is no number of C. */
  static final class Malformed extends Exception {
    private final Severity severity;

    Malformed(String message) {
      this(Severity.ERROR, message);
    }

    Malformed(Severity severity, String message) {
      super(message);
      this.severity = severity;
    }

    Diagnostic at(Token token) {
      return new Diagnostic(severity, token.location(), getMessage(), token.notes());
    }
  }

  private final String text;
  private int at;

  private NumberReader(String text) {
    this.text = text;
  }

  /** Of a literal, in which digits may be separated. */
  static NumberReader of(String text) {
    return new NumberReader(text.indexOf('\'') < 0 ? text : text.replace("'", ""));
  }

  NumericLiteral read() throws Malformed {
    if (startsWith("0x") || startsWith("0X")) {
      at = 2;
      return digitsAndSuffix(16, "hexadecimal");
    }
    if (startsWith("0b") || startsWith("0B")) {
      at = 2;
      return digitsAndSuffix(2, "binary");
    }
    return digitsAndSuffix(10, "decimal");
  }

  private NumericLiteral digitsAndSuffix(int radix, String name) throws Malformed {
    String whole = digits(radix);
    boolean point = radix != 2 && startsWith(".");
    if (point) {
      at++;
    }
    String fraction = point ? digits(radix) : "";
    if (whole.isEmpty() && fraction.isEmpty()) {
      throw new Malformed("no digits in " + name + " constant '" + text + "'");
    }
    boolean exponent = radix == 10 && atAny("eE") || radix == 16 && atAny("pP");
    if (point && radix == 16 && !exponent) {
      throw new Malformed("hexadecimal floating constant '" + text + "' requires an exponent");
    }
    if (point || exponent) {
      return floating(radix, whole, fraction, exponent ? exponent() : 0);
    }
    return integer(radix, whole);
  }

  private IntegerLiteral integer(int radix, String digits) throws Malformed {
    boolean octal = radix == 10 && digits.length() > 1 && digits.charAt(0) == '0';
    for (int i = 0; octal && i < digits.length(); i++) {
      if (digits.charAt(i) > '7') {
        throw new Malformed("invalid digit '" + digits.charAt(i) + "' in octal constant");
      }
    }
    boolean zero = radix == 10 && digits.equals("0");
    BigInteger value = new BigInteger(digits, octal ? 8 : radix);
    String suffix = text.substring(at);
    String rest = withoutPart(suffix);
    boolean unsigned = startsOrEndsWith(rest, "uU");
    Length length =
        switch (unsigned ? withoutEnd(rest, "uU") : rest) {
          case "" -> Length.PLAIN;
          case "l", "L" -> Length.LONG;
          case "ll", "LL" -> Length.LONG_LONG;
          case "wb", "WB" -> Length.BIT_PRECISE;
          default -> throw invalidSuffix("integer", suffix);
        };
    return new IntegerLiteral(
        value,
        radix == 10 && !octal && !zero ? Radix.DECIMAL : Radix.OTHER,
        unsigned ? Signedness.UNSIGNED : Signedness.UNMARKED,
        length,
        part(suffix));
  }

  private FloatLiteral floating(int radix, String whole, String fraction, int exponent)
      throws Malformed {
    String suffix = text.substring(at);
    Part part = part(suffix);
    String rest = withoutPart(suffix).toLowerCase(Locale.ROOT);
    int scale = fraction.length() * (radix == 16 ? 4 : 1);
    int base = radix == 16 ? 2 : 10;
    BigInteger significand = new BigInteger("0" + whole + fraction, radix);
    for (FloatSuffix candidate : FloatSuffix.values()) {
      if (candidate.spelling().equals(rest) || rest.equals("d") && candidate.ordinal() == 0) {
        return new FloatLiteral(significand, base, exponent - scale, candidate, part);
      }
    }
    if (rest.equals("df") || rest.equals("dd") || rest.equals("dl")) {
      throw new Malformed(
          Severity.UNSUPPORTED, "decimal floating constant '" + text + "' is not supported");
    }
    throw invalidSuffix("floating", suffix);
  }

  private int exponent() throws Malformed {
    at++;
    boolean negative = startsWith("-");
    if (negative || startsWith("+")) {
      at++;
    }
    String digits = digits(10);
    if (digits.isEmpty()) {
      throw new Malformed("exponent of '" + text + "' has no digits");
    }
    BigInteger limit = BigInteger.valueOf(EXPONENT_LIMIT);
    int size = new BigInteger(digits).min(limit).intValue();
    return negative ? -size : size;
  }

  private static Part part(String suffix) {
    return withoutPart(suffix).equals(suffix) ? Part.REAL : Part.IMAGINARY;
  }

  /** gcc takes the {@code i} or {@code j} first or last in the suffix. */
  private static String withoutPart(String suffix) {
    return startsOrEndsWith(suffix, "iIjJ") ? withoutEnd(suffix, "iIjJ") : suffix;
  }

  private static boolean startsOrEndsWith(String text, String letters) {
    return !text.isEmpty()
        && (letters.indexOf(text.charAt(0)) >= 0
            || letters.indexOf(text.charAt(text.length() - 1)) >= 0);
  }

  /** Without the letter at the start or, if none is there, at the end. */
  private static String withoutEnd(String text, String letters) {
    return letters.indexOf(text.charAt(0)) >= 0
        ? text.substring(1)
        : text.substring(0, text.length() - 1);
  }

  private Malformed invalidSuffix(String what, String suffix) {
    return new Malformed("invalid suffix '" + suffix + "' on " + what + " constant");
  }

  private String digits(int radix) {
    int start = at;
    while (at < text.length() && Character.digit(text.charAt(at), radix) >= 0 && ascii(at)) {
      at++;
    }
    return text.substring(start, at);
  }

  private boolean ascii(int index) {
    return text.charAt(index) < 0x80;
  }

  private boolean atAny(String characters) {
    return at < text.length() && characters.indexOf(text.charAt(at)) >= 0;
  }

  private boolean startsWith(String prefix) {
    return text.startsWith(prefix, at);
  }
}
