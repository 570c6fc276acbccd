// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.ssa.form.SsaVariable;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.ProductOrder;
import kiki.term.rewrite.TermMatch;
import kiki.term.rewrite.TermPattern;
import kiki.term.rewrite.Transplant;
import kiki.term.value.CoreOperator;

/**
 * A number as a function of the counters of two loops, one inside of the other: a position in an
 * array, or what is written there.
 *
 * @param pattern the function
 * @param arguments of the pattern
 * @param written the function as one reads it
 */
public record GridForm(TermPattern pattern, List<Argument> arguments, String written) {
  /** What the function depends on. */
  public sealed interface Argument {
    /**
     * One of the counters.
     *
     * @param cell zero for that of the outer loop, one for that of the inner one
     */
    record Counter(int cell) implements Argument {}

    /** A variable or array as it is. */
    record Current(SsaVariable variable) implements Argument {}

    /** As one reads it. */
    default String text() {
      return switch (this) {
        case Counter(int cell) -> ArraySegment.NAMES.get(cell);
        case Current(SsaVariable v) -> v.text();
      };
    }

    private Argument renamed(FormNames names) {
      return switch (this) {
        case Counter _ -> this;
        case Current(SsaVariable v) -> new Current(names.variable(v));
      };
    }
  }

  public GridForm {
    arguments = List.copyOf(arguments);
  }

  /** The same in another form of the program, in which variables are called otherwise. */
  GridForm renamed(FormNames names) {
    return new GridForm(pattern, arguments.stream().map(a -> a.renamed(names)).toList(), written);
  }

  /** The value for two counters; empty if the snapshot does not have all it depends on. */
  Optional<Term> read(Terms terms, Snapshot snapshot, List<Term> counters) {
    return values(snapshot, counters).map(values -> pattern.apply(terms, values));
  }

  private Optional<List<Term>> values(Snapshot snapshot, List<Term> counters) {
    List<Term> values = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Optional<Term> value =
          switch (arguments.get(i)) {
            case Argument.Counter(int cell) -> Optional.of(counters.get(cell));
            case Argument.Current(SsaVariable v) -> snapshot.value(v);
          };
      // In another form of the program, variables may be represented otherwise.
      if (value.isEmpty() || !value.get().sort().equals(pattern.parameters().get(i).sort())) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }

  /** Counters for which the value is a term, as far as its structure shows. */
  Optional<List<Term>> counters(Terms terms, Snapshot snapshot, Term value) {
    Map<FreeSymbol, Term> known = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Argument.Current(SsaVariable v)) {
        Optional<Term> current = snapshot.value(v);
        if (current.isEmpty() || !current.get().sort().equals(pattern.parameters().get(i).sort())) {
          return Optional.empty();
        }
        known.put(pattern.parameters().get(i), current.get());
      }
    }
    int row = arguments.indexOf(new Argument.Counter(0));
    int column = arguments.indexOf(new Argument.Counter(1));
    return new TermMatch(terms)
        .match(pattern, value, known)
        .filter(_ -> row >= 0 && column >= 0)
        .map(
            found ->
                List.of(
                    found.get(pattern.parameters().get(row)),
                    found.get(pattern.parameters().get(column))));
  }

  /**
   * What always holds of the function's products for some counters and for others: they have a
   * factor in common.
   */
  List<Term> orders(Terms terms, Snapshot snapshot, List<Term> counters, List<Term> others) {
    List<Term> found = new ArrayList<>();
    Optional<Transplant> here = values(snapshot, counters).map(v -> transplant(terms, v));
    Optional<Transplant> there = values(snapshot, others).map(v -> transplant(terms, v));
    if (here.isPresent() && there.isPresent()) {
      for (Term term : Traversal.postorder(List.of(pattern.body()))) {
        if (term.is(CoreOperator.MUL) && term.arity() == 2) {
          for (int moving = 0; moving < 2; moving++) {
            if (counts(term.argument(moving)) && !counts(term.argument(1 - moving))) {
              Term a = here.get().apply(term.argument(moving));
              Term b = there.get().apply(term.argument(moving));
              Term factor = here.get().apply(term.argument(1 - moving));
              found.add(ProductOrder.of(terms, a, b, factor));
            }
          }
        }
      }
    }
    return found;
  }

  private Transplant transplant(Terms terms, List<Term> values) {
    Map<FreeSymbol, Term> symbols = new HashMap<>();
    for (int i = 0; i < values.size(); i++) {
      symbols.put(pattern.parameters().get(i), values.get(i));
    }
    return new Transplant(terms, symbols);
  }

  private boolean counts(Term part) {
    Set<FreeSymbol> symbols = Traversal.symbols(List.of(part)).stream().collect(Collectors.toSet());
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Argument.Counter
          && symbols.contains(pattern.parameters().get(i))) {
        return true;
      }
    }
    return false;
  }
}
