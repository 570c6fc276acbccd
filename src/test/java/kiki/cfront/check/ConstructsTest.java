// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import kiki.cfront.lex.Token;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.cfront.type.Symbol;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file with every construct of the language, as it is and mutilated. */
class ConstructsTest {
  private static String text() throws IOException {
    try (InputStream in = ConstructsTest.class.getResourceAsStream("/kiki/cfront/constructs.c")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void isAcceptedInBothDataModels() throws IOException {
    assertEquals(List.of(), Checking.of(text(), Language.LP64).errors());
    String without128 = text().replaceAll("(?m)^.*128.*$", "");
    assertEquals(List.of(), Checking.of(without128, Language.ILP32).errors());
  }

  @Test
  void itsSyntaxTreeIsShown() throws IOException {
    Diagnostics diagnostics = new Diagnostics();
    List<Token> tokens =
        new Preprocessor(PreprocessorOptions.of(Language.LP64), diagnostics)
            .tokens(new SourceText("t.c", text()));
    String shown = new CFrontEnd(Language.LP64, diagnostics).showSyntax(tokens);
    assertTrue(shown.contains("statement-expression"));
    assertTrue(shown.contains("name k_and_r"));
  }

  @Test
  void mutilatedItGetsMessagesNotExceptions() throws IOException {
    mutilate(1, 150);
  }

  @Test
  @Tag("long")
  void mutilatedOften() throws IOException {
    mutilate(2, 20_000);
  }

  /** Removes, doubles and swaps words; whatever comes out must end in a tree or a diagnostic. */
  private static void mutilate(long seed, int count) throws IOException {
    String[] lines = text().split("\n");
    Random random = Seeds.random(seed);
    for (int i = 0; i < count; i++) {
      StringBuilder program = new StringBuilder();
      int from = random.nextInt(lines.length);
      for (int k = 0; k < 12; k++) {
        program.append(mutilated(lines[(from + k) % lines.length], random)).append('\n');
      }
      Diagnostics diagnostics = new Diagnostics();
      try {
        List<Token> tokens =
            new Preprocessor(PreprocessorOptions.of(Language.LP64), diagnostics)
                .tokens(new SourceText("t.c", program.toString()));
        new CFrontEnd(Language.LP64, diagnostics).check("t.c", tokens);
      } catch (CError expected) {
        assertFalse(expected.getMessage().isEmpty());
      } catch (RuntimeException unexpected) {
        throw new AssertionError("on:\n" + program, unexpected);
      }
    }
  }

  private static String mutilated(String line, Random random) {
    String[] words = line.split("(?<=\\W)|(?=\\W)");
    StringBuilder out = new StringBuilder();
    for (String word : words) {
      switch (random.nextInt(40)) {
        case 0 -> {}
        case 1 -> out.append(word).append(word);
        case 2 -> out.append(words[random.nextInt(words.length)]).append(word);
        case 3 -> out.append(words[random.nextInt(words.length)]);
        default -> out.append(word);
      }
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inline int f(void) { return 1; }",
        "inline int f(void); inline int f(void) { return 1; }",
        "extern inline __attribute__((gnu_inline)) int f(void) { return 1; }"
      })
  void inlineDefinitions(String text) {
    assertTrue(Checking.of(text).function("f").symbol().has(Symbol.Trait.INLINE_DEFINITION));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f(void); inline int f(void) { return 1; }",
        "inline int f(void) { return 1; } extern int f(void);",
        "extern inline int f(void) { return 1; }",
        "static inline int f(void) { return 1; }"
      })
  void otherDefinitions(String text) {
    assertFalse(Checking.of(text).function("f").symbol().has(Symbol.Trait.INLINE_DEFINITION));
  }
}
