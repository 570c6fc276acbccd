// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever comes in, tokens or diagnostics come out. */
class RobustnessTest {
  private static final String[] PIECES = {
    "#define ",
    "#undef ",
    "#if ",
    "#ifdef ",
    "#elif ",
    "#else\n",
    "#endif\n",
    "#include ",
    "#line ",
    "#pragma ",
    "_Pragma(",
    "#",
    "##",
    "(",
    ")",
    ",",
    "...",
    "f",
    "g",
    "x",
    "__VA_ARGS__",
    "__VA_OPT__",
    "defined",
    "__has_include(",
    "\"a\"",
    "'",
    "\"",
    "\\",
    "\\\n",
    "\n",
    " ",
    "/*",
    "*/",
    "//",
    "1",
    "0x",
    "1e+",
    "<stdio.h>",
    "<",
    "\u00e9",
    "\\u00e9",
    "@",
    "\0",
    "?",
    ":",
    "&&",
    "__COUNTER__",
    "push_macro(\"f\")",
    "\r\n",
    "L'",
    "u8\"",
    "%:%:",
    "{",
    "}",
    ";",
    "1/0"
  };

  private static String preprocess(String name, byte[] bytes) {
    Diagnostics diagnostics = new Diagnostics();
    Preprocessor preprocessor =
        new Preprocessor(PreprocessorOptions.of(Language.ILP32), diagnostics);
    try {
      List<Token> tokens = preprocessor.tokens(SourceText.of(name, bytes));
      assertEquals(TokenKind.EOF, tokens.getLast().kind());
    } catch (CError error) {
      assertFalse(diagnostics.render(error.diagnostic()).isBlank());
    }
    return diagnostics.all().stream().map(diagnostics::render).collect(Collectors.joining());
  }

  private static void randomBytes(int seed, int runs) {
    Random random = Seeds.random(seed);
    for (int i = 0; i < runs; i++) {
      byte[] bytes = new byte[random.nextInt(400)];
      random.nextBytes(bytes);
      preprocess("random.c", bytes);
    }
  }

  private static void randomPieces(int seed, int runs) {
    Random random = Seeds.random(seed);
    for (int i = 0; i < runs; i++) {
      StringBuilder text = new StringBuilder();
      for (int k = random.nextInt(80); k > 0; k--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
        text.append(random.nextInt(6) == 0 ? "\n" : "");
      }
      preprocess("random.c", SourceText.encode(text.toString()));
    }
  }

  @Test
  void randomInputIsSurvived() {
    randomBytes(1, 500);
    randomPieces(2, 1500);
  }

  @Test
  @Tag("long")
  void muchRandomInputIsSurvived() {
    randomBytes(3, 20_000);
    randomPieces(4, 60_000);
  }

  @Test
  void manyErrorsStopTheRun() {
    String program = "#nonsense\n".repeat(100);
    Diagnostics diagnostics = new Diagnostics();
    Preprocessor preprocessor =
        new Preprocessor(PreprocessorOptions.of(Language.LP64), diagnostics);
    CError stop = null;
    try {
      preprocessor.tokens(new SourceText("many.c", program));
    } catch (CError error) {
      stop = error;
    }
    assertEquals("too many errors; stopping here", stop.diagnostic().message());
    assertEquals(
        Diagnostics.ERROR_LIMIT,
        diagnostics.all().stream().map(Diagnostic::message).filter(m -> m.contains("#n")).count());
  }

  @Test
  void unusualBytesAreReported() {
    assertEquals(
        """
        random.c:1:7: error: stray character U+DCFF in program
            1 | int a ? b @ c;
              |       ^
        random.c:1:11: error: stray '@' in program
            1 | int a ? b @ c;
              |           ^
        """,
        preprocess("random.c", SourceText.encode("int a \udcff b @ c;\n")));
    assertEquals("", preprocess("random.c", "int\0 a;".getBytes()));
  }

  @Test
  void unterminatedThingsAreReported() {
    assertEquals(
        """
        random.c:1:5: error: missing terminating " character
            1 | x = "abc
              |     ^
        """,
        preprocess("random.c", "x = \"abc\n".getBytes()));
    assertEquals(
        """
        random.c:1:3: error: unterminated comment
            1 | x /* abc
              |   ^
        """,
        preprocess("random.c", "x /* abc\n".getBytes()));
  }
}
