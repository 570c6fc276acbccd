// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.type.IntType;
import kiki.engine.loop.state.ElementIndices;
import kiki.engine.loop.state.IndexForm;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.Transplant;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * The array index analysis (arrays, section 3.2): at which positions an arbitrary iteration of a
 * loop accesses arrays, and how these move. It works on a copy of the terms in which the loop
 * starts in an arbitrary iteration, so that indices are sums of loop-back symbols.
 */
final class ArrayAccesses {
  /** An array and the position at which an iteration reads or writes it. */
  record Access(SsaVariable array, IndexForm at) {}

  private final LoopInstance instance;
  private final Map<SsaVariable, Term> before;
  private final Terms copy;
  private final Transplant transplant;
  private final Map<Term, IndexForm.Part> known = new LinkedHashMap<>();
  private final Map<IndexForm.Part, Optional<Set<Long>>> steps = new HashMap<>();

  private ArrayAccesses(LoopInstance instance, Terms copy, Transplant transplant) {
    this.instance = instance;
    this.before = instance.pre().orElseThrow().values();
    this.copy = copy;
    this.transplant = transplant;
  }

  /** The instance can start in an arbitrary iteration. */
  static ArrayAccesses of(VariableRegistry registry, LoopInstance instance) {
    return of(registry, instance, List.of());
  }

  /**
   * The instance can start in an arbitrary iteration.
   *
   * @param further terms that are looked at
   */
  static ArrayAccesses of(
      VariableRegistry registry, LoopInstance instance, Collection<Term> further) {
    Terms copy = new Terms();
    ArrayAccesses analysis = new ArrayAccesses(instance, copy, transplant(instance, copy, further));
    analysis.before.forEach((v, value) -> analysis.know(registry, v, value));
    instance.unchanged().forEach((v, value) -> analysis.know(registry, v, value));
    return analysis;
  }

  /** Different accesses of an iteration to some arrays. */
  List<Access> accesses(Collection<SsaVariable> arrays) {
    return accesses(arrays, roots(instance));
  }

  /** Different accesses to some arrays in terms. */
  List<Access> accesses(Collection<SsaVariable> arrays, Collection<Term> roots) {
    Map<Term, SsaVariable> owners = new HashMap<>();
    for (SsaVariable array : arrays) {
      ElementIndices.sources(List.of(transplant.apply(value(array))))
          .forEach(s -> owners.putIfAbsent(s, array));
    }
    Set<Access> found = new LinkedHashSet<>();
    for (Term term : Traversal.postorder(roots.stream().map(transplant::apply).toList())) {
      if (term.is(CoreOperator.SELECT) || term.is(CoreOperator.STORE)) {
        for (Term source : ElementIndices.sources(List.of(term.argument(0)))) {
          if (owners.containsKey(source)) {
            SsaVariable array = owners.get(source);
            Term element = copy.extract(term.argument(1), indexWidth(array) - 1, 0);
            IndexForm at = IndexForm.of(element, known);
            // Where an access may be unaligned, its bytes are also looked for in other elements.
            if (at.constant() % at.divisor() == 0) {
              found.add(new Access(array, at));
            }
          }
        }
      }
    }
    return List.copyOf(found);
  }

  /** The indices at which an iteration accesses an array, in the copy. */
  Set<Term> indices(SsaVariable array) {
    Set<Term> own = ElementIndices.sources(List.of(transplant.apply(value(array))));
    Set<Term> found = new LinkedHashSet<>();
    for (Term term :
        Traversal.postorder(roots(instance).stream().map(transplant::apply).toList())) {
      if ((term.is(CoreOperator.SELECT) || term.is(CoreOperator.STORE))
          && !Collections.disjoint(own, ElementIndices.sources(List.of(term.argument(0))))) {
        found.add(term.argument(1));
      }
    }
    return found;
  }

  /** The factory of the copied terms. */
  Terms copy() {
    return copy;
  }

  /** A term in the copy. */
  Term copied(Term term) {
    return transplant.apply(term);
  }

  /** What holds where an iteration ends, in the copy. */
  Optional<Term> goesOn() {
    return instance.backEdges().stream().findFirst().map(point -> copied(point.guard()));
  }

  /** The parts of the state that positions are made from, by their values in the copy. */
  Map<Term, IndexForm.Part> known() {
    return Collections.unmodifiableMap(known);
  }

  /** What the loop changes at its head, in the copy. */
  Map<SsaVariable, Term> changed() {
    return copied(before);
  }

  Map<SsaVariable, Term> unchanged() {
    return copied(instance.unchanged());
  }

  private Map<SsaVariable, Term> copied(Map<SsaVariable, Term> values) {
    Map<SsaVariable, Term> found = new LinkedHashMap<>();
    values.forEach((variable, value) -> found.put(variable, transplant.apply(value)));
    return found;
  }

  /** An array after an iteration, in the copy. */
  Optional<Term> after(SsaVariable array) {
    return instance.backEdges().stream()
        .findFirst()
        .map(point -> point.values().get(array))
        .map(transplant::apply);
  }

  /** A term of the copy as a position. */
  IndexForm form(Term term) {
    return term.sort() instanceof Sort.BitVec ? IndexForm.of(term, known) : IndexForm.UNKNOWN;
  }

  /** How wide the numbers of an array's elements are. */
  int indexWidth(SsaVariable array) {
    int width = ((Sort.Array) value(array).sort()).index().width();
    if (array.role() != SsaVariable.Role.POOLED) {
      return width;
    }
    int objects =
        Stream.of(before, instance.unchanged())
            .flatMap(values -> values.entrySet().stream())
            .filter(e -> e.getKey().role() == SsaVariable.Role.COUNT)
            .filter(e -> e.getKey().instance() == array.instance())
            .mapToInt(e -> e.getValue().width())
            .findFirst()
            .orElseThrow();
    return width - objects;
  }

  private Term value(SsaVariable array) {
    return before.getOrDefault(array, instance.unchanged().get(array));
  }

  /** What the first copy of the body computes: the others do the same later. */
  private static List<Term> roots(LoopInstance instance) {
    List<Term> roots = new ArrayList<>();
    instance.backEdges().stream()
        .findFirst()
        .ifPresent(
            point -> {
              roots.add(point.guard());
              roots.addAll(point.values().values());
            });
    return roots;
  }

  private static Transplant transplant(
      LoopInstance instance, Terms copy, Collection<Term> further) {
    List<Term> all = new ArrayList<>(roots(instance));
    all.addAll(further);
    all.addAll(instance.pre().orElseThrow().values().values());
    all.addAll(instance.unchanged().values());
    all.addAll(instance.entry().values().values());
    Map<FreeSymbol, Term> symbols = new HashMap<>();
    for (FreeSymbol symbol : Traversal.symbols(all)) {
      symbols.put(
          symbol,
          symbol == instance.loopSelect()
              ? copy.trueTerm()
              : copy.symbol(symbol.name() + "#" + symbol.id(), symbol.sort()));
    }
    return new Transplant(copy, symbols);
  }

  private void know(VariableRegistry registry, SsaVariable variable, Term value) {
    if (!registry.isNameable(variable) || value instanceof Constant) {
      return;
    }
    ValuePlace place = new ValuePlace.Now(variable);
    if (variable.kind() == SsaVariable.Kind.NUMERIC && variable.type() instanceof IntType type) {
      known.putIfAbsent(
          transplant.apply(value), new IndexForm.Part(StateComponent.of(place), type));
    } else if (variable.kind() == SsaVariable.Kind.POINTER) {
      Term offset = PointerParts.offset(copy, transplant.apply(value));
      StateComponent part = new StateComponent(place, StateComponent.Plain.OFFSET);
      if (!(offset instanceof Constant)) {
        known.putIfAbsent(offset, new IndexForm.Part(part, offsetType(offset)));
      }
    }
  }

  private static IntType offsetType(Term offset) {
    return offset.width() == IntType.INT.width() ? IntType.INT : IntType.LONG_LONG;
  }

  /** By how much a position moves in an iteration, over all paths; empty if that is not known. */
  Optional<Set<Long>> steps(IndexForm at) {
    if (!at.complete()) {
      return Optional.empty();
    }
    Set<Long> sums = new LinkedHashSet<>(Set.of(0L));
    for (Map.Entry<IndexForm.Part, Long> e : at.factors().entrySet()) {
      Optional<Set<Long>> part = steps.computeIfAbsent(e.getKey(), this::stepsOf);
      if (part.isEmpty()) {
        return Optional.empty();
      }
      if (sums.size() > 1 && part.get().size() > 1) {
        return Optional.empty();
      }
      Set<Long> next = new LinkedHashSet<>();
      sums.forEach(sum -> part.get().forEach(s -> next.add(sum + e.getValue() * s)));
      sums = next;
    }
    return Optional.of(sums);
  }

  private Optional<Set<Long>> stepsOf(IndexForm.Part part) {
    SsaVariable variable = part.component().variable();
    IndexForm own = new IndexForm(Map.of(part, 1L), 0, 1, true);
    if (instance.backEdges().isEmpty()) {
      return Optional.empty();
    }
    Term value = instance.backEdges().getFirst().values().get(variable);
    if (value == null) {
      return Optional.of(Set.of(0L));
    }
    Set<Long> found = new LinkedHashSet<>();
    for (Term leaf : leaves(transplant.apply(value))) {
      boolean offset = part.component().view() == StateComponent.Plain.OFFSET;
      Term now = offset ? PointerParts.offset(copy, leaf) : leaf;
      IndexForm step = IndexForm.of(now, known).minus(own);
      if (!step.isConstant()) {
        return Optional.empty();
      }
      found.add(step.constant());
    }
    return Optional.of(found);
  }

  /** What nested choices choose from. */
  static List<Term> leaves(Term value) {
    List<Term> leaves = new ArrayList<>();
    Deque<Term> work = new ArrayDeque<>(List.of(value));
    Set<Term> seen = new LinkedHashSet<>(work);
    while (!work.isEmpty()) {
      Term term = work.pop();
      if (term.is(CoreOperator.ITE)) {
        for (int i = 1; i <= 2; i++) {
          if (seen.add(term.argument(i))) {
            work.push(term.argument(i));
          }
        }
      } else {
        leaves.add(term);
      }
    }
    return leaves;
  }

  /** The variables that an iteration may set to the position: those that remember it. */
  List<IndexForm> remembering(IndexForm at) {
    List<IndexForm> found = new ArrayList<>();
    for (IndexForm.Part part : known.values()) {
      Term value =
          instance.backEdges().isEmpty()
              ? null
              : instance.backEdges().getFirst().values().get(part.component().variable());
      if (value != null
          && part.component().isVariable()
          && !at.factors().containsKey(part)
          && leaves(transplant.apply(value)).stream()
              .anyMatch(leaf -> IndexForm.of(leaf, known).equals(at))) {
        found.add(new IndexForm(Map.of(part, 1L), 0, 1, true));
      }
    }
    return found;
  }

  /** Up to where the loop goes on, as its guard compares a variable; also if that is a constant. */
  Optional<IndexForm> bound(IndexForm variable) {
    return limits(variable).filter(other -> !isMoving(other)).findFirst();
  }

  /** Whether an iteration may change the position. */
  boolean isMoving(IndexForm at) {
    return at.factors().keySet().stream()
        .anyMatch(part -> before.containsKey(part.component().variable()));
  }

  /**
   * Up to where the loop goes on, as its guard compares the position: what it leaves out behind
   * that may be anything.
   */
  Optional<IndexForm> limit(IndexForm at) {
    return limits(at).filter(other -> !other.isConstant() && !isMoving(other)).findFirst();
  }

  private Stream<IndexForm> limits(IndexForm at) {
    return Traversal.postorder(
            instance.backEdges().stream()
                .limit(1)
                .map(point -> transplant.apply(point.guard()))
                .toList())
        .stream()
        .filter(term -> term.is(CoreOperator.SLT) || term.is(CoreOperator.ULT))
        .flatMap(
            term -> {
              IndexForm first = form(term.argument(0));
              IndexForm second = form(term.argument(1));
              return Stream.of(limit(at, first, second, 0), limit(at, second, first, 1))
                  .flatMap(Optional::stream);
            });
  }

  private static Optional<IndexForm> limit(
      IndexForm at, IndexForm moving, IndexForm other, long more) {
    IndexForm distance = at.minus(moving);
    boolean limits =
        at.divisor() == 1 && distance.isConstant() && other.complete() && other.divisor() == 1;
    return limits
        ? Optional.of(
            new IndexForm(other.factors(), other.constant() + distance.constant() + more, 1, true))
        : Optional.empty();
  }

  /** The position where the loop is entered. */
  Optional<IndexForm> entered(IndexForm at) {
    Map<IndexForm.Part, IndexForm> replacements = new LinkedHashMap<>();
    for (IndexForm.Part part : at.factors().keySet()) {
      Term value = instance.entry().values().get(part.component().variable());
      if (value != null) {
        StateComponent.View view = part.component().view();
        Term entered = view == StateComponent.Plain.OFFSET ? offset(value) : value;
        StateComponent then =
            new StateComponent(new ValuePlace.AtEntry(part.component().variable()), view);
        replacements.put(
            part,
            entered instanceof Constant c
                ? IndexForm.of(copy.constant(c.value()), Map.of())
                : new IndexForm(Map.of(new IndexForm.Part(then, part.type()), 1L), 0, 1, true));
      }
    }
    return at.with(replacements);
  }

  private Term offset(Term pointer) {
    return PointerParts.offset(copy, transplant.apply(pointer));
  }
}
