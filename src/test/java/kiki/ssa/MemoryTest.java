// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.stream.Stream;
import kiki.cfront.source.Language;
import kiki.options.Check;
import kiki.program.Program;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects, pointers, casts and byte-wise access, each with a true and a false assertion. */
class MemoryTest {
  private static final String DECLARATIONS =
      """
      #include <stdlib.h>
      #include <string.h>
      #include <stdint.h>
      struct point { int x, y; };
      struct line { struct point a, b; char name[3]; };
      struct big { int n; short data[40]; int last; };
      struct bits { unsigned a : 3; int b : 5; unsigned c : 9; };
      union number { int i; unsigned char c[4]; float f; };
      struct node { int v; struct node *next; };
      int g, h;
      int table[3] = {1, 2, 3};
      int large[100];
      void swap(int *p, int *q) { int t = *p; *p = *q; *q = t; }
      int add(int a, int b) { return a + b; }
      int sub(int a, int b) { return a - b; }
      int quiet(void) { int x = 1; if (g > 100) { int *q = &x; *q = 2; } return x; }
      struct point mirror(struct point p) { struct point q = {p.y, p.x}; return q; }
      """;

  static Stream<Arguments> programs() {
    return Stream.of(
        twins("member", "struct point p = {1, 2}; p.x += 5; ", "p.x == 6 && p.y == 2", "p.y == 1"),
        twins(
            "copy of a structure",
            "struct line l = {{1, 2}, {3, 4}, \"ab\"}, m; m = l; m.a = l.b;",
            "m.a.x == 3 && m.b.y == 4 && m.name[1] == 'b' && !m.name[2]",
            "m.a.x == 1"),
        twins(
            "structure by value",
            "struct point p = mirror((struct point){1, 2});",
            "p.x == 2",
            "p.x == 1"),
        twins(
            "small array",
            "int i = nondet_int(); assume(i >= 0 && i < 3); table[i] = 7;",
            "table[i] == 7 && (i == 1 || table[1] == 2)",
            "table[1] == 2"),
        twins(
            "large array",
            "int i = nondet_int(), j = nondet_int(); assume(i >= 0 && i < 100 && j >= 0 && j <"
                + " 100);large[i] = 1; large[j] = 2;",
            "large[j] == 2 && (i == j || large[i] == 1)",
            "large[i] == 1"),
        twins(
            "array in a structure",
            "struct big b = {0}; unsigned i = nondet_uint(); assume(i < 40); b.data[i] = -3; b.last"
                + " = 9;",
            "b.data[i] == -3 && b.last == 9 && b.n == 0",
            "b.data[0] == 0"),
        twins(
            "array of structures",
            "struct point a[20]; unsigned i = nondet_uint(); assume(i < 20); a[3].y = 1; a[i].y ="
                + " 5; a[i].x = 6;",
            "a[i].y == 5 && a[i].x == 6 && (i == 3 || a[3].y == 1)",
            "a[3].y == 1"),
        twins(
            "matrix",
            "int a[8][9]; unsigned i = nondet_uint(), j = nondet_uint(); assume(i < 8 && j < 9);"
                + "a[2][3] = 4; a[i][j] = 5;",
            "a[i][j] == 5 && (i == 2 && j == 3 || a[2][3] == 4)",
            "a[2][3] == 4"),
        twins("pointer", "int x = 1, y = 2; swap(&x, &y);", "x == 2 && y == 1", "x == 1"),
        twins(
            "one of two",
            "int *p = nondet_bool() ? &g : &h; g = 1; h = 2; *p = 3;",
            "(g == 3) != (h == 3)",
            "h == 3"),
        twins(
            "pointer to pointer",
            "int *p = &g; int **q = &p; *q = &h; **q = 4;",
            "h == 4 && p == &h && g == 0",
            "g == 4"),
        twins(
            "pointer arithmetic",
            "int *p = table; p++; int *q = &table[3]; long d = q - p;",
            "*p == 2 && p[1] == 3 && d == 2 && p < q && *(q - 1) == 3",
            "d == 3"),
        twins(
            "walk over a large array",
            "for (int i = 0; i < 5; i++) large[i] = i; int s = 0;"
                + "for (int *p = large; p != large + 5; p++) s += *p;",
            "s == 10",
            "s == 9"),
        twins(
            "address of a member",
            "struct point p = {1, 2}; int *q = &p.y; *q = 8;",
            "p.y == 8 && p.x == 1",
            "p.x == 8"),
        twins(
            "union",
            "union number u; u.i = 0x01020304;",
            "u.c[0] == 4 && u.c[3] == 1",
            "u.c[1] == 2"),
        twins("float bits", "union number u; u.f = 1.0f;", "u.i == 0x3f800000", "u.i == 1"),
        twins(
            "bytes of an integer",
            "int x = 0x11223344; unsigned char *p = (unsigned char *)&x; p[1] = 0xff;",
            "x == 0x1122ff44",
            "x == 0x11223344"),
        twins(
            "bytes at any place",
            "long long x = 0; unsigned char *p = (unsigned char *)&x; unsigned i = nondet_uint();"
                + " assume(i < 8); p[i] = 1;",
            "x != 0 && (x & (x - 1)) == 0 && p[i] == 1",
            "x < 256"),
        twins(
            "bytes of a large array",
            "unsigned char *p = (unsigned char *)large; p[9] = 1; unsigned i = nondet_uint();"
                + " assume(i < 400); p[i] = 7;",
            "p[i] == 7 && (i / 4 == 2 || large[2] == 256)",
            "large[2] == 256"),
        twins(
            "integers in a byte buffer",
            "unsigned char b[64]; *(int *)(b + 8) = 0x0a0b0c0d;",
            "b[8] == 0x0d && b[11] == 0x0a && *(short *)(b + 10) == 0x0a0b",
            "b[9] == 0x0d"),
        twins(
            "bit-fields",
            "struct bits s = {0}; s.a = 9; s.b = -3; s.c = 300;",
            "s.a == 1 && s.b == -3 && s.c == 300",
            "s.a == 9"),
        twins(
            "bit-fields as bytes",
            "struct bits s = {0}; s.a = 5; s.b = 1; unsigned char *p = (unsigned char *)&s;",
            "*p == (5 | 1 << 3)",
            "*p == 5"),
        twins(
            "memcpy of a structure",
            "struct line l = {{1, 2}, {3, 4}, \"ab\"}, m; memcpy(&m, &l, sizeof l);",
            "m.b.x == 3 && m.name[0] == 'a'",
            "m.b.x == 4"),
        twins(
            "pointers in copied bytes",
            "struct node n = {1, 0}, m; n.next = &n; memcpy(&m, &n, sizeof n);",
            "m.next == &n && m.next->v == 1",
            "m.next == &m"),
        twins("pointer to a local that is never made", "int r = quiet();", "r == 1", "r == 2"),
        twins(
            "floats",
            "double d = nondet_double(); assume(d > 1.0 && d < 2.0); float f = (float)d; int i ="
                + " (int)d;",
            "i == 1 && f >= 1.0f && f <= 2.0f",
            "f < 2.0f"),
        twins("null", "int *p = 0;", "!p && p == 0", "p != 0"),
        twins(
            "pointer through an integer",
            "uintptr_t a = (uintptr_t)&g; int *p = (int *)a; *p = 5; int *q = (int *)(a + 0);",
            "g == 5 && q == &g && a != 0 && a % 4 == 0",
            "a == 0"),
        twins(
            "tagged pointer",
            "uintptr_t a = (uintptr_t)&g | 1; int *p = (int *)(a & ~(uintptr_t)1); *p = 6;",
            "g == 6",
            "g == 5"),
        twins(
            "function pointer",
            "int (*f)(int, int) = nondet_bool() ? add : sub; int r = f(5, 3);",
            "r == 8 || r == 2",
            "r == 8"),
        twins(
            "heap",
            "int *p = malloc(sizeof *p); *p = 3; int *q = malloc(sizeof *q); *q = 4;",
            "*p == 3 && p != q",
            "*p == 4"),
        twins(
            "list",
            "struct node *l = 0; for (int i = 0; i < 3; i++) { struct node *n = malloc(sizeof"
                + " *n);n->v = i; n->next = l; l = n; } int s = 0; for (; l; l = l->next) s = s *"
                + " 10 + l->v;",
            "s == 210",
            "s == 12"),
        twins(
            "list of unknown length",
            "struct node *l = 0; int c = 0; while (c < 3 && nondet_bool()) { struct node *n ="
                + " malloc(sizeof *n);n->v = c; n->next = l; l = n; c++; } int s = 0; while (l) {"
                + " s++; l = l->next; }",
            "s == c",
            "s <= 2"),
        twins(
            "allocated array",
            "unsigned n = nondet_uint(); assume(n > 2 && n < 10); int *a = calloc(n, sizeof(int));"
                + " a[n - 1] = 7;",
            "a[n - 1] == 7 && a[0] == 0",
            "a[2] == 0"),
        twins(
            "variable length array",
            "unsigned n = nondet_uint(); assume(n > 2 && n < 10); int a[n]; a[n - 1] = 7; a[0] ="
                + " 1;",
            "a[n - 1] == 7 && a[0] == 1 && sizeof a == 4 * n",
            "sizeof a == 12"),
        twins(
            "string",
            "const char *s = \"hello\"; char b[8]; strcpy(b, s);",
            "strlen(b) == 5 && b[4] == 'o' && strcmp(b, s) == 0",
            "b[1] == 'l'"));
  }

  private static Arguments twins(String name, String body, String holds, String wrong) {
    return Arguments.of(name, body, holds, wrong);
  }

  private static Program program(String body, String condition, Language language) {
    return CPrograms.of(
        DECLARATIONS + "int main(void) { " + body + " check(" + condition + "); return 0; }",
        language,
        EnumSet.of(Check.ASSERTIONS));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void boundedModelChecking(String name, String body, String holds, String wrong) {
    for (Language language : new Language[] {Language.LP64, Language.ILP32}) {
      assertEquals(
          Verification.Verdict.SAFE,
          Verification.boundedModelChecking(program(body, holds, language), 10));
      assertEquals(
          Verification.Verdict.VIOLATED,
          Verification.boundedModelChecking(program(body, wrong, language), 10));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void inductionIsNeverWrong(String name, String body, String holds, String wrong) {
    Program safe = program(body, holds, Language.LP64);
    assertEquals(false, Verification.induction(safe, 2) == Verification.Verdict.VIOLATED);
    Program violated = program(body, wrong, Language.LP64);
    assertEquals(false, Verification.induction(violated, 2) == Verification.Verdict.SAFE);
  }
}
