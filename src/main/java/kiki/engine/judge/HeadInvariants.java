// SPDX-License-Identifier: Apache-2.0
package kiki.engine.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.cfront.type.Symbol;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Formula;
import kiki.domain.template.FormulaList;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.Site;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.engine.control.WorkLimit;
import kiki.engine.loop.Facts;
import kiki.engine.loop.VisibleNames;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/**
 * The invariants of loop heads, as witnesses want them. Those of proofs hold at back edges; these
 * hold when a loop is entered, too, and name only what is in scope there.
 */
public final class HeadInvariants {
  private final Workbench workbench;
  private final VisibleNames names;
  private final BooleanSupplier cancelled;

  public HeadInvariants(Workbench workbench, VisibleNames names, BooleanSupplier cancelled) {
    this.workbench = workbench;
    this.names = names;
    this.cancelled = cancelled;
  }

  /** What a proof says of loop heads; nothing if that takes too much work. */
  public List<LoopInvariant> of(Proof proof) {
    try {
      return of(proof, new WorkLimit(cancelled, JudgeTuning.HEAD_QUESTIONS));
    } catch (CancellationException e) {
      return List.of();
    }
  }

  private List<LoopInvariant> of(Proof proof, BooleanSupplier stop) {
    Ssa.Mode mode = proof.method() == Proof.Method.SUMMARIES ? Ssa.Mode.SUMMARIZED : Ssa.Mode.CUT;
    Session session = Session.open(workbench, mode, stop);
    VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    Facts facts = new Facts(session, registry);
    for (InvariantLayer layer : proof.layers()) {
      while (session.ssa().unwindings() < layer.unwindings()) {
        session.unwind();
      }
      facts.learn(layer);
    }
    List<LoopInvariant> found = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      if (loop.kind() == LoopView.Kind.LOOP) {
        ofLoop(session, registry, proof, loop).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<LoopInvariant> ofLoop(
      Session session, VariableRegistry registry, Proof proof, LoopView loop) {
    List<Formula> conjuncts = new ArrayList<>();
    for (InvariantLayer layer : proof.layers()) {
      Optional.ofNullable(layer.values().get(loop.number()))
          .ifPresent(value -> conjuncts.addAll(conjuncts(session, registry, loop, value)));
    }
    return conjuncts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new LoopInvariant(
                loop.number(),
                loop.kind(),
                loop.function(),
                loop.location(),
                FormulaList.lines(conjuncts),
                List.of()));
  }

  private List<Formula> conjuncts(
      Session session, VariableRegistry registry, LoopView loop, AbstractValue value) {
    List<Formula> conjuncts = new ArrayList<>();
    List<Row> rows = value.template().rows();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      if (row.variables().stream().allMatch(v -> isVisible(loop, v))) {
        onEntry(session, registry, loop, row, value.parameter(i))
            .flatMap(row::formula)
            .ifPresent(conjuncts::add);
      }
    }
    return conjuncts;
  }

  /** Whether a variable has a name wherever the loop is, which means nothing else there. */
  public boolean isVisible(LoopView loop, Variable variable) {
    return variable.type().isArithmetic()
        && variable.identity() instanceof StateComponent part
        && part.isVariable()
        && part.variable().instance() == 0
        && part.variable().role() == SsaVariable.Role.PART
        && part.variable().object() instanceof MemoryObject.Named(Symbol symbol)
        && names.isClear(symbol, loop.function());
  }

  /** A parameter at least as large whose predicate holds when the loop is entered. */
  private static Optional<Parameter> onEntry(
      Session session, VariableRegistry registry, LoopView loop, Row row, Parameter ofBackEdges) {
    Parameter parameter = ofBackEdges;
    for (int joins = 0; joins <= JudgeTuning.MAX_JOINS; joins++) {
      List<Site> violations = new ArrayList<>();
      for (LoopInstance instance : loop.instances()) {
        State state = registry.state(session.terms(), instance, instance.entry());
        if (!state.has(row.variables())) {
          return Optional.empty();
        }
        Term holds = row.holds(session.terms(), state, parameter);
        Term guard = instance.entry().guard();
        violations.add(new Site(session.terms().and(guard, session.terms().not(holds)), state));
      }
      switch (session.check(session.terms().or(violations.stream().map(Site::guard).toList()))) {
        case UNSAT -> {
          return Optional.of(parameter);
        }
        case UNKNOWN -> {
          return Optional.empty();
        }
        case SAT -> {
          for (Site site : violations) {
            if (session.solver().holds(site.guard())) {
              parameter =
                  row.join(
                      parameter,
                      row.abstraction(session.terms(), session.solver()::value, site.state()));
            }
          }
        }
      }
    }
    return Optional.empty();
  }
}
