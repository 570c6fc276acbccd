// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.PointerType;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.Predicates;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.ssa.form.PointerParts;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.Transplant;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Finds conditions of the program that speak about a loop's variables only. The terms of an SSA
 * form mix in other cases: where the value comes from elsewhere, the case of the loop-back symbols
 * is taken. Whatever is found is only a candidate, so no more care is needed.
 */
final class ProgramPredicates {
  private final Terms terms;
  private final Map<FreeSymbol, Variable> symbols = new LinkedHashMap<>();

  /** The terms that speak about the loop's variables only, and how large they are. */
  private final Map<Term, Integer> sizes = new HashMap<>();

  /** For what is read from objects, the symbol that stands for it. */
  private final Map<Term, Term> read = new LinkedHashMap<>();

  ProgramPredicates(Terms terms) {
    this.terms = terms;
  }

  /** Lets conditions speak about values that are read from the objects of a pool, too. */
  ProgramPredicates read(Map<Term, Variable> members) {
    Map<Variable, Term> names = new LinkedHashMap<>();
    members.forEach(
        (value, variable) -> {
          Term name =
              names.computeIfAbsent(variable, v -> terms.fresh("member:" + v.text(), value.sort()));
          symbols.put((FreeSymbol) name, variable);
          read.put(value, name);
        });
    return this;
  }

  /**
   * @param ordered all terms to look at, arguments first
   * @param before the state of loop-back symbols
   * @param select that they are the state
   */
  List<PredicateRow> among(List<Term> ordered, State before, Term select) {
    Map<FreeSymbol, Term> same = new LinkedHashMap<>();
    before
        .values()
        .forEach(
            (variable, term) -> {
              if (term instanceof FreeSymbol symbol && !variable.isPosition()) {
                symbols.put(symbol, variable);
                same.put(symbol, symbol);
              }
            });
    read.values().forEach(name -> same.put((FreeSymbol) name, name));
    Transplant transplant = new Transplant(terms, same);
    transplant.replace(select, terms.trueTerm());
    sizes.put(select, 1);
    read.forEach(
        (value, name) -> {
          transplant.replace(value, name);
          sizes.put(value, 1);
        });
    Set<Term> patterns = new LinkedHashSet<>();
    for (Term term : ordered) {
      int size = size(term, transplant);
      if (size <= LoopTuning.MAX_PREDICATE_NODES) {
        sizes.putIfAbsent(term, size);
        if (isAtom(term)) {
          Term pattern = transplant.apply(term);
          patterns.add(pattern);
          equality(pattern).ifPresent(patterns::add);
        }
      }
    }
    patterns.removeIf(p -> p instanceof Constant || namesObject(p));
    return rows(patterns);
  }

  /** Larger than the limit if the term speaks about anything else. */
  private int size(Term term, Transplant transplant) {
    if (sizes.containsKey(term)) {
      return sizes.get(term);
    }
    if (term instanceof Constant
        || term instanceof FreeSymbol symbol && symbols.containsKey(symbol)) {
      return 1;
    }
    int size = term instanceof FreeSymbol ? LoopTuning.MAX_PREDICATE_NODES + 1 : 1;
    for (int i = 0; i < term.arity(); i++) {
      size += sizes.getOrDefault(term.argument(i), LoopTuning.MAX_PREDICATE_NODES + 1);
    }
    if (size > LoopTuning.MAX_PREDICATE_NODES && term.is(CoreOperator.ITE)) {
      return choice(term, transplant);
    }
    return size;
  }

  /** Takes the case that speaks about the loop's variables if the other does not. */
  private int choice(Term term, Transplant transplant) {
    for (int i = 1; i <= 2; i++) {
      Term taken = term.argument(i);
      if (sizes.containsKey(taken) && !sizes.containsKey(term.argument(3 - i))) {
        transplant.replace(term, taken);
        return sizes.get(taken);
      }
    }
    return LoopTuning.MAX_PREDICATE_NODES + 1;
  }

  /** Whether a pointer is compared with an object's number, which another form may give another. */
  private boolean namesObject(Term pattern) {
    boolean pointers =
        Traversal.symbols(List.of(pattern)).stream()
            .anyMatch(s -> symbols.get(s).type() instanceof PointerType);
    return pointers
        && Traversal.postorder(List.of(pattern)).stream()
            .anyMatch(t -> t instanceof Constant c && isNumber(c));
  }

  private static boolean isNumber(Constant constant) {
    return constant.value() instanceof Value.Bits bits
        && (bits.width() == PointerParts.NUMBER_WIDTH || bits.width() > Long.SIZE)
        && bits.unsigned().signum() != 0;
  }

  private static boolean isAtom(Term term) {
    if (!(term.sort() instanceof Sort.Bool) || term.arity() == 0) {
      return false;
    }
    for (int i = 0; i < term.arity(); i++) {
      if (term.argument(i).sort() instanceof Sort.Bool) {
        return false;
      }
    }
    return true;
  }

  private static int size(Term term) {
    return Traversal.postorder(List.of(term)).size();
  }

  private List<PredicateRow> rows(Set<Term> patterns) {
    List<Term> sorted = new ArrayList<>(patterns);
    sorted.sort((p, q) -> Integer.compare(size(p), size(q)));
    List<PredicateRow> rows = new ArrayList<>();
    for (Term pattern : sorted) {
      if (rows.size() < LoopTuning.MAX_PREDICATES) {
        Map<FreeSymbol, Variable> used = new LinkedHashMap<>(symbols);
        used.keySet().retainAll(Traversal.symbols(List.of(pattern)));
        Predicates.of(pattern, used).filter(row -> !rows.contains(row)).ifPresent(rows::add);
      }
    }
    return rows;
  }

  /** From {@code a < b} also {@code a == b}: together they make {@code a <= b}. */
  private Optional<Term> equality(Term pattern) {
    return pattern instanceof Application order
            && (order.operator() == CoreOperator.SLT || order.operator() == CoreOperator.ULT)
        ? Optional.of(terms.equal(order.argument(0), order.argument(1)))
        : Optional.empty();
  }
}
