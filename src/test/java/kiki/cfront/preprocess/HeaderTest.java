// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Names;
import kiki.cfront.macro.MacroReader;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.util.Resources;
import org.junit.jupiter.api.Test;

/** Every bundled header can be read, alone and twice, under both data models. */
class HeaderTest {
  private static final String C11 =
      "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal"
          + " stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string"
          + " tgmath threads time uchar wchar wctype";

  private static final Pattern DEFINITION = Pattern.compile("\\s*#\\s*define\\s+(.*)");

  private static List<String> headers() throws IOException, URISyntaxException {
    Path root = Path.of(HeaderTest.class.getResource("/kiki/include").toURI());
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void allOfTheStandardLibraryIsThere() throws Exception {
    List<String> headers = headers();
    for (String name : C11.split(" ")) {
      assertTrue(headers.contains(name + ".h"), name);
    }
  }

  @Test
  void everyHeaderPreprocesses() throws Exception {
    for (Language language : List.of(Language.LP64, Language.ILP32)) {
      for (String header : headers()) {
        String include = "#include <" + header + ">";
        PreprocessorHarness result =
            PreprocessorHarness.run(PreprocessorOptions.of(language), include, include);
        assertEquals(List.of(), result.errors(), header);
        assertEquals(List.of(), result.warnings(), header);
      }
    }
  }

  @Test
  void allHeadersGoTogether() throws Exception {
    for (Language language : List.of(Language.LP64, Language.ILP32)) {
      String[] lines = headers().stream().map(h -> "#include <" + h + ">").toArray(String[]::new);
      PreprocessorHarness result = PreprocessorHarness.run(PreprocessorOptions.of(language), lines);
      assertEquals(List.of(), result.errors());
    }
  }

  /** They are read when a macro is used; until then their lines are passed over. */
  @Test
  void everyDefinitionCanBeRead() throws Exception {
    for (String header : headers()) {
      String text =
          new String(Resources.read("include/" + header).orElseThrow(), StandardCharsets.UTF_8);
      for (String line : text.replace("\\\n", " ").lines().toList()) {
        Matcher definition = DEFINITION.matcher(line);
        if (definition.matches()) {
          String rest = definition.group(1);
          assertEquals(rest.lastIndexOf("/*") < 0, rest.lastIndexOf("*/") < 0, header + line);
          assertTrue(rest.lastIndexOf("*/") >= rest.lastIndexOf("/*"), header + ": " + line);
          SourceText source = new SourceText(header, rest);
          MacroReader.read(Lexer.of(source, new Names(), new Diagnostics()));
        }
      }
    }
  }

  @Test
  void definitionsOfHeadersAreAsGoodAsOthers() {
    PreprocessorHarness result =
        PreprocessorHarness.run(
            "#include <sys/cdefs.h>",
            "#ifdef __P",
            "__P((int)) __CONCAT(a, b)",
            "#endif",
            "#undef __STRING",
            "__STRING(x)",
            "#define __wur",
            "#define __ptr_t int",
            "__ptr_t");
    assertEquals("( int ) ab __STRING ( x ) int", result.spelled());
    assertEquals(List.of(), result.errors());
    assertEquals(1, result.warnings().size(), "only __ptr_t is another macro now");
  }

  @Test
  void installedHeadersAreReadWhereNoneIsBundled() {
    assumeTrue(Files.exists(Path.of("/usr/include/ftw.h")), "no headers are installed");
    PreprocessorHarness result = PreprocessorHarness.run("#include <ftw.h>", "#include <ftw.h>");
    assertEquals(List.of(), result.errors());
    assertTrue(result.warnings().getFirst().contains("'/usr/include/ftw.h' is read"));
    assertTrue(result.spelled().contains("extern int ftw ("));
  }

  @Test
  void assertExpandsToItsText() {
    PreprocessorHarness result =
        PreprocessorHarness.run("#include <assert.h>", "assert(x == \"a\");");
    String spelled = result.spelled();
    assertTrue(
        spelled.endsWith(
            "( ( x == \"a\" ) ? ( void ) ( 0 ) : __assert_fail ( \"x == \\\"a\\\"\" , \"test.c\""
                + " , 2 , __extension__ __func__ ) ) ;"),
        spelled);
  }
}
