// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Writes small C programs of several functions that share variables, call each other with results
 * and pointers, leave loops and the program early, and check assertions. Every choice is one of
 * four values, so that all executions can be tried.
 */
final class CallProgram {
  private static final List<String> GLOBALS = List.of("g", "h", "k");
  private static final List<String> LOCALS = List.of("a", "b", "c");
  private static final int FUNCTIONS = 3;
  private static final int MAX_DEPTH = 2;
  private static final int MAX_INPUTS = 4;

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int function;
  private int counters;
  private int inputs;

  CallProgram(long seed) {
    this.random = Seeds.random(seed);
  }

  String generate() {
    text.append(
        """
        #include <stdlib.h>
        extern unsigned char nondet_uchar(void);
        void __CPROVER_assert(_Bool, const char *);
        int g = 1, h = 2, k;
        """);
    for (function = 0; function < FUNCTIONS; function++) {
      text.append("int f%d(int a, int b, int *p) {\n  int c = 0;\n".formatted(function));
      block(0, 3 + random.nextInt(3));
      text.append("  return " + expression() + ";\n}\n");
    }
    text.append("int main(void) {\n  int a = 0, b = 1, c = 2, *p = &a;\n");
    block(0, 4 + random.nextInt(4));
    check();
    check();
    return text.append("  return 0;\n}\n").toString();
  }

  private void block(int depth, int statements) {
    for (int i = 0; i < statements; i++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    switch (random.nextInt(depth < MAX_DEPTH ? 13 : 8)) {
      case 0, 1 -> line(variable() + " = " + expression() + ";");
      case 2 -> line("*p = " + expression() + ";");
      case 3 -> check();
      case 4 -> line("p = " + pointer() + ";");
      case 5 -> input();
      case 6 -> call();
      case 7 -> line("if (" + condition() + ") " + leave());
      case 8, 9 -> branch(depth);
      default -> loop(depth);
    }
  }

  private void input() {
    line(variable() + " = " + (inputs++ < MAX_INPUTS ? "nondet_uchar() & 3" : "3") + ";");
  }

  private void call() {
    if (function > 0) {
      line(
          "%s = f%d(%s, %s, %s);"
              .formatted(
                  variable(), random.nextInt(function), expression(), expression(), pointer()));
    }
  }

  private String leave() {
    return switch (random.nextInt(4)) {
      case 0 -> "exit(0);";
      case 1 -> "abort();";
      case 2 -> "return " + expression() + ";";
      default -> "{ " + variable() + " = " + expression() + "; exit(1); }";
    };
  }

  private void branch(int depth) {
    line("if (" + condition() + ") {");
    block(depth + 1, 1 + random.nextInt(2));
    line("} else {");
    block(depth + 1, random.nextInt(2));
    line("}");
  }

  private void loop(int depth) {
    String counter = "i" + counters++;
    line("for (int " + counter + " = 0; " + counter + " < " + (1 + random.nextInt(3)) + ";) {");
    line(counter + "++;");
    line("int local = " + expression() + ";");
    if (random.nextBoolean()) {
      line("if (" + condition() + ") " + (random.nextBoolean() ? "break;" : "continue;"));
    }
    block(depth + 1, 1 + random.nextInt(2));
    line(variable() + " = local;");
    line("}");
  }

  private void check() {
    line("__CPROVER_assert(" + condition() + ", \"check\");");
  }

  private String pointer() {
    return random.nextInt(3) == 0 ? "p" : "&" + variable();
  }

  private String variable() {
    List<String> among = random.nextInt(3) == 0 ? GLOBALS : LOCALS;
    return among.get(random.nextInt(among.size()));
  }

  private String operand() {
    return switch (random.nextInt(5)) {
      case 0 -> Integer.toString(random.nextInt(4));
      case 1 -> "*p";
      default -> variable();
    };
  }

  private String expression() {
    return switch (random.nextInt(3)) {
      case 0 -> operand();
      case 1 -> "(" + operand() + " + " + operand() + ") & 7";
      default -> "(" + operand() + " ^ " + operand() + ") & 7";
    };
  }

  private String condition() {
    List<String> relations = List.of("<", "<=", "==", "!=");
    return operand() + " " + relations.get(random.nextInt(relations.size())) + " " + operand();
  }

  private void line(String line) {
    text.append("  ").append(line).append('\n');
  }
}
