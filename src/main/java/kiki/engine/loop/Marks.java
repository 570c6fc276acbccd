// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.shape.MarkShape;
import kiki.domain.template.Variable;
import kiki.engine.loop.state.Mark;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.TermPattern;
import kiki.term.rewrite.Transplant;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * Finds the elements of arrays that were written before a loop is entered, at positions that can be
 * computed from what the loop finds then: the ends of strings, above all.
 */
final class Marks {
  private final Terms terms;
  private final VariableRegistry registry;
  private final LoopView loop;
  private final LoopInstance instance;

  /** What positions may be computed from, by its value. */
  private final Map<Term, StateComponent> known = new LinkedHashMap<>();

  Marks(Terms terms, VariableRegistry registry, LoopView loop, LoopInstance instance) {
    this.terms = terms;
    this.registry = registry;
    this.loop = loop;
    this.instance = instance;
  }

  List<MarkShape> among(List<Term> ordered) {
    Map<SsaVariable, Term> arrays = new LinkedHashMap<>();
    Set<Term> mentioned = new LinkedHashSet<>(ordered);
    instance.entry().values().forEach((v, value) -> addArray(arrays, v, value));
    instance
        .unchanged()
        .forEach(
            (v, value) -> {
              if (mentioned.contains(value)) {
                addArray(arrays, v, value);
              }
            });
    if (arrays.isEmpty()) {
      return List.of();
    }
    instance.unchanged().forEach((v, value) -> addPart(new ValuePlace.Now(v), value));
    instance.entry().values().forEach((v, value) -> addPart(new ValuePlace.AtEntry(v), value));
    Set<MarkShape> shapes = new LinkedHashSet<>();
    arrays.forEach((array, value) -> shapes.addAll(shapes(array, value)));
    return List.copyOf(shapes);
  }

  private static void addArray(Map<SsaVariable, Term> arrays, SsaVariable variable, Term value) {
    if (variable.kind() == SsaVariable.Kind.ARRAY
        && variable.role() == SsaVariable.Role.PART
        && variable.dimensions().size() == 1
        && variable.type() instanceof IntType) {
      arrays.put(variable, value);
    }
  }

  private void addPart(ValuePlace place, Term value) {
    SsaVariable variable = place.variable();
    if (!registry.isNameable(variable) || value instanceof Constant) {
      return;
    }
    if (variable.kind() == SsaVariable.Kind.NUMERIC) {
      known.putIfAbsent(value, StateComponent.of(place));
    } else if (variable.kind() == SsaVariable.Kind.POINTER) {
      known.putIfAbsent(
          PointerParts.offset(terms, value),
          new StateComponent(place, StateComponent.Plain.OFFSET));
    }
  }

  private List<MarkShape> shapes(SsaVariable array, Term value) {
    Set<Mark> marks = new LinkedHashSet<>();
    for (Term index : written(value)) {
      if (marks.size() < LoopTuning.MAX_MARKS) {
        mark(index).ifPresent(marks::add);
      }
    }
    int width = ((Sort.Array) value.sort()).index().width();
    IntType position = new IntType(IntType.Kind.BITVECTOR, width, IntType.Sign.SIGNED);
    List<MarkShape> shapes = new ArrayList<>();
    for (Mark mark : marks) {
      Variable index = named(StateComponent.of(new ValuePlace.MarkPosition(array, mark)), position);
      Optional<Variable> element =
          instance.entry().values().containsKey(array)
              ? Optional.of(
                  named(
                      StateComponent.of(new ValuePlace.Marked(array, mark)),
                      (IntType) array.type()))
              : Optional.empty();
      shapes.add(new MarkShape(index, element, positions(array)));
    }
    return shapes;
  }

  /** Where an array was written, the last place first. */
  private List<Term> written(Term array) {
    List<Term> indices = new ArrayList<>();
    for (Term term : Traversal.postorder(List.of(array)).reversed()) {
      if (term.is(CoreOperator.STORE) && term.sort().equals(array.sort())) {
        indices.add(term.argument(1));
      }
    }
    return indices;
  }

  /** Offsets are in bytes; other integers may be indices. */
  private Map<Variable, Long> positions(SsaVariable array) {
    Map<Variable, Long> positions = new LinkedHashMap<>();
    for (Variable variable : registry.variables(loop)) {
      if (variable.type() instanceof IntType type && type.width() > Byte.SIZE) {
        boolean offset =
            registry
                .part(loop, variable)
                .filter(p -> p.view() == StateComponent.Plain.OFFSET)
                .isPresent();
        positions.put(variable, offset ? array.dimensions().getFirst().stride() : 1);
      }
    }
    return positions;
  }

  private Variable named(StateComponent part, IntType type) {
    return registry.named(loop, part, type, Variable.Origin.GHOST);
  }

  /** The position that a term is, if it is computed from what is known. */
  private Optional<Mark> mark(Term index) {
    Map<Term, StateComponent> parts = new LinkedHashMap<>();
    List<Term> work = new ArrayList<>(List.of(index));
    int size = 0;
    while (!work.isEmpty()) {
      Term term = work.removeLast();
      if (++size > LoopTuning.MAX_MARK_NODES || term.sort() instanceof Sort.Array) {
        return Optional.empty();
      }
      if (term instanceof Constant) {
        continue;
      }
      if (known.containsKey(term)) {
        parts.put(term, known.get(term));
      } else if (term instanceof FreeSymbol) {
        return Optional.empty();
      } else {
        for (int i = 0; i < term.arity(); i++) {
          work.add(term.argument(i));
        }
      }
    }
    return Optional.of(mark(index, parts));
  }

  private Mark mark(Term index, Map<Term, StateComponent> parts) {
    List<FreeSymbol> symbols = new ArrayList<>();
    Map<FreeSymbol, Term> same = new LinkedHashMap<>();
    for (Term value : parts.keySet()) {
      FreeSymbol symbol =
          terms.symbol("mark:" + value.width() + ":" + symbols.size(), value.sort());
      symbols.add(symbol);
      same.put(symbol, symbol);
    }
    Transplant transplant = new Transplant(terms, same);
    int next = 0;
    for (Term value : parts.keySet()) {
      transplant.replace(value, symbols.get(next++));
    }
    return new Mark(List.copyOf(parts.values()), new TermPattern(symbols, transplant.apply(index)));
  }
}
