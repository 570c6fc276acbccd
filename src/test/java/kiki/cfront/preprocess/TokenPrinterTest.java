// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import kiki.cfront.lex.Token;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import org.junit.jupiter.api.Test;

/** Printed tokens read back as the same tokens in the same places. */
class TokenPrinterTest {
  private static final String[] TOKENS = {
    "+", "-", "++", "=", "==", "<", "<<", ">", ">>=", "&", "|", ".", "...", "##", "%", ":",
    "%", "/", "*", "a", "L", "u8", "1", "1e", "0x1p", ".5", "'c'", "\"s\"", "!", "->", "(", ")",
    "~"
  };

  private static void roundTrip(String program) {
    Preprocessor preprocessor =
        new Preprocessor(PreprocessorOptions.of(Language.LP64), new Diagnostics());
    List<Token> tokens = preprocessor.tokens(new SourceText("a.c", program));
    String text = preprocessor.text(new SourceText("a.c", program));
    List<Token> again = preprocessor.tokens(new SourceText("a.i", text));
    assertEquals(spelled(tokens), spelled(again), text);
  }

  private static List<String> spelled(List<Token> tokens) {
    return tokens.subList(0, tokens.size() - 1).stream()
        .map(token -> token.kind() + " " + token.text() + " " + token.file() + ":" + token.line())
        .toList();
  }

  @Test
  void headersReadBack() {
    roundTrip("#include <stdio.h>\n#include <math.h>\n\n\nint main(void) { return EOF; }\n");
  }

  @Test
  void pragmasReadBack() {
    roundTrip("int a;\n#pragma pack(1)\nstruct s { char c; } _Pragma(\"pack()\") x;\n");
  }

  @Test
  void adjacentTokensStayApart() {
    Random random = new Random(5);
    for (int i = 0; i < 2000; i++) {
      String first = TOKENS[random.nextInt(TOKENS.length)];
      String second = TOKENS[random.nextInt(TOKENS.length)];
      String third = TOKENS[random.nextInt(TOKENS.length)];
      roundTrip(
          "#define E\n#define f(x, y, z) x y z\nE f("
              + first
              + ","
              + second
              + ","
              + third
              + ")\n#define g(x, y) x##E y\n;E"
              + first
              + "/**/E"
              + second
              + "\n");
    }
  }
}
