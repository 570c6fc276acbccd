// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/** Places of memory, told apart by an index, of which an invariant says the same. */
sealed interface IndexedRegion permits PoolSubset, ArraySegment {
  /** That there is a place of the family at an index; empty if the snapshot cannot tell. */
  Optional<Term> contains(Terms terms, Snapshot snapshot, Term index);

  /** The same places in another form of the program, in which variables are called otherwise. */
  IndexedRegion renamed(UnaryOperator<SsaVariable> names);

  /** Starts a sentence about its places, for instance {@code for all k < n: }. */
  String scope();
}
