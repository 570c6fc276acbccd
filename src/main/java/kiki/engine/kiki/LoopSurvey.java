// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.domain.EqualityDomain;
import kiki.domain.IntervalDomain;
import kiki.domain.ZoneDomain;
import kiki.domain.template.ProgramConstants;
import kiki.engine.control.WorkLimit;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.loop.Facts;
import kiki.engine.loop.LoopShapes;
import kiki.engine.loop.VisibleNames;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.ssa.form.Ssa;
import kiki.strategy.Strategy;

/**
 * Cheap invariants of all loops. A proof that unwinds loops has none, but a witness without any
 * convinces nobody.
 */
public final class LoopSurvey {
  private final Workbench workbench;
  private final VisibleNames names;
  private final BooleanSupplier cancelled;

  public LoopSurvey(Workbench workbench, VisibleNames names, BooleanSupplier cancelled) {
    this.workbench = workbench;
    this.names = names;
    this.cancelled = cancelled;
  }

  /** Of the heads of loops; nothing if it takes too much work. */
  public List<LoopInvariant> heads() {
    try {
      BooleanSupplier stop = new WorkLimit(cancelled, PlanTuning.SURVEY_QUESTIONS);
      return new HeadInvariants(workbench, names, cancelled).of(facts(stop));
    } catch (CancellationException e) {
      return List.of();
    }
  }

  private Proof facts(BooleanSupplier stop) {
    Session session = Session.open(workbench, Ssa.Mode.CUT, stop);
    VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    Facts facts = new Facts(session, registry);
    InvariantInference inference =
        new InvariantInference(session, registry, facts, ProgramConstants.of(session.terms()));
    Stage stage =
        new Stage(
            List.of(new IntervalDomain(), new EqualityDomain(), new ZoneDomain()),
            List.of(),
            Strategy.THRESHOLDS,
            PlanTuning.SURVEY_EFFORT);
    LoopShapes shapes = LoopShapes.of(session.ssa(), registry);
    inference.learn(stage, loop -> stage.template(shapes.withOld(loop)));
    return new Proof(Proof.Method.INDUCTION, 1, facts.layers(), List.of());
  }
}
