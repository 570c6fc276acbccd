// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.util.Seeds;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random macros give the same tokens, or an error, as with gcc. */
class GccComparisonTest {
  @TempDir Path directory;

  @BeforeAll
  static void findGcc() throws InterruptedException {
    try {
      assumeTrue(new ProcessBuilder("gcc", "--version").start().waitFor() == 0);
    } catch (IOException e) {
      assumeTrue(false, "gcc is not installed");
    }
  }

  @Test
  void macrosExpandAsInGcc() throws Exception {
    compare(1, 60);
  }

  @Test
  @Tag("long")
  void manyMacrosExpandAsInGcc() throws Exception {
    compare(1000, 4000);
  }

  @Test
  void predefinedMacrosAreThoseOfGcc() throws Exception {
    for (Language language : List.of(Language.LP64, Language.ILP32)) {
      String model = language == Language.LP64 ? "-m64" : "-m32";
      Path empty = Files.writeString(directory.resolve("empty.c"), "");
      Output gcc = gcc(model, "-dM", "-E", empty.toString());
      assumeTrue(gcc.text.contains("#define __VERSION__ \"12."), "compares with gcc 12");
      StringBuilder program = new StringBuilder();
      for (String line : gcc.text.lines().toList()) {
        String macro = line.split(" ", 3)[1];
        program.append(macro.replaceFirst("\\(.*", "(1)")).append(";\n");
      }
      Path uses = Files.writeString(directory.resolve("uses.c"), program.toString());
      String expected = PreprocessorHarness.spelled(gcc(model, "-E", "-P", uses.toString()).text);
      PreprocessorOptions options = PreprocessorOptions.of(language);
      assertEquals(
          expected.replace(" ; ", " ;\n"),
          PreprocessorHarness.run(options, program.toString()).spelled().replace(" ; ", " ;\n"));
    }
  }

  private void compare(int seed, int programs) throws Exception {
    for (int i = 0; i < programs; i++) {
      String program = new MacroGenerator(Seeds.random(seed + i)).program();
      Path file = Files.writeString(directory.resolve("random.c"), program);
      Output gcc = gcc("-E", "-P", file.toString());
      String expected = gcc.status == 0 ? PreprocessorHarness.spelled(gcc.text) : "error";
      assertEquals(expected, ours(file, program), "seed " + (seed + i) + "\n" + program);
    }
  }

  private static String ours(Path file, String program) {
    Diagnostics diagnostics = new Diagnostics();
    Preprocessor preprocessor =
        new Preprocessor(PreprocessorOptions.of(Language.LP64), diagnostics);
    try {
      String text = preprocessor.text(new SourceText(file.toString(), program));
      String tokens =
          text.lines().filter(line -> !line.startsWith("# ")).reduce("", (a, b) -> a + "\n" + b);
      return diagnostics.hasErrors() ? "error" : PreprocessorHarness.spelled(tokens);
    } catch (CError e) {
      return "error";
    }
  }

  private record Output(int status, String text) {}

  private static Output gcc(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("gcc", "-w");
    builder.command().addAll(List.of(arguments));
    Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    byte[] output = process.getInputStream().readAllBytes();
    return new Output(process.waitFor(), new String(output, StandardCharsets.UTF_8));
  }
}
