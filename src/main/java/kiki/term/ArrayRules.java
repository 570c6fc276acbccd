// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/** Reads and writes. */
final class ArrayRules {
  private final Terms terms;
  private final TermTable table;

  ArrayRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term constArray(Sort.Array sort, Term element) {
    return table.application(CoreOperator.CONST_ARRAY, sort, element);
  }

  Term select(Term array, Term index) {
    Term source = skipStores(array, index);
    Term known = known(source, index, RewriteTuning.READ_DEPTH);
    return known != null ? known : plainSelect(source, index);
  }

  Term store(Term array, Term index, Term element) {
    Term target = array;
    while (target.is(CoreOperator.STORE) && target.argument(1) == index) {
      target = target.argument(0);
    }
    if (element.is(CoreOperator.SELECT)
        && element.argument(0) == target
        && element.argument(1) == index) {
      return target;
    }
    if (target.is(CoreOperator.CONST_ARRAY) && target.argument(0) == element) {
      return target;
    }
    return table.application(CoreOperator.STORE, array.sort(), target, index, element);
  }

  private Term plainSelect(Term array, Term index) {
    Sort element = ((Sort.Array) array.sort()).element();
    return table.application(CoreOperator.SELECT, element, array, index);
  }

  /** The array below the writes that certainly go to other indices. */
  private static Term skipStores(Term array, Term index) {
    Term source = array;
    for (int i = 0; i < RewriteTuning.SKIPPED_STORES; i++) {
      if (!source.is(CoreOperator.STORE) || !ConstantRules.differ(source.argument(1), index)) {
        break;
      }
      source = source.argument(0);
    }
    return source;
  }

  /** The element if it can be told without a read from this very array, else null. */
  private Term known(Term array, Term index, int depth) {
    if (array.is(CoreOperator.STORE) && array.argument(1) == index) {
      return array.argument(2);
    }
    if (array.is(CoreOperator.CONST_ARRAY)) {
      return array.argument(0);
    }
    if (!array.is(CoreOperator.ITE) || depth == 0) {
      return null;
    }
    Term thenArray = skipStores(array.argument(1), index);
    Term elseArray = skipStores(array.argument(2), index);
    Term thenElement = known(thenArray, index, depth - 1);
    Term elseElement = known(elseArray, index, depth - 1);
    if (thenElement == null && elseElement == null && thenArray != elseArray) {
      return null;
    }
    return terms.ite(
        array.argument(0),
        thenElement != null ? thenElement : plainSelect(thenArray, index),
        elseElement != null ? elseElement : plainSelect(elseArray, index));
  }
}
