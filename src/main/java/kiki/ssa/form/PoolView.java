// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import kiki.pointer.MemoryObject;
import kiki.term.Term;

/**
 * The objects of allocation sites that a loop may execute again (mode {@link Ssa.Mode#CUT}). What
 * is said about the object at the {@link #representative} index holds for every object if it holds
 * for an arbitrary value of that symbol.
 */
public interface PoolView {
  /** The object number in pointers to its objects. */
  int number();

  /** Where its objects are made. */
  List<MemoryObject.Allocated> sites();

  /** What a user can recognise it by. */
  String name();

  /** Whether a pointer, or an element of an array of pointers, can point into it. */
  boolean isTargetOf(Term pointer);

  /** A symbol without constraints. */
  Term representative();

  /** What the form reads from its objects: for each value the variable with it. */
  Map<Term, SsaVariable> reads();

  /** Other indices at which the form reads what is in one of the arrays. */
  List<Term> accessed(Collection<Term> arrays);
}
