// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * Comparisons of the state's words that invariants may need: those that the program makes, and the
 * same words compared with each other, and with the same constants, in other ways.
 */
final class WordPredicates {
  private final Terms terms;
  private final Set<Term> state;
  private final Set<Term> found = new LinkedHashSet<>();

  /**
   * @param state the symbols of which predicates may speak
   */
  WordPredicates(Terms terms, Set<Term> state) {
    this.terms = terms;
    this.state = state;
  }

  /** The first predicates, up to a number, for the comparisons in some terms. */
  List<Term> in(Collection<Term> roots, int most) {
    for (Term term : Traversal.postorder(roots)) {
      if (term instanceof Application comparison && compares(comparison)) {
        add(comparison);
      }
    }
    found.removeIf(p -> p instanceof Constant || isValue(p));
    return found.stream().limit(most).toList();
  }

  private static boolean compares(Application term) {
    return term.operator() instanceof CoreOperator operator
        && switch (operator) {
          case EQUAL, ULT, SLT -> term.argument(0).sort() instanceof Sort.BitVec;
          default -> false;
        };
  }

  /** Whether it says that a word has one value, which its bits say as well, or more generally. */
  private static boolean isValue(Term predicate) {
    return predicate.is(CoreOperator.EQUAL)
        && (predicate.argument(0) instanceof Constant || predicate.argument(1) instanceof Constant)
        && Traversal.symbols(List.of(predicate)).size() == 1;
  }

  private void add(Application comparison) {
    Term left = comparison.argument(0);
    Term right = comparison.argument(1);
    if (state.containsAll(Traversal.symbols(List.of(comparison)))) {
      found.add(positive(comparison));
    }
    for (Term a : words(left)) {
      for (Term b : words(right)) {
        if (a != b && a.sort().equals(b.sort())) {
          add(comparison, a, b);
        }
      }
      if (right instanceof Constant && a.sort().equals(right.sort())) {
        add(comparison, a, right);
      }
    }
    if (left instanceof Constant) {
      words(right).stream()
          .filter(b -> b.sort().equals(left.sort()))
          .forEach(b -> add(comparison, b, left));
    }
  }

  /** That they are equal, and how they are ordered if the program asks for that. */
  private void add(Application comparison, Term a, Term b) {
    found.add(positive(terms.equal(a, b)));
    if (comparison.is(CoreOperator.ULT)) {
      found.add(positive(terms.ult(a, b)));
      found.add(positive(terms.ult(b, a)));
    } else if (comparison.is(CoreOperator.SLT)) {
      found.add(positive(terms.slt(a, b)));
      found.add(positive(terms.slt(b, a)));
    }
  }

  /** A cube may have a predicate or its negation. */
  private static Term positive(Term term) {
    return term.is(CoreOperator.NOT) ? term.argument(0) : term;
  }

  /** The words of the state in a term. */
  private List<Term> words(Term term) {
    List<Term> words = new ArrayList<>();
    for (FreeSymbol symbol : Traversal.symbols(List.of(term))) {
      if (state.contains(symbol) && symbol.sort() instanceof Sort.BitVec) {
        words.add(symbol);
      }
    }
    return words;
  }
}
