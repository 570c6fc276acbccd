// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kiki.lower.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed is what was written. */
class ExprPrinterTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a + b * c",
        "(a + b) * c",
        "a - (b - c)",
        "a - b - c",
        "-a + ~b",
        "a << b + c",
        "a & b | c ^ d",
        "a == b && c < d || !(a != c)",
        "(a > 0 ? b : c) + d",
        "a == b ? b : c < d ? d : 0",
        "u + a > 5",
        "l * a",
        "u - 1",
        "(int)u < a",
        "v[a]",
        "v[a + 1] - m[b][c]",
        "p[a]",
        "*p",
        "*(p + a) + 1",
        "s.x",
        "q->x",
        "q->next->x",
        "q->w[2]",
        "s.inner",
        "&a == p",
        "v == p",
        "ch == 'x'",
        "f * 2.5",
        "(unsigned char)a",
        "x == NULL",
        "- -a",
        "a - -1",
        "(*pp)[1]",
      })
  void roundTrip(String text) {
    Program p =
        Sources.program(
            "#define NULL ((void *) 0)\nint a, b, c, d, v[5], m[2][3], *p, (*pp)[2]; void *x;"
                + " unsigned u; long l; char ch; double f;"
                + " struct s { int x; struct s *next; struct { int inner; }; int w[4]; } s, *q;"
                + " int main(void) { __auto_type result = "
                + text
                + "; }");
    Instruction.Assign assign =
        p.functions().firstEntry().getValue().body().stream()
            .filter(i -> i instanceof Instruction.Assign)
            .map(i -> (Instruction.Assign) i)
            .findFirst()
            .orElseThrow();
    String wanted =
        switch (text) {
          case "ch == 'x'" -> "ch == 120";
          case "*(p + a) + 1" -> "p[a] + 1";
          case String other -> other;
        };
    assertEquals(wanted, ExprPrinter.print(assign.value()));
  }
}
