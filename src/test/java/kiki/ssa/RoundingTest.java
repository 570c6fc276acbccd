// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.RunOptions;
import kiki.options.Check;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Operations in all directions of rounding: gcc, the interpreter and the SSA form agree. */
class RoundingTest {
  private static final String PRELUDE =
      """
      #include <fenv.h>
      #include <math.h>
      #include <stdio.h>
      typedef unsigned long long word;
      union single { unsigned bits; float value; };
      union wide { word bits; double value; };
      static float f(unsigned bits) { union single u; u.bits = bits; return u.value; }
      static double d(word bits) { union wide u; u.bits = bits; return u.value; }
      static word of(double x) { union wide u; u.value = x; return x != x ? 1 : u.bits; }
      """;
  private static final List<String> OPERATIONS =
      List.of(
          "f(%s) + f(%s)",
          "f(%s) - f(%s)",
          "f(%s) * f(%s)",
          "f(%s) / f(%s)",
          "fmaf(f(%s), f(%s), f(%s))",
          "sqrtf(f(%s))",
          "rintf(f(%s))",
          "nearbyintf(f(%s))",
          "(float) (int) %s",
          "(float) %s",
          "(float) d(%s)",
          "d(%s) + d(%s)",
          "d(%s) - d(%s)",
          "d(%s) * d(%s)",
          "d(%s) / d(%s)",
          "fma(d(%s), d(%s), d(%s))",
          "sqrt(d(%s))",
          "rint(d(%s))",
          "(double) (long long) %s",
          "(double) %s",
          "(double) ((long double) d(%s) * d(%s))",
          "(float) ((long double) d(%s) / d(%s))",
          "lrint(fmod(d(%s), 100000))",
          "llrintf(fmodf(f(%s), 1000))");
  private static final List<String> MODES =
      List.of("FE_TONEAREST", "FE_DOWNWARD", "FE_UPWARD", "FE_TOWARDZERO");

  @TempDir Path folder;

  @Test
  void agreesWithGcc() throws IOException, InterruptedException {
    compare(1, 400);
  }

  @Test
  @Tag("long")
  void agreesWithGccOnMany() throws IOException, InterruptedException {
    for (int seed = 2; seed < 60; seed++) {
      compare(seed, 1000);
    }
  }

  private void compare(int seed, int count) throws IOException, InterruptedException {
    Random random = new Random(seed);
    List<String> modes = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      modes.add(MODES.get(random.nextInt(MODES.size())));
      values.add(operation(random));
    }
    StringBuilder printing =
        new StringBuilder(PRELUDE + "int main(void) {\n  volatile double r;\n");
    for (int i = 0; i < count; i++) {
      printing.append(
          "  fesetround(%s); r = %s; fesetround(FE_TONEAREST); printf(\"%%llx\\n\", of(r));\n"
              .formatted(modes.get(i), values.get(i)));
    }
    printing.append("}\n");
    List<String> expected = gcc(printing.toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Interpreter(CPrograms.of(printing.toString(), EnumSet.of(Check.ASSERTIONS)))
        .run(RunOptions.execution(new ZeroInputs(), out, out));
    List<String> interpreted = out.toString(StandardCharsets.UTF_8).lines().toList();
    StringBuilder checking = new StringBuilder(PRELUDE + "int main(void) {\n");
    for (int i = 0; i < count; i++) {
      String where = "seed " + seed + ", " + modes.get(i) + ": " + values.get(i);
      assertEquals(expected.get(i), interpreted.get(i), where);
      checking.append("  fesetround(%s);\n".formatted(modes.get(i)));
      checking.append("  check(of(%s) == 0x%sull);\n".formatted(values.get(i), expected.get(i)));
    }
    checking.append("}\n");
    assertEquals(
        Verification.Verdict.SAFE,
        Verification.boundedModelChecking(CPrograms.of(checking.toString()), 1),
        "seed " + seed);
  }

  private static String operation(Random random) {
    String form = OPERATIONS.get(random.nextInt(OPERATIONS.size()));
    boolean isSingle = form.contains("f(%s)") && !form.contains(" d(%s)");
    String text = form;
    long last = random.nextLong();
    while (text.contains("%s")) {
      // Near each other, operands cancel; else one of them may be lost.
      last = random.nextInt(3) == 0 ? last + random.nextInt(1 << 20) : word(random, isSingle);
      String bits = isSingle ? "0x%xu".formatted((int) last) : "0x%xull".formatted(last);
      text = text.replaceFirst("%s", bits);
    }
    return text;
  }

  /** Any bits, few of them, or a number of moderate size. */
  private static long word(Random random, boolean isSingle) {
    double moderate = (random.nextInt(2000) - 1000) / 8.0;
    return switch (random.nextInt(4)) {
      case 0 -> random.nextLong();
      case 1 -> random.nextLong() >>> random.nextInt(64);
      case 2 ->
          isSingle ? Float.floatToIntBits((float) moderate) : Double.doubleToLongBits(moderate);
      default ->
          isSingle
              ? Float.floatToIntBits(random.nextFloat() - 0.5f)
              : Double.doubleToLongBits(random.nextDouble() - 0.5);
    };
  }

  private List<String> gcc(String text) throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("a.c"), text);
    Path binary = folder.resolve("a.out");
    List<String> command =
        List.of("gcc", "-w", "-frounding-math", "-o", binary.toString(), source.toString(), "-lm");
    try {
      Process compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
      String messages = new String(compiler.getInputStream().readAllBytes());
      assertEquals(0, compiler.waitFor(), messages);
    } catch (IOException e) {
      assumeTrue(false, "gcc is not installed");
    }
    Process process = new ProcessBuilder(binary.toString()).start();
    return new String(process.getInputStream().readAllBytes()).lines().toList();
  }
}
