// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;
import kiki.util.Seeds;

/**
 * Writes small C programs that build, change, walk and free linked objects by recursion: before or
 * after the calls inside, of new objects or of those made before, with and without shared ones.
 * Each call has less fuel than the last, and every choice is one of four values, so that all
 * executions can be tried.
 */
final class TreeProgram {
  private static final List<String> RELATIONS = List.of("<=", "<", "==", "!=", ">=", ">");
  private static final int MAX_INPUTS = 2;

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int inputs;

  TreeProgram(long seed) {
    this.random = Seeds.random(seed);
  }

  String generate() {
    text.append(
        """
        #include <stdlib.h>
        extern unsigned char nondet_uchar(void);
        void __CPROVER_assert(_Bool, const char *);
        struct node { struct node *l, *r; int v; };
        static struct node *kept;
        """);
    boolean changes = random.nextInt(3) == 0;
    boolean frees = random.nextInt(3) == 0;
    boolean walks = !frees || random.nextInt(3) == 0;
    builder();
    if (changes) {
      changer();
    }
    if (walks) {
      walker();
    }
    if (frees) {
      freer();
    }
    line("int main(void) {");
    line("  struct node *x = build(" + input() + ", " + random.nextInt(3) + ");");
    if (random.nextInt(6) == 0) {
      line("  struct node *y = build(" + input() + ", 1);");
    }
    if (changes) {
      line("  x = change(x, " + input() + ");");
    }
    if (walks) {
      line("  int c = walk(x, 3);");
      check("c");
    }
    if (frees) {
      line("  drop(x, 3);");
    }
    return text.append("  return 0;\n}\n").toString();
  }

  private void builder() {
    line("static struct node *build(int n, int v) {");
    line("  if (n <= 0) return " + (random.nextInt(6) == 0 ? "kept" : "0") + ";");
    boolean before = random.nextInt(3) == 0;
    if (before) {
      line("  struct node *q = build(n - 1, " + value() + ");");
    }
    boolean cleared = random.nextInt(3) == 0;
    line("  struct node *p = " + (cleared ? "calloc(1, sizeof *p);" : "malloc(sizeof *p);"));
    line("  p->v = " + value() + ";");
    if (random.nextInt(4) == 0) {
      line("  kept = p;");
    }
    boolean links = random.nextInt(8) != 0;
    if (links) {
      line("  p->l = " + (before ? "q" : "build(n - 1, " + value() + ")") + ";");
    }
    line("  p->r = " + pick("0", "0", "build(n - 2, " + value() + ")", "p->l", "kept") + ";");
    if (random.nextInt(4) == 0) {
      line("  if (p->l) p->l->" + pick("v = " + value(), "r = 0", "r = p") + ";");
    }
    if (random.nextInt(4) == 0) {
      line("  if (kept) kept->v = " + value() + ";");
    }
    line("  return " + (random.nextInt(8) == 0 ? "p->v > 1 ? p : p->r" : "p") + ";");
    line("}");
  }

  private void changer() {
    line("static struct node *change(struct node *p, int v) {");
    line("  if (!p || p->v > v) {");
    line("    struct node *q = malloc(sizeof *q);");
    line("    q->v = v;");
    line("    q->l = " + pick("p", "p", "0", "kept") + ";");
    line("    q->r = 0;");
    line("    return q;");
    line("  }");
    line("  if (v <= 0) return p;");
    line("  p->l = change(p->l, v - 1);");
    line("  return p;");
    line("}");
  }

  private void walker() {
    line("static int walk(struct node *p, int n) {");
    line("  if (!p || n <= 0) return 0;");
    if (random.nextInt(3) != 0) {
      check("p->v");
    }
    line("  int c = walk(p->l, n - 1) + 1;");
    if (random.nextInt(2) == 0) {
      line("  c += walk(p->r, n - 1);");
    }
    line("  return c;");
    line("}");
  }

  private void freer() {
    line("static void drop(struct node *p, int n) {");
    line("  if (!p || n <= 0) return;");
    boolean early = random.nextInt(6) == 0;
    if (early) {
      line("  free(p);");
    }
    line("  drop(p->l, n - 1);");
    if (random.nextInt(2) == 0) {
      line("  drop(p->r, n - 1);");
    }
    if (!early) {
      line("  free(p);");
    }
    line("}");
  }

  private String value() {
    return pick("v", "v + 1", "n", "0", "1", "2");
  }

  private void check(String what) {
    line(
        "  __CPROVER_assert("
            + what
            + " "
            + pick(RELATIONS)
            + " "
            + (random.nextInt(6) - 1)
            + ", \"check\");");
  }

  private String input() {
    return inputs++ < MAX_INPUTS ? "nondet_uchar() % 4" : Integer.toString(random.nextInt(4));
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
