// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.engine.loop.state.ElementIndices;
import kiki.ssa.form.LoopInstance;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * What a program compares the elements of its arrays with, or writes into them.
 *
 * @param constants among these
 * @param betweenElements whether it compares two elements of one array
 */
record ElementComparisons(Set<BigInteger> constants, boolean betweenElements) {
  static ElementComparisons among(List<Term> ordered) {
    Set<BigInteger> constants = new LinkedHashSet<>(Set.of(BigInteger.ZERO));
    boolean between = false;
    for (Term term : ordered) {
      if (term.is(CoreOperator.STORE)) {
        addConstant(constants, term.argument(2));
      } else if (term.is(CoreOperator.EQUAL)
          || term.is(CoreOperator.SLT)
          || term.is(CoreOperator.ULT)) {
        Set<Term> left = read(term.argument(0));
        Set<Term> right = read(term.argument(1));
        if (!right.isEmpty()) {
          addConstant(constants, term.argument(0));
        }
        if (!left.isEmpty()) {
          addConstant(constants, term.argument(1));
        }
        between |= !Collections.disjoint(left, right);
      }
    }
    return new ElementComparisons(Collections.unmodifiableSet(constants), between);
  }

  private static void addConstant(Set<BigInteger> constants, Term term) {
    if (constants.size() < LoopTuning.MAX_ELEMENT_CONSTANTS
        && term instanceof Constant c
        && c.value() instanceof Value.Bits bits) {
      constants.add(bits.signed());
    }
  }

  /** The arrays that an element comes from, if the term is one. */
  private static Set<Term> read(Term term) {
    Term inner = term;
    while (inner.is(CoreOperator.SIGN_EXTEND)
        || inner.is(CoreOperator.ZERO_EXTEND)
        || inner.is(CoreOperator.EXTRACT)
        || inner.is(CoreOperator.ITE)) {
      inner = inner.argument(inner.is(CoreOperator.ITE) ? 1 : 0);
    }
    return inner.is(CoreOperator.SELECT)
        ? ElementIndices.sources(List.of(inner.argument(0)))
        : Set.of();
  }

  /** The arrays that what holds at a point is computed from. */
  static Set<Term> arraysBelow(LoopInstance.Point point) {
    List<Term> roots = new ArrayList<>(point.values().values());
    roots.add(point.guard());
    Set<Term> found = new LinkedHashSet<>();
    for (Term term : Traversal.postorder(roots)) {
      if (term.arity() == 0 && term.sort() instanceof Sort.Array) {
        found.add(term);
      }
    }
    return found;
  }
}
