// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import static kiki.cfront.preprocess.PreprocessorHarness.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.MacroOption;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.util.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectiveTest {
  @TempDir Path directory;

  private static void isTrue(String condition) {
    PreprocessorHarness result = run("#if " + condition, "yes", "#else", "no", "#endif");
    assertEquals(List.of(), result.errors(), condition);
    assertEquals("yes", result.spelled(), condition);
  }

  @Test
  void conditionsFollowTheStandard() {
    isTrue("1 + 2 * 3 == 7 && (1 + 2) * 3 == 9");
    isTrue("-1 < 0 && -1 > 0u");
    isTrue("(-1)/2 == 0 && -7 % 3 == -1 && ~0 == -1 && !0");
    isTrue("0x7fffffffffffffff + 1u == 0x8000000000000000");
    isTrue("1 ? 0 ? 0 : 1 : 0");
    isTrue("(1 ? -1 : 0u) > 0");
    isTrue("1 || 1/0");
    isTrue("!(0 && 1/0)");
    isTrue("1 << 3 == 8 && -8 >> 1 == -4 && (1 | 6 ^ 2 & 3) == 5");
    isTrue("'a' == 97 && '\\377' < 0 && 'ab' == 24930 && L'\\xff' == 255");
    isTrue("undefined_name == 0");
    isTrue("defined __STDC__ && defined(__LINE__) && !defined nothing");
    isTrue("__STDC_VERSION__ >= 201112L && __GNUC__ == 12 && __CPROVER");
    isTrue("__has_include(<stdio.h>) && !__has_include(\"no such file\")");
    isTrue("defined __has_include && __has_attribute(packed) && __has_attribute(__noreturn__)");
    isTrue("__has_builtin(__builtin_expect) && !__has_builtin(__builtin_unheard_of)");
    isTrue("(2, 3) == 3");
  }

  @Test
  void nestingOfParenthesesIsUnlimited() {
    isTrue("(".repeat(20_000) + "1" + ")".repeat(20_000));
    isTrue("!!".repeat(20_000) + "1");
  }

  @Test
  void malformedConditionsAreErrors() {
    String[][] cases = {
      {"", "#if with no expression"},
      {"1 +", "operand missing at the end of the expression"},
      {"(1", "missing ')' in expression"},
      {"1)", "missing '(' in expression"},
      {"1 2", "missing binary operator before token '2'"},
      {"1 / 0", "division by zero in #if"},
      {"1 ? 2", "'?' without ':' in expression"},
      {"1 : 2", "':' without preceding '?'"},
      {"1.0", "floating constant in preprocessor expression"},
      {"\"a\"", "token '\"a\"' is not valid in an expression"},
      {"1 = 1", "missing binary operator before token '='"},
      {"defined", "operator 'defined' requires an identifier"},
      {"defined(a", "missing ')' after 'defined'"},
      {"0x", "no digits in hexadecimal constant '0x'"},
    };
    for (String[] each : cases) {
      assertEquals(List.of(each[1]), run("#if " + each[0], "#endif").errors(), each[0]);
    }
  }

  @Test
  void groupsAreTakenOnce() {
    String program =
        """
        #if 0
        a
        #elif 1
        b
        # if 0
        c
        # else
        d
        # endif
        #elif 1/0
        e
        #else
        f
        #endif
        #ifdef x
        g
        #elifndef x
        h
        #elifdef x
        i
        #endif
        """;
    assertEquals("b d h", run(program).spelled());
  }

  @Test
  void skippedTextMayBeAnything() {
    PreprocessorHarness result =
        run("#if 0", "don't \"care", "#bogus", "#include <nothing>", "/* #endif */", "#endif", "x");
    assertEquals(List.of(), result.errors());
    assertEquals("x", result.spelled());
  }

  @Test
  void unbalancedConditionalsAreErrors() {
    assertEquals(List.of("#endif without #if"), run("#endif").errors());
    assertEquals(List.of("#else without #if"), run("#else").errors());
    assertEquals(List.of("unterminated #ifdef"), run("#ifdef a").errors());
    assertEquals(
        List.of("#else after #else", "#elif after #else"),
        run("#if 1", "#else", "#else", "#elif 1", "#endif").errors());
  }

  @Test
  void errorsAndWarningsAreReported() {
    PreprocessorHarness result = run("#error stop  here", "#warning take care", "#nonsense");
    assertEquals(
        List.of("#error stop  here", "invalid preprocessing directive #nonsense"), result.errors());
    assertEquals(List.of("#warning take care"), result.warnings());
  }

  @Test
  void lineDirectivesAndMarkersMovePositions() {
    PreprocessorHarness result =
        run(
            "a",
            "#line 10 \"other.c\"",
            "b __LINE__",
            "# 20 \"third.c\" 2",
            "c __FILE__",
            "#line 7",
            "d");
    assertEquals(
        List.of(
            new Location("test.c", 1, 1),
            new Location("other.c", 10, 1),
            new Location("other.c", 10, 3),
            new Location("third.c", 20, 1),
            new Location("third.c", 20, 3),
            new Location("third.c", 7, 1)),
        result.tokens.subList(0, 6).stream().map(Token::location).toList());
    assertEquals("a b 10 c \"third.c\" d", result.spelled());
    assertEquals(
        Optional.of("c __FILE__"),
        result.diagnostics.sources().line(new Location("third.c", 20, 1)));
  }

  @Test
  void preprocessedFilesHaveNoPredefinedMacros() {
    assertEquals(
        "linux __LINE__ __GNUC__",
        PreprocessorHarness.runPreprocessed("# 1 \"a.c\"", "linux __LINE__ __GNUC__").spelled());
    assertEquals("1", run("linux").spelled());
  }

  @Test
  void macrosCanBeSaved() {
    String program =
        """
        #define a 1
        #pragma push_macro("a")
        #undef a
        #define a 2
        a
        #pragma pop_macro("a")
        a
        """;
    assertEquals("2 1", run(program).spelled());
  }

  @Test
  void pragmasThatMatterReachTheParser() {
    assertEquals(
        "pack(push, 1) x pack(pop)",
        run("#pragma pack(push, 1)", "x", "#pragma GCC diagnostic push", "#pragma pack(pop)")
            .spelled());
  }

  private PreprocessorOptions options(List<MacroOption> macros, List<String> forced) {
    return new PreprocessorOptions(
        Language.LP64, List.of(directory), macros, forced, Optional.empty());
  }

  @Test
  void commandLineMacrosAreDefined() {
    List<MacroOption> macros =
        List.of(
            new MacroOption.Define("A"),
            new MacroOption.Define("B=2 + 3"),
            new MacroOption.Define("C(x)=x*x"),
            new MacroOption.Define("D"),
            new MacroOption.Undefine("D"),
            new MacroOption.Undefine("linux"));
    assertEquals(
        "1 2 + 3 4 * 4 D linux", run(options(macros, List.of()), "A B C(4) D linux").spelled());
  }

  @Test
  void headersAreFound() throws Exception {
    Files.createDirectories(directory.resolve("sub"));
    Files.writeString(directory.resolve("a.h"), "#pragma once\na\n#include \"sub/b.h\"\n");
    Files.writeString(
        directory.resolve("sub/b.h"), "#ifndef B\n#define B\nb\n#include \"c.h\"\n#endif\n");
    Files.writeString(directory.resolve("sub/c.h"), "c __INCLUDE_LEVEL__\n");
    Files.writeString(directory.resolve("stdbool.h"), "own\n#include_next <stdbool.h>\nbool\n");
    Files.writeString(directory.resolve("forced.h"), "forced\n");
    PreprocessorHarness result =
        run(
            options(List.of(), List.of("forced.h")),
            "#include <a.h>",
            "#include \"a.h\"",
            "#define H <sub/b.h>",
            "#include H",
            "#include <stdbool.h>");
    assertEquals(List.of(), result.errors());
    assertEquals("forced a b c 3 own _Bool", result.spelled());
  }

  @Test
  void missingHeaderStops() {
    CError error = assertThrows(CError.class, () -> run("#include <no/such.h>"));
    assertEquals(new Location("test.c", 1, 10), error.diagnostic().location());
    assertTrue(error.getMessage().contains("header 'no/such.h' not found"));
  }

  @Test
  void endlessInclusionStops() throws Exception {
    Files.writeString(directory.resolve("loop.h"), "#include \"loop.h\"\n");
    PreprocessorOptions options = options(List.of(), List.of());
    CError error = assertThrows(CError.class, () -> run(options, "#include <loop.h>"));
    assertTrue(error.getMessage().contains("nested depth exceeds 200"), error.getMessage());
  }

  @Test
  void externalPreprocessorIsUsed() throws Exception {
    Path file = Files.writeString(directory.resolve("e.c"), "int x;\n");
    assertEquals("int x ;", external("cat", file, new Diagnostics()));
  }

  @Test
  void externalPreprocessorFailuresAreExplained() throws Exception {
    Path file = Files.writeString(directory.resolve("e.c"), "int x;\n");
    assertTrue(failure("/no/such/command -E", file).contains("cannot run preprocessor"));
    assertTrue(failure("false", file).contains("'false' failed with exit status 1"));
    assertTrue(failure("  ", file).contains("--preprocessor needs a command"));
  }

  private String failure(String command, Path file) {
    return assertThrows(CError.class, () -> external(command, file, new Diagnostics()))
        .getMessage();
  }

  /** The command sees only the file: the other arguments would be files to cat. */
  private String external(String command, Path file, Diagnostics diagnostics) {
    String shell = command.equals("cat") ? "sh -c 'for f; do :; done; cat \"$f\"' sh" : command;
    PreprocessorOptions options =
        new PreprocessorOptions(Language.LP64, List.of(), List.of(), List.of(), Optional.of(shell));
    List<Token> tokens = new Preprocessor(options, diagnostics).tokens(file);
    return String.join(
        " ", tokens.subList(0, tokens.size() - 1).stream().map(Token::text).toList());
  }

  @Test
  void missingFileIsExplained() {
    Preprocessor preprocessor =
        new Preprocessor(PreprocessorOptions.of(Language.LP64), new Diagnostics());
    Path missing = directory.resolve("missing.c");
    CError error = assertThrows(CError.class, () -> preprocessor.tokens(missing));
    assertTrue(error.getMessage().contains("no such file"), error.getMessage());
  }

  /** By the flag of a marker, by the folder of a file, or by what kiki calls it. */
  @Test
  void tokensKnowWhoWroteThem() {
    PreprocessorHarness result =
        PreprocessorHarness.runPreprocessed(
            "# 1 \"/opt/sdk/a.h\" 1 3 4",
            "flagged",
            "# 2 \"test.c\" 2",
            "own",
            "#line 7 \"/usr/include/b.h\"",
            "inFolder",
            "#line 9",
            "still",
            "# 1 \"/usr/src/driver.c\"",
            "elsewhere",
            "# 1 \"<system>/usr/include/c.h\" 3",
            "installed");
    assertEquals(
        "flagged SYSTEM, own USER, inFolder SYSTEM, still SYSTEM, elsewhere USER, installed"
            + " INSTALLED",
        authors(result));
    PreprocessorHarness printed =
        PreprocessorHarness.runPreprocessed(new TokenPrinter().print(result.tokens));
    assertEquals(authors(result), authors(printed));
  }

  /** A macro's body is the text of who uses it. */
  @Test
  void macrosOfHeadersAreOfTheirUsers() {
    PreprocessorHarness result = PreprocessorHarness.run("#include <stddef.h>", "NULL");
    assertTrue(result.tokens.getLast().location().isOfUser());
    assertTrue(result.tokens.get(result.tokens.size() - 2).location().isOfUser());
    assertFalse(result.tokens.getFirst().location().isOfUser());
  }

  private static String authors(PreprocessorHarness result) {
    return result.tokens.stream()
        .filter(t -> !t.is(TokenKind.EOF))
        .map(t -> t.text() + " " + t.switches().author())
        .collect(Collectors.joining(", "));
  }
}
