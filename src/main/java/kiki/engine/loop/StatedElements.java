// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.loop.ArrayAccesses.Access;
import kiki.engine.loop.state.ElementForm;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;

/**
 * What assertions say about the elements of arrays that a loop passes: with an arbitrary index in
 * place of the loop's counter, it may hold of all elements that other loops have written, too.
 */
final class StatedElements {
  /**
   * A claim about the elements of an array.
   *
   * @param claim a condition on an element as a function of its index
   */
  record Statement(SsaVariable array, ElementForm claim) {}

  private final ArrayAccesses analysis;
  private final ElementForms forms;
  private final Terms terms;
  private final List<SsaVariable> arrays;

  private StatedElements(ArrayAccesses analysis, List<SsaVariable> arrays) {
    this.analysis = analysis;
    this.forms = new ElementForms(analysis);
    this.terms = analysis.copy();
    this.arrays = arrays;
  }

  /** What the assertions in loops say. */
  static List<Statement> of(VariableRegistry registry, Ssa ssa) {
    Map<LoopInstance, List<Term>> violations = new LinkedHashMap<>();
    ssa.assertions().stream()
        .filter(StatedElements::isInFirstCopy)
        .filter(a -> reads(a.violation()))
        .limit(LoopTuning.MAX_ASSERTIONS_READ)
        .forEach(
            a ->
                violations
                    .computeIfAbsent(a.enclosing().getLast().loop(), _ -> new ArrayList<>())
                    .add(a.violation()));
    Set<Statement> found = new LinkedHashSet<>();
    violations.forEach(
        (instance, all) -> {
          ArrayAccesses analysis = ArrayAccesses.of(registry, instance, all);
          StatedElements stated = new StatedElements(analysis, ArrayShapes.arrays(instance));
          all.forEach(violation -> found.addAll(stated.in(violation)));
        });
    return found.stream().limit(LoopTuning.MAX_STATEMENTS).toList();
  }

  private static boolean isInFirstCopy(AssertionInstance assertion) {
    if (assertion.enclosing().isEmpty()) {
      return false;
    }
    LoopCopy around = assertion.enclosing().getLast();
    return around.copy() == 1 && around.loop().pre().isPresent();
  }

  private static boolean reads(Term term) {
    return Traversal.postorder(List.of(term)).stream().anyMatch(t -> t.is(CoreOperator.SELECT));
  }

  /** The claims whose violation is one of an assertion: with the conditions on it, and without. */
  private List<Statement> in(Term violation) {
    Set<Term> always = new LinkedHashSet<>();
    analysis.goesOn().ifPresent(guard -> always.addAll(conjuncts(guard)));
    List<Term> conjuncts =
        conjuncts(analysis.copied(violation)).stream().filter(c -> !always.contains(c)).toList();
    List<Statement> found = new ArrayList<>();
    for (Access access : analysis.accesses(arrays, List.of(violation))) {
      List<Term> known =
          conjuncts.stream().filter(c -> forms.claim(access, c).isPresent()).toList();
      List<Term> read = known.stream().filter(StatedElements::reads).toList();
      for (List<Term> together : new LinkedHashSet<>(List.of(read, known))) {
        if (!read.isEmpty()) {
          claim(access, together).ifPresent(found::add);
        }
      }
    }
    return found;
  }

  private Optional<Statement> claim(Access access, List<Term> violated) {
    Term condition = terms.not(terms.and(violated));
    return isPlain(condition)
        ? Optional.empty()
        : forms.claim(access, condition).map(form -> new Statement(access.array(), form));
  }

  /** Whether it compares something with a constant, as other rows of the domain do. */
  private static boolean isPlain(Term condition) {
    Term atom = condition.is(CoreOperator.NOT) ? condition.argument(0) : condition;
    boolean compares =
        atom.is(CoreOperator.EQUAL) || atom.is(CoreOperator.SLT) || atom.is(CoreOperator.ULT);
    return atom instanceof Constant
        || compares
            && (isPlain(atom.argument(0), atom.argument(1))
                || isPlain(atom.argument(1), atom.argument(0)));
  }

  private static boolean isPlain(Term element, Term constant) {
    return constant instanceof Constant && element.is(CoreOperator.SELECT);
  }

  private static Set<Term> conjuncts(Term term) {
    Set<Term> found = new LinkedHashSet<>();
    Deque<Term> work = new ArrayDeque<>(List.of(term));
    while (!work.isEmpty()) {
      Term next = work.pop();
      if (next.is(CoreOperator.AND)) {
        for (int i = next.arity() - 1; i >= 0; i--) {
          work.push(next.argument(i));
        }
      } else {
        found.add(next);
      }
    }
    return found;
  }
}
