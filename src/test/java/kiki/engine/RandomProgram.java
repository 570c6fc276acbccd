// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Writes small C programs: nested loops with several exits, jumps, mixed widths and signs, and
 * assertions. Every choice of the program is one of four values, so that all executions can be
 * tried.
 */
final class RandomProgram {
  private static final List<String> VARIABLES = List.of("a", "b", "c", "d");
  private static final List<String> OPERATORS = List.of("+", "-", "*", "&", "|", "^");
  private static final List<String> RELATIONS = List.of("<", "<=", ">", ">=", "==", "!=");
  private static final int MAX_DEPTH = 2;

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int loops;
  private int labels;

  RandomProgram(long seed) {
    this.random = Seeds.random(seed);
  }

  String generate() {
    text.append(
        """
        extern unsigned char nondet_uchar(void);
        void __CPROVER_assert(_Bool, const char *);
        int main(void) {
          int a = nondet_uchar() & 3;
          unsigned char b = %d;
          short c = %d;
          unsigned d = %d;
        """
            .formatted(random.nextInt(4), random.nextInt(6) - 3, random.nextInt(3)));
    block(0, "  ", 2 + random.nextInt(3));
    check("  ");
    return text.append("  return 0;\n}\n").toString();
  }

  private void block(int depth, String indent, int statements) {
    for (int i = 0; i < statements; i++) {
      statement(depth, indent);
    }
  }

  private void statement(int depth, String indent) {
    switch (random.nextInt(depth < MAX_DEPTH ? 9 : 6)) {
      case 0, 1, 2 -> line(indent, variable() + " = " + expression() + ";");
      case 3 -> line(indent, variable() + " = nondet_uchar() & 3;");
      case 4 -> check(indent);
      case 5 -> branch(depth, indent);
      default -> loop(depth, indent);
    }
  }

  private void branch(int depth, String indent) {
    line(indent, "if (" + condition() + ") {");
    block(MAX_DEPTH, indent + "  ", 1);
    if (random.nextBoolean()) {
      line(indent, "} else {");
      block(MAX_DEPTH, indent + "  ", 1);
    }
    line(indent, "}");
  }

  /** Loops count to at most three, so all of them end. */
  private void loop(int depth, String indent) {
    String counter = "i" + loops++;
    String inner = indent + "  ";
    String left = "out" + labels++;
    String bound = random.nextBoolean() ? "3" : "(" + variable() + " & 3)";
    line(indent, "int " + counter + " = 0;");
    switch (random.nextInt(3)) {
      case 0 -> line(indent, "for (; " + counter + " < " + bound + "; " + counter + "++) {");
      case 1 -> line(indent, "while (" + counter + "++ < " + bound + ") {");
      default -> line(indent, "while (1) { if (" + counter + "++ >= " + bound + ") break;");
    }
    block(depth + 1, inner, 1 + random.nextInt(2));
    switch (random.nextInt(5)) {
      case 0 -> line(inner, "if (" + condition() + ") break;");
      case 1 -> line(inner, "if (" + condition() + ") continue;");
      case 2 -> line(inner, "if (" + condition() + ") goto " + left + ";");
      default -> {}
    }
    block(depth + 1, inner, random.nextInt(2));
    line(indent, "}");
    line(indent, variable() + " = " + expression() + ";");
    line(indent, left + ": ;");
  }

  private void check(String indent) {
    line(indent, "__CPROVER_assert(" + condition() + ", \"p\");");
  }

  private String condition() {
    String simple = expression() + " " + pick(RELATIONS) + " " + operand();
    return switch (random.nextInt(4)) {
      case 0 -> simple + " || " + operand() + " " + pick(RELATIONS) + " " + operand();
      case 1 -> simple + " && " + operand() + " " + pick(RELATIONS) + " " + operand();
      default -> simple;
    };
  }

  private String expression() {
    return random.nextInt(3) == 0
        ? operand()
        : "(" + operand() + " " + pick(OPERATORS) + " " + operand() + ")";
  }

  private String operand() {
    return random.nextInt(3) == 0 ? String.valueOf(random.nextInt(8) - 2) : variable();
  }

  private String variable() {
    return pick(VARIABLES);
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private void line(String indent, String content) {
    text.append(indent).append(content).append('\n');
  }
}
