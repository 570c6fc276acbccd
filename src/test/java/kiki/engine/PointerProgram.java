// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import kiki.options.Check;
import kiki.util.Seeds;

/**
 * Writes C programs with pointers, casts, unions and allocation. The invariant of the generated
 * statements is that every pointer is either null, and tested before use, or points to what lives
 * as long as the program, and that no memory is read before it is written; an error that is planted
 * in every other program breaks it. The program's choices are a few numbers below four, so that all
 * executions can be tried.
 */
final class PointerProgram {
  private static final String CHOICE = "nondet_uchar()";
  private static final int MAX_DEPTH = 2;
  private static final int MOST_CHOICES = 4;

  private final Random random;
  private final PointerExpressions expressions;
  private final PointerStatements statements;
  private final StringBuilder text = new StringBuilder();
  private final Optional<PlantedError> planted;
  private final boolean readsAreChecked;
  private int loops;
  private int choices;
  private int assertions;

  PointerProgram(long seed) {
    this.random = Seeds.random(seed);
    this.expressions = new PointerExpressions(random);
    this.statements = new PointerStatements(expressions);
    PlantedError error = PlantedError.values()[random.nextInt(PlantedError.values().length)];
    this.planted = Optional.of(error).filter(_ -> random.nextBoolean());
    this.readsAreChecked =
        planted.isEmpty() && random.nextInt(4) == 0
            || planted.equals(Optional.of(PlantedError.UNINITIALIZED));
  }

  /** The error that some statement may make. */
  Optional<PlantedError> planted() {
    return planted;
  }

  /** What is to be checked of this program. */
  Set<Check> checks() {
    Set<Check> checks =
        EnumSet.of(
            Check.ASSERTIONS, Check.BOUNDS, Check.POINTERS, Check.LIBRARY, Check.MEMORY_LEAK);
    if (readsAreChecked) {
      checks.add(Check.UNINITIALIZED);
    }
    return checks;
  }

  String generate() {
    text.append(PointerPrelude.TEXT)
        .append(
            """
            int main(void) {
              int a = %s, b = %s, i = 0, t[4] = {%d, 5, -1, %d};
              unsigned char c = %s, u[8] = {1, 2, 3, %d}, *q = &c;
              struct cell s = {1, -2, 3, %d}, v[3] = {{1}, {2, 1}, {3, -1, 1, 7}}, *r = &v[1];
              union word w = {%d};
              struct mixed x = {{{0}}, &b, {7}, %d};
              int *p = &a, *ptrs[3] = {&b, t, &a}, **pp = &p;
              void *any = &b;
              char text[8] = "%s";
              const char *lit = "xyz";
              int (*f)(int) = twice;
              int *h0 = 0, *h1 = 0;
              unsigned n0 = 0, n1 = 0;
              struct cell *hc = 0;
              struct node *l = 0;
            """
                .formatted(
                    start(),
                    start(),
                    small(),
                    small(),
                    start(),
                    small(),
                    small(),
                    random.nextInt(1 << 20),
                    small(),
                    expressions.oneOf("ab", "b", "", "abcd")));
    if (random.nextInt(3) > 0) {
      line("  ", statements.allocation(expressions.expression(1)).replace("#", "0"));
    }
    block(0, "  ", random.nextInt(4));
    planted.ifPresent(this::plant);
    block(0, "  ", random.nextInt(3));
    boolean isWeak = random.nextInt(3) > 0;
    line("  ", assertion(isWeak ? expressions.weakCondition() : expressions.condition()));
    if (!planted.equals(Optional.of(PlantedError.LEAK)) || random.nextInt(4) > 0) {
      line("  ", "free(h0); free(h1); free(hc);");
      line("  ", "while (l) l = drop(l);");
    }
    return text.append("  return 0;\n}\n").toString();
  }

  /** The program with its choices made; each is met at most once, in the order of the text. */
  static String fixed(String program, List<Integer> choices) {
    StringBuilder fixed = new StringBuilder(program);
    for (int n = 0, at = fixed.indexOf(CHOICE); at >= 0; n++, at = fixed.indexOf(CHOICE, at)) {
      String value = n < choices.size() ? Integer.toString(choices.get(n)) : "0";
      fixed.replace(at, at + CHOICE.length(), value);
    }
    return fixed.toString();
  }

  /** The first value of a variable. */
  private String start() {
    if (choices < MOST_CHOICES && random.nextInt(3) > 0) {
      choices++;
      return CHOICE + " & 3";
    }
    return Integer.toString(small());
  }

  private int small() {
    return random.nextInt(4);
  }

  /** Makes the error always, or on a condition, or perhaps several times. */
  private void plant(PlantedError error) {
    String statement = new PointerErrors(expressions).statement(error);
    switch (random.nextInt(4)) {
      case 0 -> line("  ", "if (" + expressions.condition() + ") { " + statement + " }");
      case 1 ->
          line(
              "  ",
              "for (i = 0; i < 1 + ("
                  + expressions.oneOf("a", "b", "c")
                  + " & 1); i++) { "
                  + statement
                  + " }");
      default -> line("  ", statement);
    }
  }

  private void block(int depth, String indent, int statements) {
    for (int n = 0; n < statements; n++) {
      statement(depth, indent);
    }
  }

  private void statement(int depth, String indent) {
    int choice = random.nextInt(depth < MAX_DEPTH ? 19 : 15);
    switch (choice) {
      case 0, 1 -> line(indent, statements.assign());
      case 2, 3 -> line(indent, statements.pointers());
      case 4 -> line(indent, statements.calls());
      case 5 -> line(indent, statements.copies());
      case 6 -> line(indent, statements.strings());
      case 7, 8, 9 -> line(indent, statements.heap());
      case 10 -> line(indent, statements.lists());
      case 11 -> line(indent, statements.scenes());
      case 12 -> line(indent, assertion(expressions.weakCondition()));
      case 13 -> choose(depth, indent);
      case 14 -> line(indent, statements.records());
      case 15, 16 -> branch(depth, indent);
      default -> loop(depth, indent);
    }
  }

  private void choose(int depth, String indent) {
    if (depth == 0 && choices < MOST_CHOICES) {
      choices++;
      line(indent, expressions.oneOf("a", "b", "c") + " = " + CHOICE + " & 3;");
    } else {
      line(indent, statements.assign());
    }
  }

  private String assertion(String condition) {
    return "__CPROVER_assert(" + condition + ", \"p" + assertions++ + "\");";
  }

  private void branch(int depth, String indent) {
    line(indent, "if (" + expressions.condition() + ") {");
    block(depth + 1, indent + "  ", 1 + random.nextInt(2));
    if (random.nextBoolean()) {
      line(indent, "} else {");
      block(depth + 1, indent + "  ", 1 + random.nextInt(2));
    }
    line(indent, "}");
  }

  /** Loops count to at most three, so all of them end. */
  private void loop(int depth, String indent) {
    String counter = "k" + loops++;
    String bound =
        random.nextBoolean() ? Integer.toString(1 + random.nextInt(3)) : expressions.index(4);
    line(
        indent,
        "for (int %s = 0; %s < (int)%s; %s++) {".formatted(counter, counter, bound, counter));
    line(indent + "  ", "i = " + counter + ";");
    block(depth + 1, indent + "  ", 1 + random.nextInt(2));
    if (random.nextInt(3) == 0) {
      line(
          indent + "  ",
          "if (" + expressions.condition() + ") " + expressions.oneOf("break;", "continue;"));
      block(depth + 1, indent + "  ", 1);
    }
    line(indent, "}");
  }

  private void line(String indent, String content) {
    text.append(indent).append(content).append('\n');
  }
}
