// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

/** Which reads see what an array holds. */
class PoolReadsTest {
  private static final Sort.BitVec INDEX = Sort.bits(24);
  private static final Sort.Array ARRAY = Sort.array(INDEX, Sort.bits(32));

  private final Terms terms = new Terms();
  private final Term entry = terms.symbol("entry", ARRAY);
  private final Term back = terms.symbol("back", ARRAY);
  private final Term later = terms.symbol("later", ARRAY);
  private final Term first = terms.symbol("first", INDEX);
  private final Term second = terms.symbol("second", INDEX);
  private final PoolReads reads = new PoolReads();

  private Term head() {
    return terms.ite(terms.symbol("select", Sort.BOOL), back, entry);
  }

  private Term written(Term array) {
    return terms.store(array, second, terms.bits(32, 1));
  }

  @Test
  void whatIsReadBeforeALoopDoesNotSeeItsHead() {
    reads.read(entry, first);
    reads.read(written(head()), second);
    assertEquals(List.of(second), reads.of(List.of(back)));
    assertEquals(List.of(first, second), reads.of(List.of(entry)));
    assertEquals(List.of(), reads.of(List.of(later)));
  }

  @Test
  void readsSeeWhatALaterUnwindingBrings() {
    reads.read(later, first);
    assertEquals(List.of(), reads.of(List.of(back)));
    reads.define(later, written(head()));
    assertEquals(List.of(first), reads.of(List.of(back)));
  }

  @Test
  void longChainsOfWritesAreFollowed() {
    Term array = back;
    for (int i = 0; i < 100_000; i++) {
      array = terms.store(array, terms.bits(24, i), terms.bits(32, i));
    }
    reads.read(array, first);
    assertEquals(List.of(first), reads.of(List.of(back)));
  }
}
