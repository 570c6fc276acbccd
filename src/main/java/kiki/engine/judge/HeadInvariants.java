// SPDX-License-Identifier: Apache-2.0
package kiki.engine.judge;

import java.util.ArrayList;
import java.util.Collection;
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
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.pointer.MemoryObject;
import kiki.solver.Answer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/**
 * The invariants of loop heads, as witnesses want them. Those of proofs hold at back edges; these
 * hold when a loop is entered, too, and name only what is in scope there. Likewise what holds
 * whenever a recursive function is called, not by itself only, and whenever it returns.
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
    return of(
        proof.method() == Proof.Method.SUMMARIES ? Ssa.Mode.SUMMARIZED : Ssa.Mode.CUT,
        proof.layers(),
        proof.unwindings());
  }

  /** The same of a proof whose invariants are about forms of a mode. */
  public List<LoopInvariant> of(Ssa.Mode mode, List<InvariantLayer> layers) {
    return of(mode, layers, 1);
  }

  private List<LoopInvariant> of(Ssa.Mode mode, List<InvariantLayer> layers, int unwindings) {
    try {
      BooleanSupplier stop = new WorkLimit(cancelled, JudgeTuning.HEAD_QUESTIONS);
      return of(Session.open(workbench, mode, stop), layers, unwindings);
    } catch (CancellationException e) {
      return List.of();
    }
  }

  private List<LoopInvariant> of(Session session, List<InvariantLayer> layers, int unwindings) {
    VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    Facts facts = new Facts(session, registry);
    for (InvariantLayer layer : layers) {
      while (session.ssa().unwindings() < layer.unwindings()) {
        session.unwind();
      }
      facts.learn(layer);
    }
    if (cutsCalls(session, unwindings)) {
      return List.of();
    }
    List<LoopInvariant> found = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      ofLoop(session, registry, layers, loop).ifPresent(found::add);
    }
    return found;
  }

  /**
   * Whether some call is left out even where the proof was found: nothing is known of the loops in
   * it, nor of what it leaves to others.
   */
  private static boolean cutsCalls(Session session, int unwindings) {
    while (!session.ssa().cutCalls().isEmpty() && session.ssa().unwindings() < unwindings) {
      session.unwind();
    }
    Collection<Term> cut = new Goals(session.ssa()).cutCalls().values();
    return !cut.isEmpty() && session.check(session.terms().or(List.copyOf(cut))) != Answer.UNSAT;
  }

  private Optional<LoopInvariant> ofLoop(
      Session session, VariableRegistry registry, List<InvariantLayer> layers, LoopView loop) {
    List<Formula> conjuncts = new ArrayList<>();
    for (InvariantLayer layer : layers) {
      Optional.ofNullable(layer.values().get(loop.number()))
          .ifPresent(value -> conjuncts.addAll(conjuncts(session, registry, loop, value)));
    }
    return conjuncts.isEmpty()
        ? Optional.empty()
        : Optional.of(LoopInvariant.of(loop, FormulaList.lines(conjuncts), List.of()));
  }

  private List<Formula> conjuncts(
      Session session, VariableRegistry registry, LoopView loop, AbstractValue value) {
    List<Formula> conjuncts = new ArrayList<>();
    List<Row> rows = value.template().rows();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      if (row.formula(value.parameter(i)).flatMap(f -> visible(loop, f)).isPresent()) {
        everywhere(session, registry, loop, row, value.parameter(i))
            .flatMap(row::formula)
            .flatMap(f -> visible(loop, f))
            .ifPresent(conjuncts::add);
      }
    }
    return conjuncts;
  }

  /** The part of a formula that mentions visible variables only, if there is one. */
  private Optional<Formula> visible(LoopView loop, Formula formula) {
    List<Formula> parts = formula instanceof Formula.Conjunction(var all) ? all : List.of(formula);
    List<Formula> kept =
        parts.stream()
            .filter(p -> p.variables().stream().allMatch(v -> isVisible(loop, v)))
            .toList();
    return kept.isEmpty() ? Optional.empty() : Optional.of(Formula.and(kept));
  }

  /**
   * Whether the name of a variable is in scope everywhere in the loop, and means this variable
   * there.
   */
  public boolean isVisible(LoopView loop, Variable variable) {
    return variable.type().isArithmetic()
        && variable.identity() instanceof StateComponent part
        && part.isVariable()
        && isInScope(loop, part.variable());
  }

  /** The same of a variable of any type. */
  public boolean isInScope(LoopView loop, SsaVariable variable) {
    return variable.instance() == 0 && isNamed(loop, variable) && !hasOthers(loop, variable);
  }

  /** Whether the loop is also executed by an activation that has a variable of its own. */
  private static boolean hasOthers(LoopView loop, SsaVariable variable) {
    return loop.instances().stream()
        .flatMap(i -> i.entry().values().keySet().stream())
        .anyMatch(v -> v.object().equals(variable.object()) && v.instance() > 0);
  }

  private boolean isNamed(LoopView loop, SsaVariable variable) {
    boolean isClear =
        variable.object() instanceof MemoryObject.Named(Symbol symbol)
            && names.isClear(symbol, loop.function());
    return switch (loop.kind()) {
      case LOOP, CALLS -> variable.role() == SsaVariable.Role.PART && isClear;
      case SUMMARY ->
          switch (variable.role()) {
            case PART, CALLED -> isClear;
            case RESULT -> true;
            case POOLED, ALIVE, COUNT, CALLED_POOLED, CALLED_ALIVE, CALLED_COUNT, REFERRER -> false;
          };
    };
  }

  /** What holds at back edges, made to hold at the entry, too; a function that returns has none. */
  private static Optional<Parameter> everywhere(
      Session session, VariableRegistry registry, LoopView loop, Row row, Parameter ofBackEdges) {
    return switch (loop.kind()) {
      case LOOP, CALLS -> onEntry(session, registry, loop, row, ofBackEdges);
      case SUMMARY -> Optional.of(ofBackEdges);
    };
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
