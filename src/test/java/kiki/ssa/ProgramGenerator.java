// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Random C programs with nested loops, jumps into and out of them, calls, recursion, arrays,
 * structures and pointers. Every loop has fuel, so all runs end; the only inputs are truth values,
 * so all runs can be tried.
 */
final class ProgramGenerator {
  private final Random random;
  private final StringBuilder body = new StringBuilder();
  private final List<String> fuels = new ArrayList<>();
  private final List<String> pendingLabels = new ArrayList<>();
  private int labels;
  private int loopDepth;

  ProgramGenerator(long seed) {
    this.random = Seeds.random(seed);
  }

  /** The text of a program. */
  String generate() {
    block(3, 4 + random.nextInt(4));
    pendingLabels.forEach(l -> body.append(l).append(": ;\n"));
    check();
    StringBuilder fuel = new StringBuilder();
    fuels.forEach(f -> fuel.append("int ").append(f).append(" = 0;\n"));
    return """
    struct pair { unsigned char x; signed char y; };
    unsigned char a = 1, b = 2;
    int g;
    unsigned char t[3] = {3, 4, 5};
    unsigned char u[20];
    struct pair s;
    void bump(unsigned char *q, unsigned char by) { *q += by; }
    int twice(int n) { if (n > 2) return 2 * n; return n + 1; }
    int down(int n) { return n <= 0 ? 0 : 1 + down(n - 1); }
    int main(void) {
    unsigned char *p = &a;
    int i = 0;
    """
        + fuel
        + body
        + "return 0;\n}\n";
  }

  private int pick(int bound) {
    return random.nextInt(bound);
  }

  private void line(String text) {
    body.append(text).append("\n");
  }

  private void block(int depth, int length) {
    for (int n = 0; n < length; n++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    int choice = pick(depth > 0 ? 16 : 9);
    switch (choice) {
      case 0, 1 -> line(target() + " = " + expression(2) + ";");
      case 2 -> line("p = " + pointer() + ";");
      case 3 -> line("bump(" + pointer() + ", " + expression(1) + ");");
      case 4 -> line("i = " + (pick(2) == 0 ? "twice" : "down") + "(" + small() + ");");
      case 5 -> check();
      case 6 -> jump();
      case 7 -> line("s = (struct pair){" + expression(1) + ", " + expression(1) + "};");
      case 8 -> line(target() + " += " + expression(1) + ";");
      case 9, 10 -> conditional(depth);
      case 11, 12, 13 -> loop(depth);
      case 14 -> backward(depth);
      default -> choice(depth);
    }
  }

  private void conditional(int depth) {
    line("if (" + condition() + ") {");
    block(depth - 1, 1 + pick(2));
    if (pick(2) == 0) {
      line("} else {");
      block(depth - 1, 1 + pick(2));
    }
    line("}");
  }

  private String fuel() {
    String name = "f" + fuels.size();
    fuels.add(name);
    return name;
  }

  private void loop(int depth) {
    String fuel = fuel();
    String guard = fuel + "++ < " + (1 + pick(3)) + (pick(2) == 0 ? " && " + condition() : "");
    String inside = null;
    if (pick(5) == 0) {
      // A second way into the loop: irreducible control flow.
      inside = "in" + labels++;
      line("if (" + condition() + ") goto " + inside + ";");
    }
    boolean last = pick(3) == 0;
    line(last ? "do {" : "while (" + guard + ") {");
    loopDepth++;
    block(depth - 1, 1 + pick(3));
    if (inside != null) {
      line(inside + ": ;");
      block(depth - 1, 1);
    }
    loopDepth--;
    line(last ? "} while (" + guard + ");" : "}");
    if (pick(3) == 0 && !pendingLabels.isEmpty()) {
      line(pendingLabels.removeLast() + ": ;");
    }
  }

  private void backward(int depth) {
    String label = "back" + labels++;
    String fuel = fuel();
    line(label + ": ;");
    block(depth - 1, 1 + pick(2));
    line("if (" + fuel + "++ < 2 && " + condition() + ") goto " + label + ";");
  }

  private void choice(int depth) {
    line("switch (" + expression(1) + " & 3) {");
    for (int c = 0; c < 3; c++) {
      line("case " + c + ":");
      block(depth - 1, 1);
      if (pick(2) == 0) {
        line("break;");
      }
    }
    line("default: ;");
    line("}");
  }

  private void jump() {
    String when = "if (" + condition() + ") ";
    int kind = pick(3);
    if (loopDepth > 0 && kind == 0) {
      line(when + "break;");
    } else if (loopDepth > 0 && kind == 1) {
      line(when + "continue;");
    } else {
      String label = "out" + labels++;
      pendingLabels.add(label);
      line(when + "goto " + label + ";");
    }
  }

  private void check() {
    line("check(" + expression(1) + (pick(3) == 0 ? " != " : " <= ") + pick(16) + ");");
  }

  private String condition() {
    return switch (pick(4)) {
      case 0 -> "nondet_bool()";
      case 1 -> expression(1) + " < " + expression(1);
      case 2 -> "p == " + pointer();
      default -> expression(1) + " != " + pick(6);
    };
  }

  private String pointer() {
    return switch (pick(6)) {
      case 0 -> "&a";
      case 1 -> "&b";
      case 2 -> "&t[" + small() + " % 3]";
      case 3 -> "&s.x";
      case 4 -> "&u[" + small() + " % 20]";
      default -> "p";
    };
  }

  private String target() {
    return switch (pick(8)) {
      case 0 -> "a";
      case 1 -> "b";
      case 2 -> "g";
      case 3 -> "t[" + small() + " % 3]";
      case 4 -> "u[" + small() + " % 20]";
      case 5 -> "*p";
      case 6 -> "s.y";
      default -> "s.x";
    };
  }

  /** Between zero and seven. */
  private String small() {
    return "(" + expression(1) + " & 7)";
  }

  private String expression(int depth) {
    if (depth == 0 || pick(3) == 0) {
      return switch (pick(9)) {
        case 0 -> "a";
        case 1 -> "b";
        case 2 -> "g";
        case 3 -> "i";
        case 4 -> "*p";
        case 5 -> "s.y";
        case 6 -> "t[" + pick(3) + "]";
        case 7 -> "u[" + "(unsigned)(a + i) % 20]";
        default -> Integer.toString(pick(9));
      };
    }
    String[] operators = {"+", "-", "*", "&", "|", "^", "<", "=="};
    String op = operators[pick(operators.length)];
    return "(" + expression(depth - 1) + " " + op + " " + expression(depth - 1) + ")";
  }
}
