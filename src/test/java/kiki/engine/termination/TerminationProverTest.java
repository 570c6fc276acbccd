// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.CSubject;
import kiki.engine.certify.Certifier;
import kiki.engine.ranking.Ranking;
import kiki.engine.result.Ledger;
import kiki.ssa.form.Ssa;
import org.junit.jupiter.api.Test;

class TerminationProverTest {
  private static final int COMPONENTS = 3;

  private static Optional<TerminationProver.Found> prove(String text, int components) {
    CSubject subject = CSubject.plain(text);
    TerminationProver prover =
        TerminationProver.of(
            subject.session(Ssa.Mode.SUMMARIZED),
            Ledger.of(List.of(CSubject.END), CSubject.listener()),
            CSubject.END,
            Ranking.Bound.WIDTH,
            components,
            2);
    Optional<TerminationProver.Found> found = Optional.empty();
    while (found.isEmpty() && prover.hasMore()) {
      found = prover.advance();
    }
    found.ifPresent(f -> confirm(subject, f));
    return found;
  }

  private static void confirm(CSubject subject, TerminationProver.Found found) {
    Certifier certifier = new Certifier(subject.workbench(), () -> false);
    assertEquals(
        Optional.empty(),
        certifier.rankingMistake(found.proof(), Ssa.Mode.SUMMARIZED, found.rankings(), List.of()));
    Map<Integer, Ranking> none = Map.of();
    assertTrue(
        found.rankings().isEmpty()
            || certifier
                .rankingMistake(found.proof(), Ssa.Mode.SUMMARIZED, none, List.of())
                .isPresent());
  }

  private static List<String> rankings(String text) {
    return prove(text, COMPONENTS).orElseThrow().rankings().values().stream()
        .map(Ranking::text)
        .toList();
  }

  @Test
  void oneVariable() {
    assertEquals(
        List.of("x"),
        rankings("int main(void) { unsigned x = nondet_uint(); while (x > 3) x--; }"));
  }

  @Test
  void lexicographic() {
    String text =
        "int main(void) { unsigned char x = nondet_uchar(), y = nondet_uchar(); while (x > 0 && y >"
            + " 0) { if (nondet_int()) { x--; y = nondet_uchar(); } else y--; } }";
    assertTrue(prove(text, COMPONENTS).isPresent());
    assertTrue(prove(text, 1).isEmpty());
  }

  @Test
  void wrapAround() {
    assertTrue(
        prove("int main(void) { unsigned x = nondet_uint(); while (x != 7) x++; }", 1).isPresent());
    assertTrue(
        prove("int main(void) { unsigned x = nondet_uint(); while (x != 7) x += 2; }", 2)
            .isEmpty());
  }

  @Test
  void whatAnInnerLoopLeaves() {
    assertTrue(
        prove(
                "int main(void) { unsigned char x = nondet_uchar();"
                    + " while (x > 0) { unsigned char y = x; x = 0;"
                    + " while (y > 0) { y--; x++; } x--; } }",
                COMPONENTS)
            .isPresent());
  }

  @Test
  void nothingDecreases() {
    assertTrue(prove("int main(void) { int x = nondet_int(); while (x); }", COMPONENTS).isEmpty());
  }

  @Test
  void whatAnInnerCallReturns() {
    assertTrue(
        prove(
                "int f(int x) { return x > 100 ? x - 10 : f(f(x + 11)); }"
                    + " int main(void) { f(nondet_uchar()); }",
                1)
            .isPresent());
    assertTrue(
        prove(
                "int f(int x) { return x > 100 ? x - 10 : f(f(x + 10)); }"
                    + " int main(void) { f(nondet_uchar()); }",
                COMPONENTS)
            .isEmpty());
  }

  @Test
  void mutualRecursion() {
    String even = "int odd(unsigned n); int even(unsigned n) { return n ? odd(n - 1) : 1; } ";
    String main = "int main(void) { even(nondet_uint()); odd(nondet_uint()); }";
    assertTrue(
        prove(even + "int odd(unsigned n) { return n ? even(n - 1) : 0; }" + main, 1).isPresent());
    assertTrue(
        prove(even + "int odd(unsigned n) { return n ? even(n + 1) : 0; }" + main, COMPONENTS)
            .isEmpty());
  }

  @Test
  void recursionInALoop() {
    String f =
        "unsigned f(unsigned n) { unsigned s = 0;"
            + " for (unsigned i = 0; i %s n; i++) s += f(i); return s; }"
            + " int main(void) { f(nondet_uint()); }";
    assertTrue(prove(f.formatted("<"), COMPONENTS).isPresent());
    assertTrue(prove(f.formatted("<="), COMPONENTS).isEmpty());
  }

  @Test
  void everyLoopNeedsItsRanking() {
    assertTrue(
        prove(
                "int main(void) { unsigned x = nondet_uint(), y = x; while (x) x--;"
                    + " while (y) y = y / 2 + 1; }",
                COMPONENTS)
            .isEmpty());
  }
}
