// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import kiki.domain.template.State;
import kiki.term.Term;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;

class CubeTest {
  private final Terms terms = new Terms();
  private final Cube cube =
      new Cube(
          1,
          List.of(Literals.atMost(Literals.X, 7)),
          List.of(Literals.atLeast(Literals.X, 3), Literals.atLeast(Literals.Y, 1)));

  private State state(long x, long y) {
    return new State(Map.of(Literals.X, terms.bits(32, x), Literals.Y, terms.bits(32, y)));
  }

  @Test
  void holdsWhereAllLiteralsDo() {
    assertSame(terms.trueTerm(), terms.and(cube.in(terms, state(3, 1))));
    assertSame(terms.falseTerm(), terms.and(cube.in(terms, state(8, 1))));
    assertSame(terms.falseTerm(), terms.and(cube.in(terms, state(3, 0))));
  }

  @Test
  void itsClauseExcludesExactlyItsStates() {
    for (long x : List.of(0L, 3L, 7L, 8L)) {
      for (long y : List.of(0L, 1L)) {
        Term inside = terms.and(cube.in(terms, state(x, y)));
        Term excluded = cube.clause().predicate().of(terms, state(x, y));
        assertSame(terms.not(inside), excluded, x + " " + y);
      }
    }
  }

  @Test
  void leavesLiteralsOut() {
    Cube larger = cube.without(List.of(Literals.atLeast(Literals.Y, 1)));
    assertEquals(List.of(Literals.X), larger.variables());
    assertEquals(cube.coarse(), larger.coarse());
    assertEquals(cube.coarse(), cube.without(cube.fine()).literals());
  }

  @Test
  void fewerLiteralsSubsumeMore() {
    Cube larger = cube.without(cube.fine());
    assertTrue(larger.subsumes(cube));
    assertTrue(cube.subsumes(cube));
    assertFalse(cube.subsumes(larger));
    assertFalse(new Cube(2, larger.coarse(), List.of()).subsumes(cube), "of another loop");
  }
}
