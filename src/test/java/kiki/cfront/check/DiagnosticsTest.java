// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about wrong programs: where, what, and all of it. */
class DiagnosticsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int f(void) { return x; }                  | 1:22: 'x' undeclared
          int f(void) { return 1 }                   | 1:24: expected ';' but found '}'
          foo_t x;                                   | 1:1: unknown type name 'foo_t'
          int f(foo_t x);                            | 1:7: unknown type name 'foo_t'
          void f(void) { foo_t y; }                  | 1:16: unknown type name 'foo_t'
          struct s { int a; }; int f(struct s v) { return v.b; } | 1:51: 'struct s' has no member named 'b'
          int f(int *p) { return p.x; }              | 1:25: 'int *' is a pointer; did you mean to use '->'?
          int f(int x) { return *x; }                | 1:23: invalid type argument 'int' of '*'
          int f(int x) { return x(); }               | 1:24: the called object is not a function or function pointer
          int g(int); int f(void) { return g(); }    | 1:35: too few arguments to 'g': 1 expected, 0 given
          int g(int); int f(void) { return g(1, 2); } | 1:35: too many arguments to 'g': 1 expected, 2 given
          void f(void) { 1 = 2; }                    | 1:18: cannot assign: the expression is not an lvalue
          void f(const int x) { x = 2; }             | 1:25: cannot assign: the location is read-only
          void f(void) { int a[2], b[2]; a = b; }    | 1:34: cannot assign: an array is not assignable
          struct s; void f(void) { struct s x; }     | 1:35: 'x' has the incomplete type 'struct s'
          struct s { int a; } x; int y = x + 1;      | 1:34: invalid operands to binary '+': 'struct s' and 'int'
          int a[-1];                                 | 1:6: the size of the array is negative
          void f(void) { goto l; }                   | 1:21: label 'l' used but not defined
          void f(void) { l: l: ; }                   | 1:19: duplicate label 'l'
          void f(void) { break; }                    | 1:16: 'break' is not within a loop or switch
          void f(int x) { switch (x) { case 1: case 1: ; } } | 1:38: duplicate case value 1
          int x; double x;                           | 1:15: conflicting types for 'x': 'double', before 'int'
          int f(void) { return 0; } int f(void) { return 1; } | 1:31: redefinition of 'f'
          int n; int a[n];                           | 1:13: the size of an array at file scope must be constant
          int n; int m = n;                          | 1:16: the initialiser of a static object is not constant
          _Static_assert(sizeof(int) == 8, "no");    | 1:1: static assertion failed: "no"
          _Decimal64 d;                              | 1:1: decimal floating types are not supported
          _Complex double z; int f(void) { return z < z; } | 1:43: invalid operands to binary '<': '_Complex double' and '_Complex double'
          typedef int v3 __attribute__((vector_size(12))); | 1:31: the vector's size is no power of two times that of 'int'
          typedef float v4 __attribute__((vector_size(16))); void f(v4 v) { v % v; } | 1:69: invalid operands to binary '%': '__attribute__((vector_size(16))) float' and '__attribute__((vector_size(16))) float'
          int f(void) { int g(int x) { return x; } return g(1); } | 1:19: nested functions are not supported
          void f(void) { __builtin_setjmp(0); }      | 1:16: the builtin '__builtin_setjmp' is not supported
          struct s { int x:40; };                    | 1:16: width of 'x' exceeds its type
          long short x;                              | 1:6: this combination of type specifiers names no type
          int f(void) { return (1 + ; }              | 1:27: expected an expression but found ';'
          void f(void) { if x) ; }                   | 1:19: expected '(' but found 'x'
          """)
  void oneError(String text, String expected) {
    assertEquals(List.of(expected), Checking.of(text).errors());
  }

  @Test
  void aMissingSemicolonIsReportedAtTheEndOfItsLine() {
    assertEquals(
        List.of("1:23: expected ';' but found '}'"),
        Checking.of("int f(void) { return 0\n}\n").errors());
  }

  @Test
  void severalErrorsAreReported() {
    String text =
        """
        int f(void) { return a; }
        int g(void) { int x = ; return b; }
        struct { int y } s;
        int h(void) { s.z = 1; { c(; } return d; }
        int k(void) { return 0; }
        """;
    List<String> errors = Checking.of(text).errors();
    assertTrue(errors.contains("2:23: expected an expression but found ';'"), errors::toString);
    assertTrue(errors.contains("1:22: 'a' undeclared"), errors::toString);
    assertTrue(
        errors.contains("4:17: 'struct <anonymous>' has no member named 'z'"), errors::toString);
    assertTrue(errors.contains("4:28: expected an expression but found ';'"), errors::toString);
    assertTrue(errors.contains("4:39: 'd' undeclared"), errors::toString);
  }

  @Test
  void aBrokenDeclarationIsNotReportedAtEachUse() {
    String text = "unknown x; int y = sizeof(struct s); int f(void) { return y + y; }";
    assertEquals(2, Checking.of(text).errors().size());
  }

  @Test
  void whatGccOnlyWarnsAboutIsAccepted() {
    String text =
        """
        int f(void) { int *p = 5; char *q = p; int i = p; g(); return p == i; }
        h(x) { return; }
        void k(void) { return 1; }
        """;
    Checking checked = Checking.of(text);
    assertEquals(List.of(), checked.errors());
    assertEquals(8, checked.warnings().size(), checked.warnings()::toString);
  }

  @Test
  void unsupportedTypesInHeadersAreRefusedWhenUsed() {
    String header = "extern _Decimal64 half(_Decimal64);\n";
    assertEquals(List.of(), Checking.of(header + "int x;").errors());
    assertEquals(
        List.of("2:20: decimal floating types are not supported"),
        Checking.of(header + "void f(void) { (0, half(1)); }").errors());
  }
}
