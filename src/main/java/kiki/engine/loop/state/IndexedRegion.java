// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.Terms;

/** Places of memory, told apart by indices, of which an invariant says the same. */
public sealed interface IndexedRegion permits PoolSubset, ArraySegment, IterationGrid {
  /** That there is a place of the family at some indices; empty if the snapshot cannot tell. */
  public Optional<Term> contains(Terms terms, Snapshot snapshot, List<Term> indices);

  /** The same places in another form of the program, in which variables are called otherwise. */
  IndexedRegion renamed(FormNames names);

  /** Starts a sentence about its places, for instance {@code for all k in [0, n): }. */
  public String scope();
}
