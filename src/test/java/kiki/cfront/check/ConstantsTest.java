// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kiki.cfront.source.Language;
import kiki.cfront.tree.Expression;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of constant expressions (C11 6.6). */
class ConstantsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          int                | 2147483647 + 1             | -2147483648
          unsigned           | -1                         | 4294967295
          unsigned char      | 300                        | 44
          signed char        | 200                        | -56
          _Bool              | 0.5                        | 1
          int                | -7 / 2                     | -3
          int                | -7 % 2                     | -1
          int                | -1 >> 1                    | -1
          unsigned           | -1u >> 28                  | 15
          int                | 1 ? 2 : 1 / 0              | 2
          int                | 0 && 1 / 0                 | 0
          int                | 3.99                       | 3
          int                | (unsigned char)-1          | 255
          int                | '\\377'                     | -1
          int                | 'ab'                       | 24930
          int                | sizeof(int[10])            | 40
          int                | -1 < 0u                    | 0
          long               | 1L << 40                   | 1099511627776
          int                | (int)1e3 + 0b101 + 010     | 1013
          int                | 0.1 + 0.2 == 0.3           | 0
          int                | 0.1f + 0.2f == 0.3f        | 1
          int                | (long)&((struct { char c; double d; } *)0)->d | 8
          int                | __builtin_offsetof(struct { int a; struct { char c[3], d[2]; } s[2]; }, s[1].d[1]) | 13
          int                | _Alignof(double)           | 8
          int                | __builtin_types_compatible_p(int[], int[3]) | 1
          int                | _Generic(1L, int: 1, long: 2, default: 3)   | 2
          int                | __builtin_choose_expr(0, 1, 5) | 5
          int                | __builtin_constant_p(1 + 2)    | 1
          unsigned long long | 18446744073709551615ull    | 18446744073709551615
          """)
  void integers(String type, String expression, String value) {
    Expression constant = Checking.constant(type, expression, Language.LP64);
    assertEquals(value, ((Expression.IntegerConstant) constant).value().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          double | 1.0 / 3       | 0x1.5555555555555p-2
          float  | 1.0 / 3       | 0x1.555556p-2
          double | 0x1.8p1       | 0x1.8p+1
          double | 1e400         | INFINITY
          float  | 16777217      | 0x1.0p+24
          double | -0.0          | -0x0.0p+0
          double | __builtin_inf() | INFINITY
          """)
  void floats(String type, String expression, String value) {
    Expression constant = Checking.constant(type, expression, Language.LP64);
    assertEquals(value, ((Expression.FloatConstant) constant).value().toCHexString(""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sizeof(long)                       | 4 | 8
          sizeof(void *)                     | 4 | 8
          sizeof(long double)                | 12 | 16
          _Alignof(double)                   | 4 | 8
          __alignof__(double)                | 8 | 8
          sizeof(struct { char c; long long l; }) | 12 | 16
          sizeof(1 ? 1 : 2147483648)         | 8 | 8
          sizeof(L'x')                       | 4 | 4
          sizeof "abc"                       | 4 | 4
          sizeof(enum { X = 1ll << 40 })     | 8 | 8
          sizeof(struct { int n; char a[]; }) | 4 | 4
          """)
  void sizes(String expression, String ilp32, String lp64) {
    for (Language language : new Language[] {Language.ILP32, Language.LP64}) {
      Expression constant = Checking.constant("int", expression, language);
      assertEquals(
          language.equals(Language.ILP32) ? ilp32 : lp64,
          ((Expression.IntegerConstant) constant).value().toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int x; int *p = &x + 1; ",
        "int a[3]; int *p = a + 1, *q = &a[2];",
        "void f(void); void (*p)(void) = f; long l = (long)f;",
        "struct { int a, b; } s; int *p = &s.b;",
        "const char *p = \"abc\" + 1;",
        "static const int c = 5; static int d = c;",
        "int *p = (int[]){1, 2};",
        "long d = (char *)8 - (char *)4;"
      })
  void addressConstants(String text) {
    assertEquals(0, Checking.of(text).errors().size());
  }
}
