package kiki.engine;

import java.util.Random;

/**
 * Writes C programs with pointers, casts, unions and allocation. The invariant of the generated
 * statements is that every pointer is either null, and tested before use, or points to what lives
 * as long as the program, and that no memory is read before it is written; a planted error breaks
 * it. The program's choices are a few numbers below four, so that all executions can be tried.
 *
 * <p>Everything but {@code main} is the same in all programs and guarded, so that many can be
 * compiled together.
 */
final class PointerProgram {
  static final String PRELUDE =
      """
      #ifndef PRELUDE
      #define PRELUDE
      #include <alloca.h>
      #include <stdlib.h>
      #include <string.h>
      extern unsigned char nondet_uchar(void);
      void __CPROVER_assert(_Bool, const char *);
      struct cell { unsigned char x; signed char y; short m; int z; };
      union word {
        unsigned u;
        unsigned char b[4];
        unsigned short h[2];
        struct { short low; signed char mid; unsigned char high; } s;
      };
      struct mixed { struct cell c[2]; int *at; union word w; int k; };
      struct node { int value; unsigned char tag[4]; struct node *next; };
      struct flexible { int count; int data[]; };
      union reference { int *p; unsigned char b[sizeof(int *)]; };
      static int ga = 1, gt[4] = {1, 2, 3, 4}, *gp = &gt[2];
      static unsigned char gu[8];
      static struct cell gs;
      static struct mixed gm;
      static int *choose(int *m, int *n, int which) { return which ? m : n; }
      static void swap(int *m, int *n) { int old = *m; *m = *n; *n = old; }
      static void put(unsigned char *to, unsigned char value) { *to = value; }
      static void redirect(int **from, int *to) { *from = to; }
      static struct cell turned(struct cell old) {
        struct cell made = {old.y, old.x, old.z, old.m};
        return made;
      }
      static int sum(const int *from, unsigned count) {
        int result = 0;
        while (count--) result += *from++;
        return result;
      }
      static void fill(void *at, unsigned char value, unsigned count) {
        for (unsigned char *each = at; each != (unsigned char *)at + count; each++) *each = value;
      }
      static struct node *push(struct node *list, int value) {
        struct node *made = malloc(sizeof *made);
        made->value = value;
        memset(made->tag, value, sizeof made->tag);
        made->next = list;
        return made;
      }
      static struct node *drop(struct node *list) {
        struct node *rest = 0;
        if (list) {
          rest = list->next;
          free(list);
        }
        return rest;
      }
      static struct node *reverse(struct node *list) {
        struct node *done = 0;
        while (list) {
          struct node *rest = list->next;
          list->next = done;
          done = list;
          list = rest;
        }
        return done;
      }
      static int total(const struct node *list) {
        int result = 0;
        for (; list; list = list->next) result += list->value + list->tag[1];
        return result;
      }
      static int twice(int n) { return 2 * n; }
      static int less(int n) { return n - 1; }
      #endif
      """;

  private static final int MAX_DEPTH = 2;
  private static final int MOST_CHOICES = 4;

  private final Random random;
  private final PointerExpressions expressions;
  private final StringBuilder text = new StringBuilder();
  private final boolean planted;
  private int loops;
  private int choices;

  PointerProgram(long seed) {
    this.random = new Random(seed);
    this.expressions = new PointerExpressions(random);
    this.planted = random.nextBoolean();
  }

  String generate() {
    text.append(PRELUDE)
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
      line("  ", allocation(expressions.expression(1)).replace("#", "0"));
    }
    block(0, "  ", 3 + random.nextInt(7));
    check("  ");
    if (!planted || random.nextInt(6) > 0) {
      line("  ", "free(h0); free(h1); free(hc);");
      line("  ", "while (l) l = drop(l);");
    }
    return text.append("  return 0;\n}\n").toString();
  }

  /** The first value of a variable. */
  private String start() {
    if (choices < MOST_CHOICES && random.nextInt(3) > 0) {
      choices++;
      return "nondet_uchar() & 3";
    }
    return Integer.toString(small());
  }

  private int small() {
    return random.nextInt(4);
  }

  private void block(int depth, String indent, int statements) {
    for (int n = 0; n < statements; n++) {
      statement(depth, indent);
    }
  }

  private void statement(int depth, String indent) {
    int choice = random.nextInt(depth < MAX_DEPTH ? 20 : 16);
    switch (choice) {
      case 0, 1 -> assign(indent);
      case 2, 3 -> pointers(indent);
      case 4 -> calls(indent);
      case 5 -> copies(indent);
      case 6 -> strings(indent);
      case 7, 8, 9 -> heap(indent, expressions.oneOf("0", "1"));
      case 10 -> lists(indent);
      case 11 -> scenes(indent);
      case 12 -> line(indent, "__CPROVER_assert(" + expressions.weakCondition() + ", \"p\");");
      case 13 -> choose(depth, indent);
      case 14 -> records(indent);
      case 15 -> {
        if (planted) {
          line(indent, new PointerErrors(expressions).statement());
        } else {
          heap(indent, expressions.oneOf("0", "1"));
        }
      }
      case 16, 17 -> branch(depth, indent);
      default -> loop(depth, indent);
    }
  }

  private void assign(String indent) {
    String to = expressions.pick(3) == 0 ? expressions.smallPlace() : expressions.place();
    line(
        indent,
        to + " " + expressions.oneOf("=", "=", "+=", "^=") + " " + expressions.expression(2) + ";");
  }

  private void pointers(String indent) {
    line(
        indent,
        switch (expressions.pick(10)) {
          case 0, 1, 2 -> expressions.pointerPlace() + " = " + expressions.pointer() + ";";
          case 3 -> "q = " + expressions.bytePointer() + ";";
          case 4 -> "r = " + expressions.cellPointer() + ";";
          case 5 -> "pp = " + expressions.oneOf("&p", "&ptrs[" + expressions.index(3) + "]") + ";";
          case 6 -> "pp = " + expressions.oneOf("&x.at", "&gp", "ptrs + 1") + ";";
          case 7 -> "memcpy(&p, &ptrs[" + expressions.index(3) + "], sizeof p);";
          case 8 ->
              "{ union reference m, n; m.p = %s; memcpy(n.b, m.b, sizeof n); p = n.p; }"
                  .formatted(expressions.pointer());
          default -> "p = (int *)(unsigned long)(" + expressions.pointer() + ");";
        });
  }

  private void calls(String indent) {
    String e = expressions.expression(1);
    line(
        indent,
        switch (expressions.pick(8)) {
          case 0 -> "swap(" + expressions.pointer() + ", " + expressions.pointer() + ");";
          case 1 -> "put(" + expressions.bytePointer() + ", " + e + ");";
          case 2 -> "redirect(" + expressions.oneOf("&p", "pp", "&x.at") + ", &b);";
          case 3 -> "a = sum(" + expressions.oneOf("t", "gt") + ", " + expressions.index(4) + ");";
          case 4 -> "s = turned(*r);";
          case 5 -> "fill(u, " + e + ", " + expressions.index(8) + ");";
          case 6 -> "f = " + expressions.oneOf("twice", "less", "c ? less : twice") + ";";
          default -> "b = f(" + e + ");";
        });
  }

  private void copies(String indent) {
    line(
        indent,
        switch (expressions.pick(9)) {
          case 0 -> "memcpy(&w, &a, sizeof a);";
          case 1 ->
              "memcpy(u + %s, &t[%s], 4);".formatted(expressions.index(4), expressions.index(4));
          case 2 ->
              "memmove(u + %s, u + %s, %s);"
                  .formatted(expressions.index(4), expressions.index(4), expressions.index(4));
          case 3 -> "memset(t, " + expressions.scalar() + ", 4 * " + expressions.index(4) + ");";
          case 4 -> "memmove(&s, r, sizeof s);";
          case 5 -> "memset(&v[" + expressions.index(3) + "], 0, sizeof *v);";
          case 6 -> "memmove(&t[1], t, " + expressions.index(8) + ");";
          case 7 -> "memcpy(gt, t, sizeof t);";
          default -> "memcpy(&gm, &x, sizeof x);";
        });
  }

  private void strings(String indent) {
    line(
        indent,
        switch (expressions.pick(7)) {
          case 0 -> "strcpy(text, " + expressions.oneOf("lit", "\"\"", "lit + 1", "\"abc\"") + ");";
          case 1 -> "if (strlen(text) < 4) strcat(text, lit);";
          case 2 -> "a = strlen(text);";
          case 3 -> "text[" + expressions.index(4) + "] = 'b';";
          case 4 -> "strncpy(text, \"abcdef\", " + expressions.index(8) + ");";
          case 5 -> "{ char *z = strchr(text, 'b'); if (z) a = z - text; }";
          default -> "b = strncmp(text, lit, " + expressions.index(4) + ");";
        });
  }

  private void heap(String indent, String h) {
    String e = expressions.expression(1);
    String k = expressions.heapIndex(h);
    String statement =
        switch (expressions.pick(12)) {
          case 0, 1 -> allocation(e);
          case 2 ->
              "if (!h#) { n# = 1 + (%s & 3); h# = calloc(n#, sizeof *h#); }"
                  .formatted(expressions.scalar());
          case 3 ->
              "if (h#) { h# = realloc(h#, (n# + %d) * sizeof *h#); h#[n#] = %s;"
                      .formatted(1 + expressions.pick(2), e)
                  + " n#++; }";
          case 4 -> "if (n# > 1) { n#--; h# = realloc(h#, n# * sizeof *h#); }";
          case 5 -> "free(h#); h# = 0; n# = 0;";
          case 6 -> "{ int *o = h0; h0 = h1; h1 = o; unsigned k = n0; n0 = n1; n1 = k; }";
          case 7 -> "if (n# > 1) { int *o = h# + 1; o[-1] = " + e + "; *o += 2; }";
          case 8 -> "if (n#) a = sum(h#, n#);";
          case 9 -> "if (n#) memmove(t, h#, n# < 4 ? n# * 4 : 16);";
          default -> "if (n#) h#[" + k + "] = " + e + ";";
        };
    line(indent, statement.replace("#", h));
  }

  private String allocation(String e) {
    String made =
        "if (!h#) { n# = 1 + (%s & 3); h# = malloc(n# * sizeof *h#); "
            .formatted(expressions.scalar());
    return made
        + (expressions.pick(2) == 0
            ? "memset(h#, " + e + ", n# * sizeof *h#); }"
            : "for (unsigned k = 0; k < n#; k++) h#[k] = " + e + "; }");
  }

  private void lists(String indent) {
    String e = expressions.expression(1);
    line(
        indent,
        switch (expressions.pick(9)) {
          case 0, 1, 2 -> "l = push(l, " + e + ");";
          case 3 -> "l = drop(l);";
          case 4 -> "l = reverse(l);";
          case 5 -> "if (l) l->value = " + e + ";";
          case 6 -> "if (l && l->next) l->next->tag[" + expressions.index(4) + "] = " + e + ";";
          case 7 -> "a = total(l);";
          default -> "for (struct node *o = l; o; o = o->next) o->value += " + e + ";";
        });
  }

  private void records(String indent) {
    String e = expressions.expression(1);
    line(
        indent,
        switch (expressions.pick(10)) {
          case 0 -> "s = *r;";
          case 1 -> "*r = v[" + expressions.index(3) + "];";
          case 2 -> "v[" + expressions.index(3) + "] = (struct cell){" + e + ", 1, " + e + ", a};";
          case 3 -> "if (!hc) hc = calloc(2, sizeof *hc);";
          case 4 -> "if (hc) hc[" + expressions.index(2) + "].z = " + e + ";";
          case 5 -> "if (hc) { s = hc[" + expressions.index(2) + "]; hc->m = " + e + "; }";
          case 6 -> "free(hc); hc = 0;";
          case 7 -> "x.w = w;";
          case 8 -> "x.c[" + expressions.index(2) + "] = *r;";
          default -> "gm = x;";
        });
  }

  /** Objects that come and go within the statement. */
  private void scenes(String indent) {
    String e = expressions.expression(1);
    String size = "1 + (" + expressions.scalar() + " & 3)";
    String index = "(unsigned)" + expressions.scalar();
    line(
        indent,
        switch (expressions.pick(6)) {
          case 0 ->
              "{ unsigned m = %s; int z[m]; for (unsigned k = 0; k < m; k++) z[k] = %s; a = z[%s %% m]; }"
                  .formatted(size, e, index);
          case 1 ->
              "{ unsigned char *z = alloca(4); memset(z, %s, 4); z[%s] = 1; b = *(int *)z; }"
                  .formatted(e, expressions.index(4));
          case 2 ->
              ("{ struct mixed *z = malloc(sizeof *z); *z = x; z->at = %s; *z->at = %s;"
                      + " z->w.b[%s]++; x = *z; free(z); }")
                  .formatted(expressions.pointer(), e, expressions.index(4));
          case 3 ->
              ("{ unsigned m = %s; struct flexible *z = malloc(sizeof *z + m * 4); z->count = m;"
                      + " memset(z->data, 1, m * 4); z->data[m - 1] = %s; a = z->data[%s %% m];"
                      + " free(z); }")
                  .formatted(size, e, index);
          case 4 -> "{ int z = %s; int *o = &z, **oo = &o; **oo += a; b = z; }".formatted(e);
          default ->
              ("{ int **z = malloc(2 * sizeof *z); z[0] = %s; z[1] = p; *z[%s] = %s; p = z[0];"
                      + " free(z); }")
                  .formatted(expressions.pointer(), expressions.index(2), e);
        });
  }

  private void choose(int depth, String indent) {
    if (depth == 0 && choices < MOST_CHOICES) {
      choices++;
      line(indent, expressions.oneOf("a", "b", "c") + " = nondet_uchar() & 3;");
    } else {
      assign(indent);
    }
  }

  private void check(String indent) {
    line(indent, "__CPROVER_assert(" + expressions.condition() + ", \"p\");");
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
