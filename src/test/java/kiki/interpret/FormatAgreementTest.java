// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.options.DataModel;
import kiki.program.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random formats: what the models of {@code sprintf} and {@code snprintf} write and return is what
 * glibc's functions do.
 */
class FormatAgreementTest {
  private static final int FORMATS = 300;
  private static final List<String> INTEGERS =
      List.of("0", "1", "-1", "7", "-42", "12345", "2147483647", "(-2147483647 - 1)", "255");
  private static final List<String> LONGS =
      List.of("0ll", "-1ll", "123456789012ll", "9223372036854775807ll", "-9223372036854775807ll");
  private static final List<String> FLOATS =
      List.of("0.0", "-0.0", "1.5", "-2.25", "1e10", "9.9999999", "123456.789", "1e-5", "1e300");
  private static final List<String> STRINGS = List.of("\"\"", "\"a\"", "text", "\"some words\"");

  @TempDir Path folder;

  private final Random random = new Random(12);

  @Test
  void textsAreThoseOfGlibc() throws IOException, InterruptedException {
    Path source = folder.resolve("a.c");
    Files.writeString(source, program());
    Path binary = folder.resolve("a.out");
    assumeTrue(
        Csmith.succeeds("gcc", "-w", source.toString(), "-o", binary.toString()),
        "gcc is not installed");
    Process process = new ProcessBuilder(binary.toString()).start();
    String expected =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    Program program = CPrograms.file(source, List.of(), DataModel.LP64);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunResult result =
        new Interpreter(program)
            .runMain("a.out", List.of(), RunOptions.execution(new RandomInputs(1), out, out));
    assertEquals(expected, out.toString(StandardCharsets.ISO_8859_1), result.outcome()::toString);
  }

  private String program() {
    StringBuilder text =
        new StringBuilder(
            "#include <stdio.h>\nint main(void) {\n  char b[800], text[] = \"in memory\";\n"
                + "  int n, k = 0;\n");
    for (int i = 0; i < FORMATS; i++) {
      StringBuilder format = new StringBuilder();
      StringBuilder values = new StringBuilder();
      int directives = 1 + random.nextInt(3);
      for (int j = 0; j < directives; j++) {
        format.append(pick(List.of("", "x", ", ", "%%")));
        directive(format, values);
      }
      text.append("  k = -1; n = ");
      int size = random.nextInt(30);
      text.append(
          random.nextBoolean()
              ? "sprintf(b, \"" + format + "\"" + values + ");"
              : "b[0] = 0; n = snprintf(b, " + size + ", \"" + format + "\"" + values + ");");
      text.append(" printf(\"%s|%d|%d\\n\", b, n, k);\n");
    }
    return text.append("  return 0;\n}\n").toString();
  }

  private void directive(StringBuilder format, StringBuilder values) {
    format.append('%');
    for (String flag : List.of("-", "+", " ", "#", "0")) {
      format.append(random.nextInt(4) == 0 ? flag : "");
    }
    amount(format, values, "");
    if (random.nextInt(3) == 0) {
      amount(format, values, ".");
    }
    switch (random.nextInt(6)) {
      case 0 -> add(format, values, pick(List.of("d", "i", "u", "x", "X", "o")), pick(INTEGERS));
      case 1 -> add(format, values, pick(List.of("hhd", "hd", "hhx", "hu")), pick(INTEGERS));
      case 2 -> add(format, values, pick(List.of("lld", "lx", "llo", "ju", "zd")), pick(LONGS));
      case 3 -> add(format, values, pick(List.of("f", "e", "g", "E", "G", "a")), pick(FLOATS));
      case 4 -> add(format, values, "s", pick(STRINGS));
      default -> add(format, values, pick(List.of("c", "d%n")), pick(List.of("65", "97")));
    }
  }

  private void amount(StringBuilder format, StringBuilder values, String before) {
    format.append(before);
    switch (random.nextInt(4)) {
      case 0 -> format.append(1 + random.nextInt(15));
      case 1 -> {
        format.append('*');
        values.append(", ").append(random.nextInt(24) - 12);
      }
      default -> {}
    }
  }

  private static void add(
      StringBuilder format, StringBuilder values, String letters, String value) {
    format.append(letters);
    values.append(", ").append(value).append(letters.endsWith("n") ? ", &k" : "");
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
