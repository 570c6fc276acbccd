// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever bytes a file holds, kiki answers with a documented exit code and a message. */
class FuzzTest {
  private static final List<String> PROGRAMS =
      List.of(
          """
          #define MAX(a, b) ((a) > (b) ? (a) : (b))
          struct s { int x : 3; unsigned char c[4]; struct s *next; union { int i; float f; } u; };
          enum e { A, B = 5, C };
          typedef int (*fn)(int, ...);
          static int f(int a, ...) { return MAX(a, B) << 2; }
          int main(void) {
            struct s v = { .x = 1, .c = "abc", .next = 0 };
            fn p = f;
            for (int i = 0; i < 10; i++) { if (v.c[i & 3] == 'a') continue; else break; }
            do { v.x++; } while (v.x < 3);
            switch (p(v.u.i, 2)) { case A: goto out; case 7 ... 9: break; default: return 1; }
          out:
            return sizeof(struct s) + _Alignof(long);
          }
          """,
          """
          #include <stdlib.h>
          #include <assert.h>
          #if defined(X) && (1 + 2 * 3 == 7) || !0
          #define CAT(a, b) a ## b
          #define STR(x) #x
          #endif
          extern double d; const char *text = STR(hello "x" \\n) L"wide";
          _Bool g(double *restrict p, int n, int m[n][3]) {
            long double x = 0x1.8p3L + 1e-5f;
            return (n && *p > x) ? m[n - 1][2] : ({ int y = 3; y; });
          }
          int main(int argc, char **argv) {
            int *CAT(a, b) = malloc(sizeof(int) * 4);
            ab[0] = argc; assert(ab[0] == argc);
            free(ab);
            return (int[]){1, 2, 3}[argc % 3] ^ ~0u;
          }
          """,
          """
          #include <complex.h>
          #include <stdarg.h>
          typedef int v4 __attribute__((vector_size(16)));
          struct l { int n; va_list a; double complex z; };
          static struct { int n; int a[]; } flex = {2, {3, 4}};
          int twin(int n, ...) __attribute__((alias("sum")));
          int sum(int n, ...) {
            struct l s; va_start(s.a, n); int r = 0;
            while (n--) r += va_arg(s.a, int);
            va_end(s.a); s.z = 1.0 + 2.0i * r; __imag__ s.z /= 3; s.z *= ~s.z;
            return s.z == r;
          }
          int main(int n, char **v) {
            constexpr int k = 1'0; auto w = (v4){1, k}; struct { char c; int b[n]; short e; } x;
            x.b[n - 1] = k; x.e = w[1] << 2; w = -w + (w < 3); _BitInt(17) y = 5wb;
            return twin(2, 3, 4) + flex.a[1] + x.e + (int)y + __builtin_shuffle(w, w)[0];
          }
          """);
  private static final String SPLICES = "(){}[];,*&#\"'\\<>=+-/?:.0x9eLuf\n \t\0\u00e9";
  private static final long SECOND = 1_000_000_000;
  private static final Set<Integer> EXITS = Set.of(0, 1, 6);

  @TempDir Path folder;

  @Test
  void answersForEveryInput() throws InterruptedException {
    inThread(1000, Long.MAX_VALUE);
  }

  @Test
  @Tag("long")
  void answersForManyInputs() throws InterruptedException {
    inThread(20_000, SECOND);
  }

  /** Checks inputs; none may take more processor time than the limit, in nanoseconds. */
  private void inThread(int inputs, long limit) throws InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              for (int seed = 0; seed < inputs; seed++) {
                check(seed, limit);
              }
            },
            "fuzz",
            1L << 29);
    thread.setUncaughtExceptionHandler((t, e) -> failure.set(e));
    thread.start();
    thread.join();
    if (failure.get() != null) {
      throw new AssertionError(failure.get().getMessage(), failure.get());
    }
  }

  private void check(int seed, long limit) {
    byte[] input = input(Seeds.random(seed));
    Path file = folder.resolve("input.c");
    try {
      Files.write(file, input);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    int exit =
        Main.run(
            List.of("--show-goto-functions", "--verbosity", "9", file.toString()),
            new Console(
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false));
    String messages = err.toString(StandardCharsets.UTF_8);
    String context = "seed " + seed + ":\n" + new String(input, StandardCharsets.UTF_8) + messages;
    assertTrue(EXITS.contains(exit), context);
    assertFalse(messages.contains("internal error") || messages.contains("\tat "), context);
    long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    assertTrue(time < limit, context);
    assertTrue(exit == 0 || messages.contains("kiki: "), context);
  }

  private static byte[] input(Random random) {
    if (random.nextInt(10) == 0) {
      byte[] bytes = new byte[random.nextInt(300)];
      random.nextBytes(bytes);
      return bytes;
    }
    StringBuilder text = new StringBuilder(PROGRAMS.get(random.nextInt(PROGRAMS.size())));
    for (int n = 1 + random.nextInt(4); n > 0 && !text.isEmpty(); n--) {
      mutate(text, random);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void mutate(StringBuilder text, Random random) {
    int at = random.nextInt(text.length());
    int end = Math.min(text.length(), at + 1 + random.nextInt(12));
    String piece = text.substring(at, end);
    String splice = "" + SPLICES.charAt(random.nextInt(SPLICES.length()));
    switch (random.nextInt(5)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(random.nextInt(text.length()), piece);
      case 2 -> text.insert(at, splice);
      case 3 -> text.setCharAt(at, splice.charAt(0));
      default -> text.setLength(Math.max(1, random.nextInt(3) == 0 ? at : text.length()));
    }
  }
}
