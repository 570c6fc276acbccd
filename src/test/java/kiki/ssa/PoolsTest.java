// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.SortedMap;
import java.util.stream.Stream;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.ssa.execute.SymbolicSsa;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that allocate in loops. From the initial state, pools must say what one object an
 * allocation says, property by property.
 */
class PoolsTest {
  private static final int DEPTH = 3;

  private static final String DECLARATIONS =
      """
      #include <stdlib.h>
      struct node { int d; struct node *next; };
      struct pair { char *name; struct node *a, *b; short s[3]; };
      struct block { int cells[40]; char text[20]; struct block *next; };
      void *get(unsigned long n) { void *p = malloc(n); if (!p) abort(); return p; }
      struct node *made(int d, struct node *next)
      { struct node *n = get(sizeof(struct node)); n->d = d; n->next = next; return n; }
      void set(int *p, int v) { *p = v; }
      """;

  static Stream<Arguments> programs() {
    return Stream.of(
        program(
            "push",
            "struct node *h = 0; int c = 0; while (nondet_int()) { h = made(c, h); c++; }"
                + "if (h) { check(h->d == c - 1); check(!h->next || h->next->d == 0); }"),
        program(
            "append",
            "struct node *h = made(0, 0), *t = h; while (nondet_int()) { t->next = made(1, 0);"
                + "t = t->next; } check(h->d == 0); check(h->next == 0); check(t->next == 0);"),
        program(
            "free all",
            "struct node *h = 0; while (nondet_int()) h = made(1, h);"
                + "while (h) { struct node *n = h->next; free(h); h = n; }"),
        program(
            "free some",
            "struct node *h = 0; while (nondet_int()) h = made(1, h);"
                + "while (h && h->next) { struct node *n = h->next; free(h); h = n; }"),
        program(
            "use after free",
            "struct node *h = 0; while (nondet_int()) h = made(1, h);"
                + "if (h) { free(h); check(h->d == 1); }"),
        program(
            "two types from one site",
            "struct node *h = 0; int *last = 0; while (nondet_int()) { last = get(sizeof(int));"
                + "*last = 5; h = made(*last, h); *last = 6; }"
                + "if (h) { check(h->d == 5); check(*last == 5); }"),
        program(
            "members by address",
            "struct node *h = 0; int *m = 0; while (nondet_int()) { h = made(1, h); if (!m) m ="
                + " &h->d; set(&h->d, 2); } if (h) { check(*m == 2); check(m == &h->d); }"),
        program(
            "structures as a whole",
            "struct node a = {7, 0}; struct node *p = 0; while (nondet_int()) { struct node *q = p;"
                + "p = get(sizeof a); *p = a; if (q) { *q = *p; q->d++; check(q->d == 8); } a ="
                + " *p; } check(!p || p->d == 8);"),
        program(
            "small arrays inside",
            "struct pair *p = 0; while (nondet_int()) { p = calloc(1, sizeof *p); if (!p) abort();"
                + "int i = nondet_int(); assume(i >= 0 && i < 3); p->s[i] = 4; check(p->s[1] == 4);"
                + "check(p->s[0] + p->s[1] + p->s[2] == 4); check(!p->name); }"),
        program(
            "large arrays inside",
            "struct block *p = 0; while (nondet_int()) { struct block *q = get(sizeof *q); int i ="
                + " nondet_int(); assume(i >= 0 && i < 40); q->cells[i] = 4; q->cells[7] = 5;"
                + " q->next = p; check(q->cells[i] == 4); check(q->cells[i] >= 4);"
                + " if (p) check(p->cells[7] == 5); if (p && p->next) check(p->cells[i] == 4);"
                + " p = q; }"),
        program(
            "bytes of large arrays inside",
            "struct block *p = 0; while (nondet_int()) { struct block *q = get(sizeof *q);"
                + " q->cells[3] = 0x01020304; q->text[19] = 9; q->text[0] = 8;"
                + " check(*((char *)q + 13) == 3); *((char *)q + 179) = 7;"
                + " check(q->text[19] == 7); *(int *)q->text = 0x0a0b0c0d;"
                + " check(q->text[0] == 8); check(q->text[1] == 12);"
                + " if (p) check(p->text[19] == 7); p = q; }"),
        program(
            "arrays in a row",
            "int *p = 0, *o = 0; while (nondet_int()) { o = p; p = get(30 * sizeof *p);"
                + " p[nondet_int() & 15] = 6; p[29] = 2; if (o) { o[29]++; check(p[29] == 2);"
                + " check(o[29] == 3); check(o[3] == 6); } }"),
        program(
            "order inside an object",
            "struct node *p = 0, *q = 0; while (nondet_int()) { q = p; p = made(1, q); check("
                + "(char *)&p->d < (char *)&p->next); check(p != q); }"),
        program(
            "two pools",
            "struct node *h = 0, *g = 0; while (nondet_int()) { if (nondet_int()) { h ="
                + " get(sizeof *h); h->d = 1; h->next = 0; } else { g = get(sizeof *g); g->d = 2;"
                + "g->next = h; } } if (g && g->next) check(g->next->d == 1); check(g != h);"));
  }

  private static Arguments program(String name, String body) {
    return Arguments.of(name, body);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void poolsAgreeWithSingleObjects(String name, String body) {
    Program program =
        CPrograms.of(
            DECLARATIONS + "int main(void) { " + body + " return 0; }",
            EnumSet.of(Check.ASSERTIONS, Check.POINTERS, Check.MEMORY_LEAK));
    Verification growing = Verification.of(program, Ssa.Mode.CUT);
    assertTrue(!growing.ssa().pools().isEmpty());
    for (int k = 1; k <= DEPTH; k++) {
      Verification single = Verification.at(k, program, Ssa.Mode.FROM_START);
      Verification pooled = Verification.at(k, program, Ssa.Mode.CUT);
      SortedMap<String, Boolean> expected = single.violations(Ssa.Mode.FROM_START);
      assertEquals(expected, pooled.violations(Ssa.Mode.FROM_START), "at " + k);
      assertEquals(expected, growing.violations(Ssa.Mode.FROM_START), "grown to " + k);
      SortedMap<String, Boolean> anywhere = pooled.violations(Ssa.Mode.CUT);
      expected.keySet().forEach(p -> assertTrue(anywhere.containsKey(p), p));
      growing.unwind();
    }
  }

  /** No term holds all elements of an array of an object, so copies of these are any. */
  @Test
  void arraysAsAWholeAreAny() {
    Program program =
        CPrograms.of(
            DECLARATIONS
                + "int main(void) { struct block a, *p = 0, *q = 0; while (nondet_int()) { q = p;"
                + "p = calloc(1, sizeof *p); if (!p) abort(); a.cells[2] = 3; p->cells[2] = 4;"
                + "if (q) *q = a; check(p->cells[2] == 3); if (q) check(q->cells[2] == 4);"
                + "check(p->cells[1] == 1); } return 0; }",
            EnumSet.of(Check.ASSERTIONS, Check.POINTERS));
    requireAllViolations(program);
  }

  /** When a local dies, what a member of a pool's objects points to becomes unknown. */
  @Test
  void deadLocalsAreForgotten() {
    Program program =
        CPrograms.of(
            DECLARATIONS
                + "int main(void) { struct pair *p = 0; while (nondet_int()) { char c = 1;"
                + "p = get(sizeof *p); p->name = &c; check(*p->name == 1); }"
                + "if (p) check(*p->name == 1); return 0; }",
            EnumSet.of(Check.ASSERTIONS, Check.POINTERS));
    requireAllViolations(program);
  }

  /** Pools may add violations, but hide none. */
  private static void requireAllViolations(Program program) {
    for (int k = 1; k <= DEPTH; k++) {
      SortedMap<String, Boolean> expected =
          Verification.at(k, program, Ssa.Mode.FROM_START).violations(Ssa.Mode.FROM_START);
      SortedMap<String, Boolean> found =
          Verification.at(k, program, Ssa.Mode.CUT).violations(Ssa.Mode.FROM_START);
      assertTrue(found.keySet().containsAll(expected.keySet()));
    }
  }

  @Test
  void onlyLoopsNeedPools() {
    Program straight =
        CPrograms.of(
            DECLARATIONS
                + "int main(void) { struct node *a = made(1, made(2, 0)); check(a->d == 1); }");
    Ssa ssa =
        SymbolicSsa.of(
            new Terms(), straight, PointsTo.analyze(straight), SsaOptions.of(Ssa.Mode.CUT));
    assertTrue(ssa.pools().isEmpty());
  }

  @Test
  void linkedSitesShareAPool() {
    String list =
        "int main(void) { struct node *h = malloc(sizeof *h), *t = h; while (nondet_int()) {"
            + " t->next = malloc(sizeof *h); t = t->next; } }";
    Program program = CPrograms.of(DECLARATIONS + list);
    Ssa ssa =
        SymbolicSsa.of(
            new Terms(), program, PointsTo.analyze(program), SsaOptions.of(Ssa.Mode.CUT));
    assertEquals(1, ssa.pools().size());
  }
}
