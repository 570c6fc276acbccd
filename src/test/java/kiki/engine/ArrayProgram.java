// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Writes small C programs that fill, copy, reverse, search, transpose and sort arrays, upwards,
 * downwards, in strides and by pointers, and check what is in them. Sizes are constants or inputs,
 * at most six; every choice is one of four values, so that all executions can be tried.
 */
final class ArrayProgram {
  private static final List<String> ARRAYS = List.of("a", "b");
  private static final List<String> RELATIONS = List.of("<=", "<", "==", "!=", ">=");
  private static final int MAX_INPUTS = 3;
  private static final int MAX_SIZE = 6;

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int inputs;
  private int statements;

  ArrayProgram(long seed) {
    this.random = Seeds.random(seed);
  }

  String generate() {
    text.append(
        """
        #include <stdlib.h>
        #include <string.h>
        extern unsigned char nondet_uchar(void);
        void __CPROVER_assert(_Bool, const char *);
        int main(void) {
          int n = %s, x = %s, y = %d, at = 0;
        """
            .formatted(size(), input(), random.nextInt(4)));
    ARRAYS.forEach(this::declare);
    line("static int wide[200], matrix[6][3], transpose[3][6];");
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      statement();
    }
    check();
    if (random.nextBoolean()) {
      statement();
      check();
    }
    return text.append("  return 0;\n}\n").toString();
  }

  private String size() {
    return switch (random.nextInt(3)) {
      case 0 -> Integer.toString(1 + random.nextInt(MAX_SIZE));
      case 1 -> "1 + " + input();
      default -> "2 + " + input();
    };
  }

  /** What is in memory at first is not to matter, so all of it is written. */
  private void declare(String array) {
    switch (random.nextInt(4)) {
      case 0 -> line("int " + array + "[" + MAX_SIZE + "];");
      case 1 -> line("int " + array + "[n];");
      case 2 -> {
        line("int *" + array + " = malloc(n * sizeof *" + array + ");");
        line("if (!" + array + ") return 0;");
      }
      default -> line("static int " + array + "[64];");
    }
    line("for (int i = 0; i < n; i++) " + array + "[i] = " + element("i") + ";");
  }

  private void statement() {
    String from = array();
    String to = array();
    statements++;
    switch (random.nextInt(18)) {
      case 0 -> line(up() + from + "[i] = " + element("i") + ";");
      case 1 -> line(down() + from + "[i] = " + element("i") + ";");
      case 2 -> line(up() + to + "[i] = " + from + "[i];");
      case 3 -> line(up() + to + "[i] = " + from + "[n - 1 - i];");
      case 4 -> line(up() + "if (" + from + "[i] " + relation() + " x) " + from + "[i] = y;");
      case 5 -> line("at = 0; " + up() + "if (" + from + "[at] < " + from + "[i]) at = i;");
      case 6 -> line("at = 0; while (at < n - 1 && " + from + "[at] != x) at++;");
      case 7 -> line("for (int i = 0; i < n; i += 2) " + from + "[i] = " + element("i") + ";");
      case 8 ->
          line("for (int *p = " + from + "; p < " + from + " + n; p++) *p = " + value() + ";");
      case 9 -> line("memset(" + from + ", 0, n * sizeof(int));");
      case 10 ->
          line(
              "if (" + from + " != " + to + ") memcpy(" + to + ", " + from + ", n * sizeof(int));");
      case 11 -> line(from + "[x % n] = " + value() + ";");
      case 12, 13 -> sort(from);
      case 14 -> line(up() + "wide[n + i] = " + from + "[i];");
      case 15 -> {
        line(up() + "for (int j = 0; j < 3; j++) matrix[i][j] = " + element("j") + ";");
        line(up() + "for (int j = 0; j < 3; j++) transpose[j][i] = matrix[i][j];");
      }
      case 16 -> line("while (" + from + "[x % n] > y) " + from + "[x % n]--;");
      default -> line("for (int i = 1; i < n; i++) " + from + "[i] = " + to + "[i - 1];");
    }
  }

  private void sort(String array) {
    String swap = "{ int t = %1$s[%2$s]; %1$s[%2$s] = %1$s[%3$s]; %1$s[%3$s] = t; }";
    switch (random.nextInt(4)) {
      case 0 -> {
        line("for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++)");
        line("  if (" + array + "[j] < " + array + "[i]) " + swap.formatted(array, "i", "j"));
      }
      case 1 -> {
        line("for (int i = 1; i < n; i++) {");
        line("  int v = %1$s[i], j = i - 1;".formatted(array));
        line("  while (j >= 0 && %1$s[j] > v) { %1$s[j + 1] = %1$s[j]; j--; }".formatted(array));
        line("  %1$s[j + 1] = v;".formatted(array));
        line("}");
      }
      case 2 -> {
        line("for (int i = 1; i < n; i++)");
        line("  for (int j = i; j > 0 && %1$s[j - 1] > %1$s[j]; j--)".formatted(array));
        line("    " + swap.formatted(array, "j", "j - 1"));
      }
      default -> {
        line("for (int j = 0; j + 1 < n; j++)");
        line(
            "  if ("
                + array
                + "[j + 1] < "
                + array
                + "[j]) "
                + swap.formatted(array, "j", "j + 1"));
      }
    }
  }

  private void check() {
    String one = array();
    String other = array();
    String condition =
        switch (random.nextInt(9)) {
          case 0 -> one + "[i] " + relation() + " " + value();
          case 1 -> one + "[i] " + relation() + " " + other + "[i]";
          case 2 -> one + "[i] " + relation() + " " + other + "[n - 1 - i]";
          case 3 -> "i == 0 || " + one + "[i - 1] " + relation() + " " + one + "[i]";
          case 4 -> one + "[i] <= " + one + "[at]";
          case 6 -> "wide[n + i] " + relation() + " " + one + "[i]";
          case 7 -> "matrix[i][x % 3] " + relation() + " transpose[x % 3][i]";
          case 5 -> "i >= at || " + one + "[i] != x";
          default -> one + "[i] " + relation() + " i";
        };
    line(
        random.nextInt(3) == 0
            ? "{ int i = " + input() + "; if (i < n) " + asserted(condition) + " }"
            : up() + asserted(condition));
  }

  private static String asserted(String condition) {
    return "__CPROVER_assert(" + condition + ", \"check\");";
  }

  private String up() {
    return switch (random.nextInt(3)) {
      case 0 -> "for (int i = 0; i < n - 1; i++) ";
      case 1 -> "for (unsigned i = 0; i < (unsigned)n; i++) ";
      default -> "for (int i = 0; i < n; i++) ";
    };
  }

  private String down() {
    return random.nextBoolean()
        ? "for (int i = n - 1; i >= 0; i--) "
        : "for (int i = n; i-- > 0;) ";
  }

  private String element(String index) {
    return switch (random.nextInt(4)) {
      case 0 -> index;
      case 1 -> "n - " + index;
      case 2 -> statements == 0 && random.nextInt(3) == 0 ? input() : value();
      default -> value();
    };
  }

  private String value() {
    return switch (random.nextInt(3)) {
      case 0 -> "x";
      case 1 -> "y";
      default -> Integer.toString(random.nextInt(4));
    };
  }

  private String input() {
    return inputs++ < MAX_INPUTS ? "(nondet_uchar() & 3)" : "2";
  }

  private String array() {
    return ARRAYS.get(random.nextInt(ARRAYS.size()));
  }

  private String relation() {
    return RELATIONS.get(random.nextInt(RELATIONS.size()));
  }

  private void line(String line) {
    text.append("  ").append(line).append('\n');
  }
}
