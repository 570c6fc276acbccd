// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The x87 format agrees with what gcc and the processor compute for {@code long double}. */
class LongDoubleAgreementTest {
  private static final FloatFormat X87 = FloatFormat.X87_EXTENDED;

  /** Reads "operation mode a b c" lines, operands as memory images, and answers with images. */
  private static final String PROGRAM =
      """
      #include <fenv.h>
      #include <math.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      typedef union { long double value; struct { unsigned long low; unsigned short high; } bits; } image;
      static int modes[] = {FE_TONEAREST, -1, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
      static void put_bytes(const void *p, int n) {
        const unsigned char *b = p;
        while (n-- > 0) printf("%02x", b[n]);
        printf("\\n");
      }
      static long double operand(void) {
        image i;
        memset(&i, 0, sizeof i);
        unsigned high;
        if (scanf("%4x%16lx", &high, &i.bits.low) != 2) exit(1);
        i.bits.high = high;
        return i.value;
      }
      int main(void) {
        char op;
        int mode;
        while (scanf(" %c %d", &op, &mode) == 2) {
          if (op == 'p') {
            char text[10000];
            if (scanf(" %9999s", text) != 1) exit(1);
            fesetround(modes[mode]);
            image r = {strtold(text, 0)};
            fesetround(FE_TONEAREST);
            put_bytes(&r, 10);
            continue;
          }
          volatile long double a = operand(), b = operand(), c = operand(), r = 0;
          volatile double d = 0;
          volatile float f = 0;
          fesetround(modes[mode]);
          switch (op) {
            case '+': r = a + b; break;
            case '-': r = a - b; break;
            case '*': r = a * b; break;
            case '/': r = a / b; break;
            case 'f': r = fmal(a, b, c); break;
            case 's': r = sqrtl(a); break;
            case 'r': r = remainderl(a, b); break;
            case 'm': r = fmodl(a, b); break;
            case 'i': r = rintl(a); break;
            case 'd': d = a; break;
            case 'g': f = a; break;
          }
          fesetround(FE_TONEAREST);
          image out;
          out.value = r;
          if (op == 'd') put_bytes((void *)&d, 8);
          else if (op == 'g') put_bytes((void *)&f, 4);
          else put_bytes(&out, 10);
        }
        return 0;
      }
      """;

  private static final String OPERATIONS = "+-*/fsrmidg";

  @TempDir static Path directory;

  private record Query(String line, IeeeFloat expected) {}

  @BeforeAll
  static void compile() throws IOException, InterruptedException {
    assumeTrue(System.getProperty("os.arch").equals("amd64"), "long double is x87 on x86 only");
    Files.writeString(directory.resolve("probe.c"), PROGRAM);
    assumeTrue(run(null, "gcc", "-O0", "-frounding-math", "-o", "probe", "probe.c", "-lm") == 0);
  }

  /** The exit code of a command, -1 if there is no such command. */
  private static int run(Path input, String... command) throws InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(directory.resolve("output").toFile());
    if (input != null) {
      builder.redirectInput(input.toFile());
    }
    try {
      return builder.start().waitFor();
    } catch (IOException e) {
      return -1;
    }
  }

  @Test
  void arithmeticAgrees() throws IOException, InterruptedException {
    Random random = new Random(80);
    List<IeeeFloat> operands = new ArrayList<>(Samples.corners(X87));
    for (int i = 0; i < 60; i++) {
      operands.add(Samples.random(random, X87, operands.getLast()));
    }
    List<Query> queries = new ArrayList<>();
    for (IeeeFloat a : operands) {
      for (int i = 0; i < 60; i++) {
        IeeeFloat b = operands.get(random.nextInt(operands.size()));
        IeeeFloat c = operands.get(random.nextInt(operands.size()));
        RoundingMode mode = hardwareMode(random);
        char operation = OPERATIONS.charAt(random.nextInt(OPERATIONS.length()));
        String line =
            "%c %d %s %s %s".formatted(operation, mode.ordinal(), image(a), image(b), image(c));
        queries.add(new Query(line, compute(operation, mode, a, b, c)));
      }
    }
    ask(queries);
  }

  @Test
  void constantsAgree() throws IOException, InterruptedException {
    Random random = new Random(81);
    List<Query> queries = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      String digits = new BigInteger(1 + random.nextInt(200), random).toString();
      int range = random.nextBoolean() ? 60 : 5_100;
      String text = digits + "e" + (random.nextInt(2 * range) - range);
      RoundingMode mode = hardwareMode(random);
      queries.add(new Query("p " + mode.ordinal() + " " + text, IeeeFloat.parse(X87, text, mode)));
    }
    for (IeeeFloat corner : Samples.corners(X87)) {
      if (corner.isFinite()) {
        queries.add(new Query("p 0 " + corner.toCString(""), corner));
        queries.add(new Query("p 0 " + corner.toCHexString(""), corner));
      }
    }
    ask(queries);
  }

  private static RoundingMode hardwareMode(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> RoundingMode.TOWARD_POSITIVE;
      case 1 -> RoundingMode.TOWARD_NEGATIVE;
      case 2 -> RoundingMode.TOWARD_ZERO;
      default -> RoundingMode.NEAREST_EVEN;
    };
  }

  private static IeeeFloat compute(
      char operation, RoundingMode mode, IeeeFloat a, IeeeFloat b, IeeeFloat c) {
    return switch (operation) {
      case '+' -> a.add(b, mode);
      case '-' -> a.subtract(b, mode);
      case '*' -> a.multiply(b, mode);
      case '/' -> a.divide(b, mode);
      case 'f' -> a.fusedMultiplyAdd(b, c, mode);
      case 's' -> a.squareRoot(mode);
      case 'r' -> a.ieeeRemainder(b);
      case 'm' -> a.fmod(b);
      case 'i' -> a.roundToIntegral(mode);
      case 'd' -> a.convert(FloatFormat.BINARY64, mode);
      case 'g' -> a.convert(FloatFormat.BINARY32, mode);
      default -> throw new IllegalArgumentException("operation " + operation);
    };
  }

  private static String image(IeeeFloat x) {
    return "%020x".formatted(x.bits80());
  }

  private static void ask(List<Query> queries) throws IOException, InterruptedException {
    Path input = directory.resolve("input");
    Files.write(input, queries.stream().map(Query::line).toList());
    assertEquals(0, run(input, directory.resolve("probe").toString()));
    List<String> answers = Files.readAllLines(directory.resolve("output"));
    assertEquals(queries.size(), answers.size());
    for (int i = 0; i < answers.size(); i++) {
      IeeeFloat expected = queries.get(i).expected();
      IeeeFloat actual = decode(expected.format(), new BigInteger(answers.get(i), 16));
      // The sign and payload of a computed NaN are the processor's choice.
      if (!(expected.isNaN() && actual.isNaN())) {
        assertEquals(actual, expected, queries.get(i).line());
      }
    }
  }

  private static IeeeFloat decode(FloatFormat format, BigInteger image) {
    return format.equals(X87) ? IeeeFloat.fromBits80(image) : IeeeFloat.fromBits(format, image);
  }
}
