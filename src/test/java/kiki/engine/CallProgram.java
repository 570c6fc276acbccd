// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Writes small C programs with functions that call themselves and each other: linear, twice, nested
 * or mutual recursion, in loops, through pointers, over globals, statics and variables of callers.
 * Each call has less fuel than the last, unless recursion may go on for ever, and every choice is
 * one of four values, so that all executions can be tried.
 */
final class CallProgram {
  private static final List<String> FUNCTIONS = List.of("f", "g", "h");
  private static final List<String> RELATIONS = List.of("<=", "<", "==", "!=", ">=", ">");
  private static final List<String> GLOBALS = List.of("s", "t");
  private static final int MAX_INPUTS = 3;
  private static final int MAX_FUEL = 4;

  /** What calls are made with. */
  enum Fuel {
    /** Less than their callers were. */
    BURNT,
    /** Perhaps as much, or more; all values are among a few, so that endless executions recur. */
    KEPT
  }

  private final Random random;
  private final Fuel fuel;
  private final StringBuilder text = new StringBuilder();
  private int inputs;

  CallProgram(long seed) {
    this(seed, Fuel.BURNT);
  }

  CallProgram(long seed, Fuel fuel) {
    this.random = Seeds.random(seed);
    this.fuel = fuel;
  }

  String generate() {
    text.append(
        """
        #include <stdlib.h>
        extern unsigned char nondet_uchar(void);
        void __CPROVER_assert(_Bool, const char *);
        int s, t;
        int f(int n, int v, int *p);
        int g(int n, int v, int *p);
        int h(int n, int v, int *p);
        """);
    FUNCTIONS.forEach(this::function);
    line("int main(void) {");
    line("  int x = " + input() + ", y = " + random.nextInt(4) + ", r = 0;");
    for (int i = 0; i < 1 + random.nextInt(3); i++) {
      line(
          "  r = "
              + pick(FUNCTIONS)
              + "("
              + fuel()
              + ", "
              + pick("x", "y", "r")
              + ", "
              + pick("&x", "&s", "&r", "0")
              + ");");
      if (random.nextBoolean()) {
        check("  ", pick("r", "x", "s", "t"));
      }
    }
    check("  ", pick("r", "x", "s", "t"));
    return text.append("  return 0;\n}\n").toString();
  }

  private String fuel() {
    return random.nextInt(3) == 0 ? Integer.toString(random.nextInt(MAX_FUEL)) : input();
  }

  private void function(String name) {
    line("int " + name + "(int n, int v, int *p) {");
    if (random.nextInt(4) == 0) {
      line("  static int made;");
      line("  made = " + few("made + 1") + ";");
      line("  if (made > 2) s = made;");
    }
    line("  int w = " + value() + ";");
    line("  if (n <= 0) return " + value() + ";");
    for (int i = 0; i < 1 + random.nextInt(3); i++) {
      statement();
    }
    if (random.nextInt(3) == 0) {
      check("  ", pick("w", "v", "n", "s"));
    }
    line("  return " + value() + ";");
    line("}");
  }

  private void statement() {
    switch (random.nextInt(11)) {
      case 0 -> line("  " + pick(GLOBALS) + " = " + value() + ";");
      case 1 -> line("  if (" + condition() + ") return " + value() + ";");
      case 2 -> line("  w = " + call(value()) + ";");
      case 3 -> line("  w = " + few("w + " + call(value())) + ";");
      case 4 -> line("  if (" + condition() + ") w = " + call(value()) + ";");
      case 5 -> line("  w = " + call(call("w")) + ";");
      case 6 -> line("  for (int i = 0; i < 2; i++) w = " + call("i") + ";");
      case 7 -> line("  if (p) *p = " + value() + ";");
      case 8 ->
          line(
              "  { int (*q)(int, int, int *) = "
                  + pick(FUNCTIONS)
                  + "; w = q("
                  + less()
                  + ", w, p); }");
      case 9 ->
          line(
              "  if ("
                  + condition()
                  + ") "
                  + (random.nextInt(3) == 0 ? "exit(0);" : "t = " + few("t + 1") + ";"));
      default ->
          line("  { int u = v; w = " + pick(FUNCTIONS) + "(" + less() + ", w, &u); v = u; }");
    }
  }

  private String call(String value) {
    return pick(FUNCTIONS) + "(" + less() + ", " + value + ", p)";
  }

  /** The fuel of a call. */
  private String less() {
    return switch (fuel) {
      case BURNT -> pick("n - 1", "n - 1", "n - 2");
      case KEPT ->
          pick("n - 1", "n - 1", "n - 1", "n - 2", "n / 2", "n", "v - 1", "w", "(n + 1) % 4");
    };
  }

  private String few(String value) {
    return switch (fuel) {
      case BURNT -> value;
      case KEPT -> "(" + value + ") % 4";
    };
  }

  private String condition() {
    return pick("n", "v", "w", "s", "t") + " " + pick(RELATIONS) + " " + random.nextInt(4);
  }

  private String value() {
    return switch (random.nextInt(7)) {
      case 0 -> "v";
      case 1 -> few("v + 1");
      case 2 -> "n";
      case 3 -> "s";
      case 4 -> "(p ? *p : " + random.nextInt(4) + ")";
      case 5 -> few("n + v");
      default -> Integer.toString(random.nextInt(4));
    };
  }

  private void check(String indentation, String what) {
    String other = random.nextInt(3) == 0 ? pick(GLOBALS) : Integer.toString(random.nextInt(6) - 1);
    line(
        indentation
            + "__CPROVER_assert("
            + what
            + " "
            + pick(RELATIONS)
            + " "
            + other
            + ", \"check\");");
  }

  private String input() {
    return inputs++ < MAX_INPUTS
        ? "nondet_uchar() % 4"
        : Integer.toString(random.nextInt(MAX_FUEL));
  }

  private String pick(String... of) {
    return pick(List.of(of));
  }

  private String pick(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
