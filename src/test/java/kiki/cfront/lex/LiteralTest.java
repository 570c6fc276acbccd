// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.lex.NumericLiteral.FloatLiteral;
import kiki.cfront.lex.NumericLiteral.FloatSuffix;
import kiki.cfront.lex.NumericLiteral.IntegerLiteral;
import kiki.cfront.lex.NumericLiteral.Length;
import kiki.cfront.lex.NumericLiteral.Part;
import kiki.cfront.lex.NumericLiteral.Radix;
import kiki.cfront.lex.NumericLiteral.Signedness;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.options.DataModel;
import kiki.util.Location;
import org.junit.jupiter.api.Test;

class LiteralTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private static Token token(TokenKind kind, String text) {
    return Token.synthetic(kind, text, new Location("a.c", 1, 1));
  }

  private NumericLiteral number(String text) {
    return NumericLiteral.parse(token(TokenKind.NUMBER, text), diagnostics);
  }

  private static IntegerLiteral integer(
      String value, Radix radix, Signedness signedness, Length length) {
    return new IntegerLiteral(new BigInteger(value), radix, signedness, length, Part.REAL);
  }

  @Test
  void integersHaveValueAndSuffix() {
    assertEquals(integer("42", Radix.DECIMAL, Signedness.UNMARKED, Length.PLAIN), number("42"));
    assertEquals(integer("63", Radix.OTHER, Signedness.UNMARKED, Length.LONG), number("077L"));
    assertEquals(
        integer("255", Radix.OTHER, Signedness.UNSIGNED, Length.LONG_LONG), number("0xFFuLL"));
    assertEquals(integer("5", Radix.OTHER, Signedness.UNSIGNED, Length.LONG), number("0b101lu"));
    assertEquals(
        integer("18446744073709551616", Radix.DECIMAL, Signedness.UNMARKED, Length.PLAIN),
        number("18446744073709551616"));
    assertEquals(Part.IMAGINARY, number("3i").part());
    assertEquals(List.of(), diagnostics.all());
  }

  @Test
  void floatsAreExact() {
    assertEquals(
        new FloatLiteral(BigInteger.valueOf(15), 10, -1, FloatSuffix.DOUBLE, Part.REAL),
        number("1.5"));
    assertEquals(
        new FloatLiteral(BigInteger.valueOf(1), 10, 10, FloatSuffix.FLOAT, Part.REAL),
        number("1e10f"));
    assertEquals(
        new FloatLiteral(BigInteger.valueOf(0x18), 2, -3, FloatSuffix.LONG_DOUBLE, Part.REAL),
        number("0x1.8p+1L"));
    assertEquals(
        new FloatLiteral(BigInteger.valueOf(5), 10, -1, FloatSuffix.QUAD, Part.REAL),
        number(".5q"));
    assertEquals(
        new FloatLiteral(BigInteger.valueOf(10), 10, -1, FloatSuffix.FLOAT, Part.IMAGINARY),
        number("1.0iF"));
    assertEquals(
        new FloatLiteral(BigInteger.ONE, 10, 1_000_000, FloatSuffix.FLOAT128, Part.REAL),
        number("1e99999999999F128"));
    assertEquals(
        new FloatLiteral(BigInteger.ONE, 10, -1_000_000, FloatSuffix.FLOAT64X, Part.REAL),
        number("1e-99999999999f64x"));
    assertEquals(List.of(), diagnostics.all());
  }

  @Test
  void malformedNumbersAreReported() {
    String[][] cases = {
      {"089", "invalid digit '8' in octal constant"},
      {"0x", "no digits in hexadecimal constant '0x'"},
      {"0b2", "no digits in binary constant '0b2'"},
      {"1abc", "invalid suffix 'abc' on integer constant"},
      {"1lul", "invalid suffix 'lul' on integer constant"},
      {"1lL", "invalid suffix 'lL' on integer constant"},
      {"1.0x", "invalid suffix 'x' on floating constant"},
      {"1e+", "exponent of '1e+' has no digits"},
      {"0x1.0", "hexadecimal floating constant '0x1.0' requires an exponent"},
      {"1.0df", "decimal floating constant '1.0df' is not supported"},
      {"1.2.3", "invalid suffix '.3' on floating constant"},
    };
    for (int i = 0; i < cases.length; i++) {
      number(cases[i][0]);
      assertEquals(cases[i][1], diagnostics.all().get(i).message());
    }
  }

  private long character(String text) {
    return CharLiteral.decode(token(TokenKind.CHAR, text), Language.LP64, diagnostics).value();
  }

  @Test
  void charactersHaveTheValuesOfGcc() {
    assertEquals('a', character("'a'"));
    assertEquals(-1, character("'\\377'"));
    assertEquals(-1, character("'\\xff'"));
    assertEquals(27, character("'\\e'"));
    assertEquals(0, character("'\\0'"));
    assertEquals('"', character("'\"'"));
    assertEquals(0x6162, character("'ab'"));
    assertEquals(0x62636465, character("'abcde'"));
    assertEquals((0xc3 << 8 | 0xa9), character("'\u00e9'"));
    assertEquals(0xe9, character("L'\u00e9'"));
    assertEquals(-1, character("L'\\xffffffff'"));
    assertEquals(0xffffffffL, character("U'\\xffffffff'"));
    assertEquals(0xffff, character("u'\\xffff'"));
    assertEquals(0x20ac, character("u'\\u20ac'"));
    Language unsigned = new Language(DataModel.LP64, CharSign.UNSIGNED);
    assertEquals(
        255, CharLiteral.decode(token(TokenKind.CHAR, "'\\377'"), unsigned, diagnostics).value());
  }

  @Test
  void badEscapesAreReported() {
    character("''");
    character("'\\x'");
    character("'\\u12'");
    character("'\\ud800'");
    assertEquals(
        List.of(
            "empty character constant",
            "\\x used with no following hex digits",
            "incomplete universal character name",
            "empty character constant",
            "not a valid universal character name",
            "empty character constant"),
        diagnostics.all().stream().map(diagnostic -> diagnostic.message()).toList());
  }

  private StringLiteral string(String... texts) {
    List<Token> tokens =
        List.of(texts).stream().map(text -> token(TokenKind.STRING, text)).toList();
    return StringLiteral.decode(tokens, diagnostics);
  }

  @Test
  void stringsAreJoined() {
    assertArrayEquals(new int[] {1, '2'}, string("\"\\x1\"", "\"2\"").units());
    assertEquals(LiteralEncoding.WIDE, string("\"a\"", "L\"b\"").encoding());
    assertArrayEquals(new int[] {0x20ac, 0xd83d, 0xde00}, string("u\"\u20ac\\U0001F600\"").units());
    assertArrayEquals(new int[] {0xe2, 0x82, 0xac}, string("u8\"\u20ac\"").units());
    assertArrayEquals(new int[] {0xff}, string("\"\udcff\"").units());
    assertEquals(List.of(), diagnostics.all());
    string("u\"a\"", "U\"b\"");
    assertTrue(diagnostics.hasErrors());
  }
}
