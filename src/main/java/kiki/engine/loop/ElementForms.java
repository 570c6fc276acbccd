// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.loop.ArrayAccesses.Access;
import kiki.engine.loop.state.ElementForm;
import kiki.engine.loop.state.ElementForm.Argument;
import kiki.engine.loop.state.FormText;
import kiki.engine.loop.state.IndexForm;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.TermAbstraction;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.TermPattern;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * Closed forms of what a loop writes element by element: where an iteration writes {@code a[i] =
 * e}, the elements it has passed are {@code e} with their index in place of {@code i}, unless a
 * later iteration changes them. They are candidates only.
 */
final class ElementForms {
  /** What is read from an array that the loop changes. */
  private enum Reading {
    /** What was there before the loop: it is written after it is read. */
    ENTERED,
    /** What is there now: the loop builds on elements it has written. */
    CURRENT
  }

  private final ArrayAccesses analysis;
  private final Terms terms;

  ElementForms(ArrayAccesses analysis) {
    this.analysis = analysis;
    this.terms = analysis.copy();
  }

  /** Forms of the element that an iteration writes at a position. */
  List<ElementForm> of(Access access) {
    Optional<ElementForm.Counter> counter = counter(access.at());
    Optional<Term> element = written(access);
    if (counter.isEmpty() || element.isEmpty() || isPlain(element.get(), counter.get())) {
      return List.of();
    }
    Set<ElementForm> found = new LinkedHashSet<>();
    for (Reading reading : Reading.values()) {
      form(element.get(), counter.get(), arguments(counter.get(), reading)).ifPresent(found::add);
    }
    return List.copyOf(found);
  }

  /**
   * A condition of an iteration as a function of the index of an element that it accesses, which
   * means the same in other loops: it speaks about elements and variables as they are. Where the
   * index is a multiple of the counter, most elements have no iteration, and others say the same.
   */
  Optional<ElementForm> claim(Access access, Term condition) {
    return counter(access.at())
        .filter(counter -> Math.abs(counter.factor()) == 1)
        .flatMap(
            counter -> {
              Map<Term, Argument> current = arguments(counter, Reading.CURRENT);
              current.values().removeIf(Argument.Moving.class::isInstance);
              return form(condition, counter, current);
            });
  }

  /**
   * Whether an iteration computes what it writes at a position from inputs or from other elements
   * of the same array, so that it is no function of the index, but may be in proportion to it or to
   * elements that are written together with it.
   */
  boolean isOpen(Access access) {
    Optional<Term> element = written(access).filter(e -> e.sort() instanceof Sort.BitVec);
    if (element.isEmpty()
        || ArrayAccesses.leaves(element.get()).stream().noneMatch(ElementForms::isComputed)) {
      return false;
    }
    return counter(access.at())
        .flatMap(c -> form(element.get(), c, arguments(c, Reading.ENTERED)))
        .filter(form -> form.variables().noneMatch(access.array()::equals))
        .isEmpty();
  }

  private static boolean isComputed(Term leaf) {
    return leaf.is(CoreOperator.SIGN_EXTEND)
            || leaf.is(CoreOperator.ZERO_EXTEND)
            || leaf.is(CoreOperator.EXTRACT)
        ? isComputed(leaf.argument(0))
        : leaf.is(CoreOperator.ADD) || leaf.is(CoreOperator.NEG) || leaf.is(CoreOperator.MUL);
  }

  /** The only part that moves, if it is a variable and each iteration has an element of its own. */
  private Optional<ElementForm.Counter> counter(IndexForm at) {
    List<IndexForm.Part> moving =
        at.factors().keySet().stream().filter(p -> analysis.isMoving(IndexForm.of(p))).toList();
    if (!at.complete() || at.divisor() != 1 || moving.size() != 1) {
      return Optional.empty();
    }
    IndexForm.Part part = moving.getFirst();
    long factor = at.factors().get(part);
    if (!part.component().isVariable() || step(part).isEmpty()) {
      return Optional.empty();
    }
    IndexForm rest = at.minus(IndexForm.of(part).times(factor));
    return Optional.of(
        new ElementForm.Counter(part.component().variable(), part.type(), factor, rest.border()));
  }

  /** By how much a variable moves in each iteration, if always by the same number but zero. */
  private Optional<Long> step(IndexForm.Part part) {
    return analysis
        .steps(IndexForm.of(part))
        .filter(s -> s.size() == 1 && !s.contains(0L))
        .map(s -> s.iterator().next());
  }

  /** What an iteration leaves in an array at the position, if it writes there. */
  private Optional<Term> written(Access access) {
    Optional<Term> after = analysis.after(access.array());
    if (after.isEmpty()) {
      return Optional.empty();
    }
    Deque<Term> work = new ArrayDeque<>(List.of(after.get()));
    Set<Term> seen = new LinkedHashSet<>(work);
    while (!work.isEmpty()) {
      Term array = work.pop();
      if (array.is(CoreOperator.STORE) && analysis.form(array.argument(1)).equals(access.at())) {
        return Optional.of(terms.select(after.get(), array.argument(1)));
      }
      for (int i = 0; i < array.arity(); i++) {
        if (array.argument(i).sort() instanceof Sort.Array && seen.add(array.argument(i))) {
          work.push(array.argument(i));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether other rows of the domain say as much. */
  private boolean isPlain(Term element, ElementForm.Counter counter) {
    if (!(element.sort() instanceof Sort.BitVec)) {
      return true;
    }
    if (element.is(CoreOperator.SELECT)) {
      return analysis.form(element.argument(1)).complete()
          && analysis.unchanged().containsValue(element.argument(0));
    }
    Map<IndexForm.Part, Long> factors = analysis.form(element).factors();
    return analysis.form(element).complete()
        && factors.values().stream().allMatch(factor -> factor == 1)
        && factors.size() <= 1
        && factors.keySet().stream()
            .allMatch(
                part ->
                    part.component().variable().equals(counter.variable())
                        || !analysis.isMoving(IndexForm.of(part)));
  }

  private Map<Term, Argument> arguments(ElementForm.Counter counter, Reading reading) {
    Map<Term, Argument> found = new LinkedHashMap<>();
    analysis
        .changed()
        .forEach(
            (variable, value) -> {
              if (variable.equals(counter.variable())) {
                found.putIfAbsent(value, new Argument.Counting());
              } else if (isArray(variable)) {
                found.putIfAbsent(
                    value,
                    switch (reading) {
                      case ENTERED -> new Argument.Entered(variable);
                      case CURRENT -> new Argument.Current(variable);
                    });
              }
            });
    analysis
        .known()
        .forEach(
            (value, part) -> moving(counter, part).ifPresent(a -> found.putIfAbsent(value, a)));
    analysis
        .unchanged()
        .forEach(
            (variable, value) -> {
              if (isArray(variable) || analysis.known().containsKey(value)) {
                found.putIfAbsent(value, new Argument.Current(variable));
              }
            });
    return found;
  }

  private static boolean isArray(SsaVariable variable) {
    return variable.kind() == SsaVariable.Kind.ARRAY && variable.role() == SsaVariable.Role.PART;
  }

  private Optional<Argument> moving(ElementForm.Counter counter, IndexForm.Part part) {
    IndexForm.Part counting =
        new IndexForm.Part(StateComponent.of(counter.variable()), counter.type());
    Optional<Long> own = step(counting);
    Optional<Long> step = step(part);
    return part.component().isVariable()
            && analysis.isMoving(IndexForm.of(part))
            && own.isPresent()
            && step.filter(s -> s % own.get() == 0).isPresent()
        ? Optional.of(
            new Argument.Moving(part.component().variable(), part.type(), step.get() / own.get()))
        : Optional.empty();
  }

  /** The element as a function of arguments, if it depends on nothing else. */
  private Optional<ElementForm> form(
      Term element, ElementForm.Counter counter, Map<Term, Argument> arguments) {
    return new TermAbstraction<>(terms, arguments)
        .of(element)
        .map(
            function -> {
              TermPattern pattern = function.pattern();
              List<String> texts = function.arguments().stream().map(a -> a.text(counter)).toList();
              return new ElementForm(
                  pattern,
                  function.arguments(),
                  counter,
                  new FormText(pattern.parameters(), texts).of(pattern.body()));
            });
  }
}
