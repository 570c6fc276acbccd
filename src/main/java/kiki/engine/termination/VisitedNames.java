// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.domain.template.Variable;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.ranking.MeasureNames;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.value.Value;

/**
 * What C calls the variables that a measure is about: themselves, what a pointer points to that the
 * loop leaves alone, and for an offset the pointer, if it stays in its object.
 */
final class VisitedNames {
  private final Session session;
  private final HeadInvariants heads;
  private final LoopView loop;

  VisitedNames(Session session, HeadInvariants heads, LoopView loop) {
    this.session = session;
    this.heads = heads;
    this.loop = loop;
  }

  /** Empty if one of them has no name. */
  Optional<MeasureNames> of(List<Variable> variables) {
    Map<Variable, String> words = new HashMap<>();
    Set<Variable> pointers = new HashSet<>();
    for (Variable variable : variables) {
      if (heads.isVisible(loop, variable)) {
        words.put(variable, variable.text());
      } else if (isOffset(variable)) {
        moved(variable)
            .ifPresent(
                pointer -> {
                  words.put(variable, pointer.text());
                  pointers.add(variable);
                });
      } else {
        pointed(variable).ifPresent(word -> words.put(variable, word));
      }
    }
    return words.keySet().containsAll(variables)
        ? Optional.of(new MeasureNames(words, pointers))
        : Optional.empty();
  }

  private static boolean isOffset(Variable variable) {
    return variable.identity() instanceof StateComponent part
        && part.place() instanceof ValuePlace.Now
        && (part.view() == StateComponent.Plain.OFFSET
            || part.isVariable() && variable.type() instanceof PointerType);
  }

  /** The pointer whose offset it is, if it has a name and points to one object all the time. */
  private Optional<SsaVariable> moved(Variable offset) {
    SsaVariable pointer = ((StateComponent) offset.identity()).variable();
    return heads.isInScope(loop, pointer) && staysInItsObject(pointer)
        ? Optional.of(pointer)
        : Optional.empty();
  }

  /** Of a first iteration and an arbitrary one. */
  private boolean staysInItsObject(SsaVariable pointer) {
    List<Term> ways = new ArrayList<>();
    for (LoopInstance instance : loop.instances()) {
      if (instance.backEdges().isEmpty()) {
        continue;
      }
      LoopInstance.Point after = instance.backEdges().getFirst();
      Term first = session.terms().not(instance.loopSelect());
      ways.add(leaves(pointer, instance.entry(), after, first));
      instance.pre().ifPresent(pre -> ways.add(leaves(pointer, pre, after, instance.loopSelect())));
    }
    return session.check(session.terms().or(ways)) == Answer.UNSAT;
  }

  private Term leaves(
      SsaVariable pointer, LoopInstance.Point from, LoopInstance.Point to, Term guard) {
    Term before = from.values().get(pointer);
    Term after = to.values().get(pointer);
    if (before == null || after == null) {
      return session.terms().trueTerm();
    }
    Term same =
        session
            .terms()
            .equal(
                PointerParts.base(session.terms(), before),
                PointerParts.base(session.terms(), after));
    return session.terms().and(to.guard(), guard, session.terms().not(same));
  }

  /** What it is behind a pointer that leads there whenever the loop is visited. */
  private Optional<String> pointed(Variable variable) {
    if (!(variable.identity() instanceof StateComponent part)
        || !part.isVariable()
        || !variable.type().isArithmetic()
        || part.variable().role() != SsaVariable.Role.PART) {
      return Optional.empty();
    }
    Optional<Set<String>> common = Optional.empty();
    for (LoopInstance instance : loop.instances()) {
      Set<String> here = pointersTo(part.variable(), instance);
      common.ifPresent(here::retainAll);
      common = Optional.of(here);
    }
    return common.filter(all -> !all.isEmpty()).map(all -> "*" + all.iterator().next());
  }

  private Set<String> pointersTo(SsaVariable cell, LoopInstance instance) {
    Set<String> found = new TreeSet<>();
    instance
        .unchanged()
        .forEach(
            (pointer, value) -> {
              if (pointer.type() instanceof PointerType(var target, var qualifiers)
                  && target.equals(cell.type())
                  && qualifiers.equals(Qualifiers.NONE)
                  && heads.isInScope(loop, pointer)
                  && pointer.text().matches("\\w+")
                  && leadsTo(cell, value)) {
                found.add(pointer.text());
              }
            });
    return found;
  }

  private boolean leadsTo(SsaVariable cell, Term value) {
    if (!(value instanceof Constant constant)
        || !(constant.value() instanceof Value.Bits pointer)) {
      return false;
    }
    ObjectNames.Target target = session.ssa().objects().target(pointer);
    return target.kind() == ObjectNames.Kind.OBJECT
        && target.object().filter(cell.object()::equals).isPresent()
        && target.instance() == cell.instance()
        && target.offset() * Byte.SIZE == cell.bitOffset();
  }
}
