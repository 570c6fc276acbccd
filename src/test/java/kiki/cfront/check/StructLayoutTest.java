// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import kiki.cfront.source.Language;
import kiki.cfront.type.StructType;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sizes, alignments and offsets of generated structures agree with gcc's. */
class StructLayoutTest {
  private static final List<String> SCALARS =
      List.of(
          "char",
          "short",
          "int",
          "long",
          "long long",
          "float",
          "double",
          "long double",
          "_Bool",
          "void *",
          "unsigned char",
          "aligned_int",
          "low_double",
          "enum small");
  private static final List<String> BIT_TYPES =
      List.of("int", "unsigned", "char", "unsigned short", "long", "long long", "_Bool", "enum e");
  private static final List<Integer> BIT_WIDTHS = List.of(32, 32, 8, 16, 32, 64, 1, 3);
  private static final String PRELUDE =
      """
      typedef int aligned_int __attribute__((aligned(16)));
      typedef double low_double __attribute__((aligned(2)));
      enum e { E0, E1, E7 = 7 };
      enum __attribute__((packed)) small { S0 };
      """;

  @TempDir Path directory;

  @Test
  void generatedStructuresOf64Bits() throws IOException, InterruptedException {
    compare(Language.LP64, "-m64", 1, 150);
  }

  @Test
  void generatedStructuresOf32Bits() throws IOException, InterruptedException {
    compare(Language.ILP32, "-m32", 2, 150);
  }

  @Test
  @Tag("long")
  void manyGeneratedStructures() throws IOException, InterruptedException {
    for (int seed = 10; seed < 15; seed++) {
      compare(Language.LP64, "-m64", seed, 500);
      compare(Language.ILP32, "-m32", seed, 500);
    }
  }

  private void compare(Language language, String option, long seed, int count)
      throws IOException, InterruptedException {
    Random random = Seeds.random(seed);
    StringBuilder declarations = new StringBuilder(PRELUDE);
    for (int i = 0; i < count; i++) {
      declarations.append(new Generator(random, i).structure());
    }
    StringBuilder variables = new StringBuilder(declarations);
    for (int i = 0; i < count; i++) {
      variables.append("struct s").append(i).append(" v").append(i).append(";\n");
    }
    Checking checked = Checking.of(variables.toString(), language);
    List<String> ours = new ArrayList<>();
    StringBuilder program = new StringBuilder(declarations);
    program.append("int printf(const char *, ...);\n");
    program.append("void *memset(void *, int, __SIZE_TYPE__);\nint main(void) {\n");
    for (int i = 0; i < count; i++) {
      describe((StructType) checked.variable("v" + i).type(), i, ours, program);
    }
    List<String> theirs = run(program.append("return 0; }\n").toString(), option);
    assertEquals(String.join("\n", theirs), String.join("\n", ours));
  }

  /** Adds what we think of a structure, and the code that prints what gcc thinks. */
  private static void describe(
      StructType type, int number, List<String> ours, StringBuilder program) {
    String name = "struct s" + number;
    ours.add(name + " " + type.size() + " " + type.alignment());
    program.append(
        "printf(\"%s %d %d\\n\", \"NAME\", (int)sizeof(NAME), (int)_Alignof(NAME));\n"
            .replace("NAME", name));
    for (StructType.Field f : type.fields()) {
      if (f.name().isEmpty()) {
        continue;
      }
      if (f.isBitField()) {
        ours.add(f.name() + " " + (8 * f.offset() + f.bitOffset()) + " " + f.bitWidth());
        program.append(
            """
            { NAME x; memset(&x, 0, sizeof x); x.FIELD = -1;
              unsigned char *p = (unsigned char *)&x; int first = -1, n = 0;
              for (int i = 0; i < 8 * (int)sizeof x; i++)
                if (p[i / 8] >> i % 8 & 1) { if (first < 0) first = i; n++; }
              printf("FIELD %d %d\\n", first, n); }
            """
                .replace("NAME", name)
                .replace("FIELD", f.name()));
      } else {
        ours.add(f.name() + " " + f.offset());
        program.append(
            "printf(\"FIELD %d\\n\", (int)__builtin_offsetof(NAME, FIELD));\n"
                .replace("NAME", name)
                .replace("FIELD", f.name()));
      }
    }
  }

  private List<String> run(String program, String option) throws IOException, InterruptedException {
    Path source = directory.resolve("layout.c");
    Path binary = directory.resolve("layout" + option);
    Files.writeString(source, program, StandardCharsets.UTF_8);
    assumeTrue(succeeds(List.of("gcc", option, "-w", "-o", binary.toString(), source.toString())));
    Path output = directory.resolve("output");
    Process process = new ProcessBuilder(binary.toString()).redirectOutput(output.toFile()).start();
    assumeTrue(process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0);
    return Files.readAllLines(output);
  }

  private static boolean succeeds(List<String> command) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }

  private static final class Generator {
    private final Random random;
    private final int number;
    private final StringBuilder out = new StringBuilder();
    private int fields;

    Generator(Random random, int number) {
      this.random = random;
      this.number = number;
    }

    String structure() {
      String pack = random.nextInt(5) == 0 ? "" + (1 << random.nextInt(4)) : "";
      if (!pack.isEmpty()) {
        out.append("#pragma pack(push, ").append(pack).append(")\n");
      }
      out.append("struct ").append(attribute()).append(" s").append(number);
      body(2);
      out.append(";\n");
      if (!pack.isEmpty()) {
        out.append("#pragma pack(pop)\n");
      }
      return out.toString();
    }

    private String attribute() {
      return switch (random.nextInt(8)) {
        case 0 -> "__attribute__((packed))";
        case 1 -> "__attribute__((aligned(" + (1 << random.nextInt(6)) + ")))";
        case 2 -> "__attribute__((packed, aligned(" + (1 << random.nextInt(4)) + ")))";
        default -> "";
      };
    }

    private void body(int depth) {
      out.append(" {");
      int members = 1 + random.nextInt(7);
      for (int i = 0; i < members; i++) {
        member(depth);
      }
      out.append(" }");
    }

    private void member(int depth) {
      int kind = random.nextInt(10);
      if (kind < 4) {
        String type = SCALARS.get(random.nextInt(SCALARS.size()));
        boolean array = !type.contains("_int") && !type.contains("_double");
        String suffix = array && random.nextInt(4) == 0 ? "[" + random.nextInt(4) + "]" : "";
        out.append(' ').append(type).append(' ').append(field()).append(suffix);
        out.append(' ').append(fieldAttribute()).append(';');
      } else if (kind < 9 || depth == 0) {
        bitField();
      } else {
        out.append(random.nextBoolean() ? " struct " : " union ").append(attribute());
        body(depth - 1);
        out.append(random.nextInt(3) == 0 ? "" : " " + field()).append(';');
      }
    }

    private void bitField() {
      int type = random.nextInt(BIT_TYPES.size());
      int most = BIT_WIDTHS.get(type);
      out.append(' ').append(BIT_TYPES.get(type)).append(' ');
      switch (random.nextInt(8)) {
        case 0 -> out.append(": 0;");
        case 1 -> out.append(": ").append(1 + random.nextInt(most)).append(';');
        default -> {
          out.append(field()).append(": ").append(1 + random.nextInt(most));
          out.append(' ').append(random.nextInt(6) == 0 ? fieldAttribute() : "").append(';');
        }
      }
    }

    private String field() {
      return "f" + number + "_" + fields++;
    }

    private String fieldAttribute() {
      return switch (random.nextInt(10)) {
        case 0 -> "__attribute__((packed))";
        case 1 -> "__attribute__((aligned(" + (1 << random.nextInt(5)) + ")))";
        case 2 -> "__attribute__((packed, aligned(" + (1 << random.nextInt(4)) + ")))";
        default -> "";
      };
    }
  }
}
