// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import static kiki.cfront.preprocess.PreprocessorHarness.run;
import static kiki.cfront.preprocess.PreprocessorHarness.spelled;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.source.CError;
import kiki.util.Location;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Macro expansion; first the examples of C11 6.10.3.5. */
class MacroTest {
  private static void expands(String program, String expected) {
    PreprocessorHarness result = run(program);
    assertEquals(List.of(), result.errors());
    assertEquals(spelled(expected), result.spelled());
  }

  @Test
  void redefinitionAndReexamination() {
    expands(
        """
        #define x 3
        #define f(a) f(x * (a))
        #undef x
        #define x 2
        #define g f
        #define z z[0]
        #define h g(~
        #define m(a) a(w)
        #define w 0,1
        #define t(a) a
        #define p() int
        #define q(x) x
        #define r(x,y) x ## y
        #define str(x) # x
        f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
        g(x+(3,4)-w) | h 5) & m
        (f)^m(m);
        p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
        char c[2][6] = { str(hello), str() };
        """,
        """
        f(2 * (y+1)) + f(2 * (f(2 * (z[0])))) % f(2 * (0)) + t(1);
        f(2 * (2+(3,4)-0,1)) | f(2 * (~ 5)) & f(2 * (0,1))^m(0,1);
        int i[] = { 1, 23, 4, 5, };
        char c[2][6] = { "hello", "" };
        """);
  }

  @Test
  void stringsAndTokensFromMacros() {
    expands(
        """
        #define str(s) # s
        #define xstr(s) str(s)
        #define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \\
        x ## s, x ## t)
        #define INCFILE(n) vers ## n
        #define glue(a, b) a ## b
        #define xglue(a, b) glue(a, b)
        #define HIGHLOW "hello"
        #define LOW LOW ", world"
        debug(1, 2);
        fputs(str(strncmp("abc\\0d", "abc", '\\4') // this goes away
        == 0) str(: @\\n), s);
        xstr(INCFILE(2).h)
        glue(HIGH, LOW);
        xglue(HIGH, LOW)
        """,
        """
        printf("x" "1" "= %d, x" "2" "= %s", x1, x2);
        fputs("strncmp(\\"abc\\\\0d\\", \\"abc\\", '\\\\4') == 0" ": @\\n", s);
        "vers2.h"
        "hello";
        "hello" ", world"
        """);
  }

  @Test
  void placemarkers() {
    expands(
        """
        #define t(x,y,z) x ## y ## z
        int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,) };
        """,
        "int j[] = { 123, 45, 67, 89, 10, 11, 12, };");
  }

  @Test
  void hashHashFromHash() {
    expands(
        """
        #define hash_hash # ## #
        #define mkstr(a) # a
        #define in_between(a) mkstr(a)
        #define join(c, d) in_between(c hash_hash d)
        char p[] = join(x, y);
        """,
        "char p[] = \"x ## y\";");
  }

  @Test
  void variableArguments() {
    expands(
        """
        #define debug(...) fprintf(stderr, __VA_ARGS__)
        #define showlist(...) puts(#__VA_ARGS__)
        #define report(test, ...) ((test)?puts(#test): printf(__VA_ARGS__))
        debug("Flag");
        debug("X = %d\\n", x);
        showlist(The first, second, and third items.);
        report(x>y, "x is %d but y is %d", x, y);
        """,
        """
        fprintf(stderr, "Flag" );
        fprintf(stderr, "X = %d\\n", x );
        puts( "The first, second, and third items." );
        ((x>y)?puts("x>y"): printf("x is %d but y is %d", x, y));
        """);
  }

  @Test
  void gnuVariadics() {
    expands(
        """
        #define e(fmt, ...) p(fmt, ## __VA_ARGS__)
        #define n(fmt, args...) p(fmt, ## args)
        #define o(fmt, ...) p(fmt __VA_OPT__(,) __VA_ARGS__)
        #define all(...) p(0, ## __VA_ARGS__)
        e(1) e(1,) e(1,2,3) n(1) n(1,2) o(1) o(1,2) all() all(1)
        """,
        "p(1) p(1,) p(1,2,3) p(1) p(1,2) p(1) p(1,2) p(0) p(0,1)");
  }

  @Test
  void counterLineAndFile() {
    expands(
        """
        #define both __COUNTER__ __LINE__
        __COUNTER__ both
        both __FILE__ __INCLUDE_LEVEL__ __BASE_FILE__
        """,
        "0 1 2 2 3 \"test.c\" 0 \"test.c\"");
  }

  @Test
  void functionLikeNameWithoutParenthesisStays() {
    expands("#define f(x) x\nf f (1) f\n(2) f", "f 1 2 f");
  }

  @Test
  void directivesInsideArgumentsAreObeyed() {
    expands(
        """
        #define f(x) [x]
        f(1
        #ifdef f
        2
        #else
        3
        #endif
        #define y 4
        y)
        """,
        "[1 2 4]");
  }

  @Test
  void pragmaOperatorWorksInsideMacros() {
    PreprocessorHarness result =
        run("#define PACK _Pragma(\"pack(1)\")", "PACK struct s;", "_Pragma(\"once\") x");
    assertEquals("pack(1) struct s ; x", result.spelled());
  }

  @Test
  void bodyTokensStandWhereTheMacroIsUsed() {
    PreprocessorHarness result = run("#define twice(x) x + x", "  twice(", "y);");
    List<Location> locations = result.tokens.stream().map(Token::location).toList();
    assertEquals(new Location("test.c", 3, 1), locations.get(0));
    assertEquals(new Location("test.c", 2, 3), locations.get(1));
    assertEquals(
        List.of("in expansion of macro 'twice'"),
        result.tokens.get(1).notes().stream().map(note -> note.message()).toList());
    assertEquals(new Location("test.c", 1, 9), result.tokens.get(1).notes().getFirst().location());
  }

  @Test
  void malformedUsesAreErrors() {
    assertEquals(
        List.of(
            "macro 'f' requires 2 arguments, but only 1 given",
            "macro 'f' passed 3 arguments, but takes just 2",
            "pasting \"+\" and \"x\" does not give a valid preprocessing token",
            "unterminated argument list invoking macro 'f'"),
        run("#define f(a, b) a ## b", "f(1)", "f(1,2,3)", "f(+,x)", "f(1").errors());
  }

  @Test
  void malformedDefinitionsAreErrors() {
    String[][] cases = {
      {"#define", "no macro name given in #define"},
      {"#define 1", "macro names must be identifiers"},
      {"#define defined", "'defined' cannot be used as a macro name"},
      {"#define f(a,a) a", "duplicate macro parameter 'a'"},
      {"#define f(a b", "expected ',' or ')' in macro parameter list, found 'b'"},
      {"#define f(", "expected a parameter name, found end of line"},
      {"#define f(..., a) a", "expected ')' in macro parameter list, found ','"},
      {"#define f(a) #b", "'#' is not followed by a macro parameter"},
      {"#define f ## a", "'##' cannot appear at either end of a macro expansion"},
      {"#define f(...) __VA_OPT__ a", "'__VA_OPT__' must be followed by an open parenthesis"},
      {"#define f(...) __VA_OPT__(a", "unterminated '__VA_OPT__'"},
    };
    for (String[] each : cases) {
      assertEquals(List.of(each[1]), run(each[0]).errors(), each[0]);
    }
  }

  @Test
  void differentRedefinitionWarns() {
    assertEquals(List.of(), run("#define a 1 +  2", "#define a 1  + 2").warnings());
    assertEquals(List.of("'a' redefined"), run("#define a 1+2", "#define a 1 + 2").warnings());
  }

  @Test
  void explosiveMacrosAreStopped() {
    StringBuilder program = new StringBuilder("#define m0 x x x x x x x x x x\n");
    for (int i = 1; i < 12; i++) {
      program.append("#define m" + i + " ").append(("m" + (i - 1) + " ").repeat(10)).append('\n');
    }
    CError error = assertThrows(CError.class, () -> run(program + "m11\n"));
    assertTrue(error.getMessage().contains("macros expand to more than"), error.getMessage());
  }

  @Test
  @Tag("long")
  void deeplyNestedArgumentsAreStopped() {
    String program = "#define f(x) x\n" + "f(".repeat(50_000) + ")".repeat(50_000);
    CError error = assertThrows(CError.class, () -> run(program));
    assertTrue(error.getMessage().contains("more than"), error.getMessage());
  }
}
