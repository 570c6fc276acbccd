// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Writes small C programs whose functions call only earlier ones, from several places: over
 * globals, a static local, a pointer to globals, in branches and loops, some of which never return.
 * Every choice is one of four values, so that all executions can be tried.
 */
final class LayeredProgram {
  private static final int LAYERS = 4;
  private static final int MAX_INPUTS = 2;
  private static final List<String> RELATIONS = List.of("<=", "<", "==", "!=", ">=", ">");

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int inputs;

  LayeredProgram(long seed) {
    this.random = Seeds.random(seed);
  }

  String generate() {
    text.append(
        """
        #include <stdlib.h>
        extern unsigned char nondet_uchar(void);
        void __CPROVER_assert(_Bool, const char *);
        int s, t;
        int *p = &s;
        """);
    for (int layer = 0; layer < LAYERS; layer++) {
      function(layer);
    }
    line("int main(void) {");
    line("  int x = " + input() + ", y = " + random.nextInt(4) + ";");
    for (int i = 0; i < 3; i++) {
      line("  " + pick("x", "y", "s", "t") + " = " + call(LAYERS) + ";");
    }
    check("  ");
    return text.append("  return 0;\n}\n").toString();
  }

  private void function(int layer) {
    line("int f" + layer + "(int x, int y) {");
    if (random.nextInt(4) == 0) {
      line("  static int calls;\n  calls++;\n  if (calls > 2) y = calls & 3;");
    }
    for (int i = 0; i < 2 + random.nextInt(3); i++) {
      statement("  ", layer);
    }
    line("  return " + value() + ";");
    line("}");
  }

  private void statement(String indent, int layer) {
    switch (random.nextInt(9)) {
      case 0 -> line(indent + "if (" + condition() + ") " + assignment(layer));
      case 1 ->
          line(indent + "for (int i = 0; i < " + random.nextInt(3) + "; i++) " + assignment(layer));
      case 2 -> check(indent);
      case 3 -> line(indent + "*p = " + value() + ";");
      case 4 -> line(indent + "p = " + pick("&s", "&t") + ";");
      case 5 -> line(indent + "if (" + condition() + ") exit(0);");
      default -> line(indent + assignment(layer));
    }
  }

  private String assignment(int layer) {
    return pick("x", "y", "s", "t") + " = " + (random.nextBoolean() ? call(layer) : value()) + ";";
  }

  private String call(int layer) {
    return layer == 0
        ? value()
        : "f" + random.nextInt(layer) + "(" + value() + ", " + pick("x", "y") + ")";
  }

  private String value() {
    return switch (random.nextInt(5)) {
      case 0 -> input();
      case 1 -> Integer.toString(random.nextInt(4));
      case 2 -> "(" + pick("x", "y") + " + " + pick("s", "t", "1") + ") & 7";
      default -> pick("x", "y", "s", "t", "*p");
    };
  }

  private String input() {
    return inputs++ < MAX_INPUTS ? "(nondet_uchar() & 3)" : "1";
  }

  private String condition() {
    return pick("x", "y", "s", "t")
        + " "
        + RELATIONS.get(random.nextInt(RELATIONS.size()))
        + " "
        + random.nextInt(4);
  }

  private void check(String indent) {
    line(
        indent
            + "__CPROVER_assert("
            + pick("x", "y", "s", "t")
            + pick(" <= 7", " >= 0", " != 5", " < 4")
            + ", \"\");");
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private void line(String line) {
    text.append(line).append("\n");
  }
}
