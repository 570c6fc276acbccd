// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kiki.engine.CSubject;
import kiki.engine.session.Session;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.Ssa;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;
import org.junit.jupiter.api.Test;

class IndexMapTest {
  private static final int WIDTH = 5;

  private final Session session =
      CSubject.plain(
              "int main(void) { int i = 0; while (i < nondet_int()) i++;"
                  + " __CPROVER_assert(i >= 0, \"\"); }")
          .session(Ssa.Mode.CUT);

  private final Terms terms = session.terms();

  private Snapshot snapshot() {
    LoopInstance instance = session.ssa().loops().getFirst().instances().getFirst();
    return new Snapshot(instance, instance.pre().orElseThrow());
  }

  private long number(Term term) {
    return ((Value.Bits) ((Constant) term).value()).unsigned().longValueExact();
  }

  private long mapped(IndexMap map, long index) {
    List<Term> indices = List.of(terms.bits(WIDTH, index));
    return number(map.read(terms, snapshot(), indices, WIDTH).orElseThrow());
  }

  private long back(IndexMap map, long element) {
    Term term = terms.bits(map.width(WIDTH), element);
    return number(map.inverse(terms, snapshot(), term, WIDTH).orElseThrow());
  }

  @Test
  void transposedElementsAreInTheOtherRowAndColumn() {
    int rows = 4;
    int columns = 7;
    IndexMap map = new IndexMap.Transposed(rows, columns);
    assertTrue(map.isInvertible());
    Set<Long> seen = new HashSet<>();
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        assertEquals(c * rows + r, mapped(map, r * columns + c));
        seen.add(mapped(map, r * columns + c));
      }
    }
    assertEquals(rows * columns, seen.size());
  }

  @Test
  void inversesLeadBack() {
    List<IndexMap> maps =
        List.of(
            new IndexMap.Transposed(4, 7),
            new IndexMap.Affine(0, 1, Border.at(3)),
            new IndexMap.Affine(0, -1, Border.at(28)),
            new IndexMap.Resized(IndexMap.IDENTITY, 9),
            new IndexMap.Resized(new IndexMap.Affine(0, 1, Border.at(3)), 9));
    for (IndexMap map : maps) {
      for (long index = 0; index < 28; index++) {
        assertEquals(index, back(map, mapped(map, index)), map.text());
      }
    }
  }

  @Test
  void indicesOfNarrowArraysAreTheirLowBits() {
    IndexMap map = new IndexMap.Resized(new IndexMap.Affine(0, 1, Border.at(-2)), 3);
    assertEquals(3, map.width(WIDTH));
    assertEquals(5, mapped(map, 7));
    assertEquals(1, mapped(map, 11));
  }
}
