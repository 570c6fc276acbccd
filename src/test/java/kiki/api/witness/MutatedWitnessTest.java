// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.api.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Witnesses whose claim was made false: none is confirmed. The programs are made so that every such
 * change makes it false: one input alone leads to the error, invariants say what variables are, and
 * loops iterate.
 */
class MutatedWitnessTest {
  private static final Pattern RESULT = Pattern.compile("result == (-?\\d+)");
  private static final Pattern INVARIANT =
      Pattern.compile("value: \"(.*)\"\n      format: c_expression");
  private static final Pattern WAY = Pattern.compile("value: \"(true|false)\"");
  private static final Pattern TARGET_LINE = Pattern.compile("(type: target(?s:.*?)line: )(\\d+)");

  /** A program with its true witness, and the ways to make that false. */
  private record Sample(
      WitnessProgram program,
      String witness,
      List<BiFunction<String, SplittableRandom, String>> mutations) {}

  private static Sample sample(
      String specification,
      String text,
      List<BiFunction<String, SplittableRandom, String>> mutations) {
    WitnessProgram program = WitnessProgram.of(specification, text);
    String witness = program.witness();
    assertEquals("Confirmed", program.answer(witness), witness);
    return new Sample(program, witness, mutations);
  }

  private static Sample violation(SplittableRandom random) {
    int a = random.nextInt(1000);
    int b = random.nextInt(1, 200);
    return sample(
        WitnessProgram.REACHABILITY,
        """
        int main(void) {
          int x = __VERIFIER_nondet_int();
          int z = 3;
          unsigned char y = __VERIFIER_nondet_uchar();
          z = z + y;
          if (x == %d && z == %d)
            reach_error();
          z = 0;
        }
        """
            .formatted(a, b + 3),
        List.of(
            MutatedWitnessTest::otherValue, MutatedWitnessTest::otherLine, (w, _) -> swapped(w)));
  }

  private static Sample counting(SplittableRandom random) {
    int step = random.nextInt(1, 9);
    return sample(
        WitnessProgram.REACHABILITY,
        """
        int main(void) {
          int n = __VERIFIER_nondet_uchar(), i = 0, s = 0;
          while (i < n) {
            i++;
            s += %d;
          }
          if (s != %d * n) reach_error();
        }
        """
            .formatted(step, step),
        List.of(
            (w, _) -> invariant(w, "!(%s)"),
            (w, r) -> invariant(w, "(%s) && i != " + r.nextInt(256)),
            (w, r) -> invariant(w, "(%s) && s != " + step * r.nextInt(256)),
            (w, _) -> invariant(w, "(%s) && i < n"),
            (w, r) -> invariant(w, "(%s) && n < " + r.nextInt(256))));
  }

  private static Sample ranked(SplittableRandom random) {
    int limit = random.nextInt(5, 60);
    return sample(
        WitnessProgram.TERMINATION,
        """
        int main(void) {
          int x = __VERIFIER_nondet_uchar();
          for (int i = 0; i < %d; i++)
            for (int j = i; j > 0; j--)
              x = x > 3 ? x - 1 : x;
        }
        """
            .formatted(limit),
        List.of(
            (w, _) -> w.replace("AnyPrev)) > ", "AnyPrev)) < "),
            (w, _) -> w.replace("AnyPrev)) > ", "AnyPrev)) == "),
            (w, r) -> w.replace("AnyPrev)) > ", "AnyPrev)) - " + r.nextInt(1, 9) + " > ")));
  }

  private static Sample endless(SplittableRandom random) {
    int a = random.nextInt(1000);
    int b = random.nextInt(1, 200);
    return sample(
        WitnessProgram.TERMINATION,
        """
        int main(void) {
          int x = __VERIFIER_nondet_int();
          while (x == %d) {
            if (__VERIFIER_nondet_uchar() != %d)
              x = 0;
          }
        }
        """
            .formatted(a, b),
        List.of(MutatedWitnessTest::otherValue, (w, _) -> w.replace("\"true\"", "\"false\"")));
  }

  /** The content of the heap decides, which only branches tell. */
  private static Sample branched(SplittableRandom random) {
    int a = random.nextInt(1000);
    int b = random.nextInt(1000);
    return sample(
        WitnessProgram.REACHABILITY,
        """
        extern void *malloc(unsigned n);
        int main(void) {
          int *a = malloc(8), n = 0;
          if (a[0] == %d)
            n++;
          while (a[1] != %d)
            return 0;
          if (n == 1)
            reach_error();
          n = 0;
        }
        """
            .formatted(a, b),
        List.of(MutatedWitnessTest::otherWay, MutatedWitnessTest::otherLine));
  }

  private static Sample testedLast(SplittableRandom random) {
    int step = random.nextInt(1, 9);
    return sample(
        WitnessProgram.TERMINATION,
        """
        int main(void) {
          int x = __VERIFIER_nondet_uchar();
          do {
            x -= %d;
          } while (x > %d);
        }
        """
            .formatted(step, step),
        List.of(
            (w, _) -> w.replace("AnyPrev)) > ", "AnyPrev)) < "),
            (w, _) -> w.replace("AnyPrev)) > ", "AnyPrev)) == "),
            (w, r) -> w.replace("AnyPrev)) > ", "AnyPrev)) - " + (step + r.nextInt(9)) + " > "),
            (w, _) -> atPlace(w, 7, "\\\\at(x, AnyPrev) < x"),
            (w, r) -> atPlace(w, 7, "\\\\at(x, AnyPrev) > x + " + (step + r.nextInt(9)))));
  }

  /** With a relation between visits of the statement in a line. */
  private static String atPlace(String witness, int line, String relation) {
    return witness
        + """
          - invariant:
              type: location_transition_invariant
              location: {file_name: program.c, line: %d, column: 5}
              value: "%s"
              format: ext_c_expression
        """
            .formatted(line, relation);
  }

  /** What pointers lead to, and where they are in a string. */
  private static Sample pointed(SplittableRandom random) {
    int limit = random.nextInt(5, 60);
    return sample(
        WitnessProgram.TERMINATION,
        """
        extern void *__builtin_alloca(unsigned n);
        int main(void) {
          int *i = __builtin_alloca(sizeof(int));
          char text[9] = "abc";
          for (*i = __VERIFIER_nondet_uchar(); *i > %d; --*i)
            ;
          text[__VERIFIER_nondet_uchar() & 7] = 'x';
          for (const char *p = text; *p; p++)
            ;
        }
        """
            .formatted(limit),
        List.of(
            (w, _) -> w.replace("AnyPrev)) > ", "AnyPrev)) < "),
            (w, _) -> w.replace("AnyPrev) < ", "AnyPrev) > "),
            (w, _) -> w.replace("at(*i, AnyPrev)) > ", "at(*i, AnyPrev)) == "),
            (w, r) -> w.replace("AnyPrev)) > ", "AnyPrev)) - " + r.nextInt(1, 9) + " > "),
            (w, r) -> w.replace("AnyPrev) < p", "AnyPrev) + " + r.nextInt(1, 5) + " < p")));
  }

  /** Calls, conditional operators and cases, by a witness that kiki would not write. */
  private static Sample called(SplittableRandom random) {
    int half = random.nextInt(100, 990);
    int unwanted = random.nextInt(90);
    String text =
        """
        int half(int x) { return x / 2; }
        int main(void) {
          int x = __VERIFIER_nondet_int();
          int y = x > 150 ? 1 : 2;
          switch (x) {
            case %d:
              return 1;
            default:
              y = y + 1;
          }
          y += half(x);
          if (y == %d && half(y) > 0)
            reach_error();
        }
        """
            .formatted(unwanted, half + 2);
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, text);
    String written = program.witness();
    String witness =
        written.substring(0, written.indexOf("  content:"))
            + "  content:\n"
            + waypoint("branching", 7, 19, "value: \"true\"")
            + waypoint("branching", 8, 3, "value: \"default\"")
            + waypoint("function_enter", 14, 14, "")
            + waypoint("function_enter", 15, 25, "")
            + waypoint("target", 16, 5, "");
    assertEquals("Confirmed", program.answer(witness), witness);
    return new Sample(
        program,
        witness,
        List.of(
            MutatedWitnessTest::otherWay,
            MutatedWitnessTest::otherLine,
            (w, _) -> w.replace("\"default\"", "\"" + unwanted + "\""),
            (w, r) -> w.replace("\"default\"", "\"" + (unwanted + r.nextInt(1, 90)) + "\""),
            (w, _) -> w.replace("line: 14, column: 14", "line: 15, column: 25"),
            (w, _) -> w.replace("line: 15, column: 25", "line: 14, column: 14")));
  }

  private static String waypoint(String type, int line, int column, String constraint) {
    String text =
        "  - segment:\n    - waypoint:\n        type: %s\n        action: follow\n".formatted(type);
    return text
        + (constraint.isEmpty() ? "" : "        constraint: {%s}\n".formatted(constraint))
        + "        location: {file_name: program.c, line: %d, column: %d}\n"
            .formatted(line, column);
  }

  /** One of the branches is taken the other way. */
  private static String otherWay(String witness, SplittableRandom random) {
    List<Integer> found = new ArrayList<>();
    Matcher matcher = WAY.matcher(witness);
    while (matcher.find()) {
      found.add(matcher.start(1));
    }
    int at = found.get(random.nextInt(found.size()));
    return witness.startsWith("true", at)
        ? witness.substring(0, at) + "false" + witness.substring(at + 4)
        : witness.substring(0, at) + "true" + witness.substring(at + 5);
  }

  private static String otherValue(String witness, SplittableRandom random) {
    List<int[]> found = new ArrayList<>();
    Matcher matcher = RESULT.matcher(witness);
    while (matcher.find()) {
      found.add(new int[] {matcher.start(1), matcher.end(1)});
    }
    int[] chosen = found.get(random.nextInt(found.size()));
    int value = Integer.parseInt(witness.substring(chosen[0], chosen[1]));
    int other = value + random.nextInt(1, 50) * (random.nextBoolean() ? 1 : -1);
    return witness.substring(0, chosen[0]) + other + witness.substring(chosen[1]);
  }

  private static String otherLine(String witness, SplittableRandom random) {
    Matcher matcher = TARGET_LINE.matcher(witness);
    assertTrue(matcher.find(), witness);
    int line = Integer.parseInt(matcher.group(2));
    int other = line + random.nextInt(1, 4) * (random.nextBoolean() ? 1 : -1);
    return matcher
        .replaceFirst("$1" + other)
        .replaceFirst("(line: " + other + "\n *)column: \\d+\n", "$1column: 3\n");
  }

  /** What the first two calls return is exchanged. */
  private static String swapped(String witness) {
    Matcher matcher = RESULT.matcher(witness);
    assertTrue(matcher.find(), witness);
    String first = matcher.group(1);
    assertTrue(matcher.find(), witness);
    String second = matcher.group(1);
    assertNotEquals(first, second);
    return witness
        .replace("result == " + first + "\"", "result == @\"")
        .replace("result == " + second + "\"", "result == " + first + "\"")
        .replace("@", second);
  }

  private static String invariant(String witness, String changed) {
    Matcher matcher = INVARIANT.matcher(witness);
    assertTrue(matcher.find(), witness);
    String value = changed.formatted(matcher.group(1));
    return matcher.replaceFirst(
        Matcher.quoteReplacement("value: \"" + value + "\"\n      format: c_expression"));
  }

  private static Sample sample(int number, SplittableRandom random) {
    return switch (number % 8) {
      case 0 -> violation(random);
      case 1 -> counting(random);
      case 2 -> ranked(random);
      case 3 -> endless(random);
      case 4 -> branched(random);
      case 5 -> testedLast(random);
      case 6 -> pointed(random);
      default -> called(random);
    };
  }

  /**
   * What of {@code count} mutated witnesses is said, in the order of rejected, unknown, refused.
   */
  private static int[] judged(int samples, int mutants, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] counts = new int[3];
    for (int i = 0; i < samples; i++) {
      Sample sample = sample(i, random);
      for (int j = 0; j < mutants; j++) {
        String mutant =
            sample.mutations().get(j % sample.mutations().size()).apply(sample.witness(), random);
        assertNotEquals(sample.witness(), mutant);
        try {
          String answer = sample.program().answer(mutant);
          assertNotEquals("Confirmed", answer, mutant);
          counts[answer.equals("Rejected") ? 0 : 1]++;
        } catch (InputError refused) {
          counts[2]++;
        }
      }
    }
    return counts;
  }

  @Test
  void noneOfAFewIsConfirmed() {
    int[] counts = judged(8, 7, 1);
    assertTrue(counts[0] >= 32, "rejected, unknown, refused: " + Arrays.toString(counts));
  }

  @Test
  @Tag("long")
  void noneOfManyIsConfirmed() {
    int[] counts = judged(80, 25, 2);
    System.out.printf(
        "Of 2,000 mutated witnesses %d are rejected, %d unknown, %d refused%n",
        counts[0], counts[1], counts[2]);
  }
}
