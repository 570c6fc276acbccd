// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kiki.cfront.source.Language;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.RunOptions;
import kiki.lower.link.Library;
import kiki.program.Instruction;
import kiki.program.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LibraryTest {
  private static final String HEADERS =
      "#define _GNU_SOURCE\n"
          + "#include <stdio.h>\n"
          + "#include <stdlib.h>\n"
          + "#include <string.h>\n"
          + "#include <ctype.h>\n"
          + "#include <math.h>\n"
          + "#include <strings.h>\n"
          + "#include <wchar.h>\n"
          + "#include <inttypes.h>\n"
          + "#include <stdatomic.h>\n";

  private static String output(Program program) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Interpreter(program)
        .run(RunOptions.execution(new ZeroInputs(), out, out).withStepLimit(1_000_000));
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The expected values are those of glibc. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "5 | strlen(\"hello\")",
        "1 | ldexp(1.5, 2) == 6 && scalbn(1.0, -1074) == 0x1p-1074 && ldexpf(3, -150) == 0x1p-148f",
        "1 | scalbn(0x1.8p-1022, -53) == 0x1p-1074 && scalbn(1, 5000) == INFINITY &&"
            + " ldexp(0x1p-1074, 2098) == 0x1p1023 * 2",
        "1 | scalbn(0x1p-1074, 2000) == 0x1p926 && scalbn(0x1p1000, -2070) == 0x1p-1070 &&"
            + " scalbn(1, -5000) == 0",
        "1 | nextafter(0.0, -1.0) == -0x1p-1074 && nextafterf(1.0f, 2.0f) == 0x1.000002p0f &&"
            + " nextafter(1, 0) == 0x1.fffffffffffffp-1",
        "1 | ilogb(10.0) == 3 && logb(0.3) == -2 && ilogbf(0x1p-140f) == -140",
        "1 | exp(0) == 1 && sin(0) == 0 && log(1) == 0 && isnan(log(-1)) && tanhf(0.0f) == 0",
        "7 | abs(-7) + (labs(3L) - 3) + (imaxabs(-9) - 9)",
        "3 | (char *) memmem(s, 5, \"lo\", 2) - s",
        "1 | strcasestr(s, \"EL\") - s",
        "2 | stpncpy(b, \"xy\", 5) - b",
        "3 | (char *) memccpy(b, s, 'l', 5) - b",
        "0 | bcmp(s, \"hello\", 6)",
        "-12 | (int) strtoimax(\"-12x\", NULL, 10)",
        "1 | strcmp(\"ab\", \"abc\") < 0",
        "1 | strcmp(\"\\xff\", \"a\") > 0",
        "0 | strncmp(\"abx\", \"aby\", 2)",
        "0 | strcasecmp(\"HeLLo\", \"hEllO\")",
        "2 | strchr(s, 'l') - s",
        "3 | strrchr(s, 'l') - s",
        "1 | strchr(s, 'z') == NULL",
        "2 | strstr(s, \"ll\") - s",
        "2 | strspn(s, \"eh\")",
        "2 | strcspn(s, \"lo\")",
        "4 | strpbrk(s, \"xo\") - s",
        "3 | strnlen(s, 3)",
        "0 | memcmp(s, \"help\", 3)",
        "1 | (char *) memchr(s, 'e', 5) - s",
        "108 | (memcpy(b, s, 6), b[3])",
        "111 | strcpy(b, s)[4]",
        "33 | (strcpy(b, s), strcat(b, \"!\"), b[5])",
        "0 | (strncpy(b, s, 9), b[8])",
        "7 | (memset(b, 7, 3), b[2])",
        "104 | (strcpy(b, s), memmove(b + 1, b, 5), b[1])",
        "-42 | atoi(\"  -42x\")",
        "31 | strtol(\"0x1F\", 0, 0)",
        "2147483647 | strtol(\"99999999999999999999\", 0, 10) >> 32",
        "8 | strtoul(\"10\", 0, 8)",
        "5 | abs(-5) * labs(-1)",
        "-2 | div(-7, 3).quot",
        "1 | isalpha('z') && !isalpha('1') && isspace('\\v') && ispunct('!') && isxdigit('F')",
        "65 | toupper('a')",
        "-2 | (int) floor(-1.5)",
        "-1 | (int) ceil(-1.5)",
        "3 | (int) round(2.5)",
        "2 | (int) rint(2.5)",
        "4 | (int) sqrt(16.5)",
        "1 | isnan(nan(\"\")) && isinf(HUGE_VAL) && !isfinite(HUGE_VAL) && signbit(-0.0)",
        "1 | fmod(5.5, 2) == 1.5 && remainder(5, 3) == -1 && fmin(1, 2) == 1 && fmax(1, 2) == 2",
        "1 | copysign(3, -1) == -3 && fdim(5, 3) == 2 && fma(2, 3, 4) == 10",
        "1 | fpclassify(0.0) == FP_ZERO && fpclassify(1e-310) == FP_SUBNORMAL",
        "1 | frexp(-10, &e) == -0.625 && e == 4 && frexp(0x1p-1074, &e) == 0.5 && e == -1073",
        "1 | frexpf(0.75f, &e) == 0.75f && e == 0 && frexpf(0x3p-149f, &e) == 0.75f && e == -147",
        "1 | isinf(frexp(HUGE_VAL, &e)) && frexp(0, &e) == 0 && e == 0",
        "5 | wcslen(wcscat(wcscpy(w, L\"abc\"), L\"de\"))",
        "2 | wcschr(wcscpy(w, L\"abcbc\"), L'c') - w",
        "4 | wcsrchr(wcscpy(w, L\"abcbc\"), L'c') - w",
        "1 | wcscmp(L\"ab\", L\"ac\") < 0 && wcsncmp(L\"abx\", L\"aby\", 2) == 0",
        "1 | wmemcmp(wmemset(w, L'q', 3), wmemcpy(w + 4, L\"qqq\", 3), 3) == 0",
        "0 | (wcsncpy(w, L\"ab\", 5), w[4])",
        "-4 | imaxdiv(-7, 2).quot + imaxdiv(-7, 2).rem",
        "1 | sqrt(2.25f) == 1.5f && (atomic_flag_test_and_set(&flag),"
            + " atomic_flag_test_and_set(&flag))",
        "25 | ffs(8) + __builtin_popcount(0xff0f) + __builtin_clz(1 << 23) + __builtin_parity(7)",
        "3 | __builtin_ctzl(8)",
        "513 | __builtin_bswap16(258) + 0",
      })
  void functionsGiveWhatTheyShould(String expected, String expression) {
    Program p =
        Sources.program(
            HEADERS
                + "int main(void) { char *s = \"hello\"; char b[20]; wchar_t w[20]; int e;"
                + " atomic_flag flag = ATOMIC_FLAG_INIT; printf(\"%d\", (int) ("
                + expression
                + ")); }");
    assertEquals(expected, output(p));
  }

  @Test
  void sortsAndSearches() {
    assertEquals(
        "1 3 5 7 9 3",
        output(
            Sources.program(
                HEADERS
                    + "int c(const void *a, const void *b) { return *(int *) a - *(int *) b; }"
                    + "int main(void) { int a[] = {9, 3, 7, 1, 5}, k = 7; qsort(a, 5, 4, c);"
                    + " for (int i = 0; i < 5; i++) printf(\"%d \", a[i]);"
                    + " printf(\"%d\", (int) ((int *) bsearch(&k, a, 5, 4, c) - a)); }")));
  }

  @Test
  void reallocKeepsTheContentAndFreesTheOld() {
    assertEquals(
        "14 0 1",
        output(
            Sources.program(
                HEADERS
                    + "int main(void) { int *p = malloc(12); for (int i = 0; i < 3; i++) p[i] = i +"
                    + " 1; p = realloc(p, 40); int s = p[0] + p[1] * 2 + p[2] * 3; free(p); int *z"
                    + " = calloc(4, 2); printf(\"%d %d \", s, z[1]); free(z); printf(\"%d\","
                    + " calloc((size_t) -1, 2) == NULL); }")));
  }

  @Test
  void inexactMathIsMarked() {
    Program p = Sources.program("double sin(double); int main(void) { return sin(1.0) > 0; }");
    assertTrue(
        p.functions().values().stream()
            .flatMap(f -> f.body().stream())
            .anyMatch(i -> i instanceof Instruction.Input input && input.isApproximation()));
  }

  @Test
  void wholeObjectsAreCopiedByAssignment() {
    Program p =
        Sources.program(
            "#include <string.h>\nstruct s { int x; char *p; } a, b; int v[3], w[3];"
                + " int main(void) { memcpy(&a, &b, sizeof a); memset(&b, 0, sizeof b);"
                + " memcpy(v, w, sizeof v); }");
    assertEquals(
        List.of("main", "__CPROVER__start"),
        p.functions().keySet().stream().map(s -> s.name()).toList());
  }

  @Test
  void everyModelIsRightC() throws IOException, URISyntaxException {
    Path folder = Path.of(Library.class.getResource("/kiki/library/memcpy.c").toURI()).getParent();
    List<String> names;
    try (Stream<Path> files = Files.list(folder)) {
      names =
          files
              .map(f -> f.getFileName().toString())
              .filter(n -> n.endsWith(".c"))
              .sorted()
              .toList();
    }
    for (String name : names) {
      String function = name.substring(0, name.length() - 2);
      for (Language language : List.of(Language.LP64, Language.ILP32)) {
        Library library = new Library(language);
        assertTrue(
            library.model(function).orElseThrow().functions().stream()
                .anyMatch(d -> d.symbol().name().equals(function)),
            function);
      }
    }
  }
}
