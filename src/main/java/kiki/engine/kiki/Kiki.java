// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.List;
import java.util.Map;
import kiki.domain.IntervalDomain;
import kiki.domain.template.ProgramConstants;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.Facts;
import kiki.engine.loop.LoopShapes;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Obstacle;
import kiki.engine.session.Completeness;
import kiki.engine.session.Goals;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;

/**
 * The kIkI algorithm (figure 11) on one incremental solver: look for a violation within k
 * iterations; infer k-inductive invariants; check whether they, and the absence of earlier
 * violations, suffice; go to k + 1. With the havoc domain it is k-induction; with one unwinding and
 * a domain it is abstract interpretation.
 */
public final class Kiki {
  private final Session session;
  private final Judge judge;
  private final Ledger ledger;
  private final Plan plan;
  private final VariableRegistry registry;
  private final Refuter refuter;
  private final Facts facts;
  private final Prover prover;
  private final ProgramConstants constants;
  private final InvariantInference inference;
  private final Stopwatch stopwatch;
  private final Blackboard blackboard;
  private int suspectRounds;

  private Kiki(
      Session session,
      Judge judge,
      Plan plan,
      Stopwatch stopwatch,
      Blackboard blackboard,
      ProgramConstants constants) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.plan = plan;
    this.registry = blackboard.registry();
    this.refuter = new Refuter(session, judge);
    this.facts = new Facts(session, registry);
    this.prover = new Prover(session, judge, facts);
    this.constants = constants;
    this.inference = new InvariantInference(session, registry, facts, constants);
    this.stopwatch = stopwatch;
    this.blackboard = blackboard;
  }

  /**
   * The session's SSA form cuts loops.
   *
   * @param blackboard gets the invariants that are inductive at one unwinding
   */
  public static Kiki of(
      Session session, Judge judge, Plan plan, Stopwatch stopwatch, Blackboard blackboard) {
    ProgramConstants constants = ProgramConstants.of(session.terms());
    return new Kiki(session, judge, plan, stopwatch, blackboard, constants);
  }

  /** Runs until all is decided, the plan ends, or the run is cancelled. */
  public void run() {
    for (int k = 1; k < plan.firstUnwindings(); k++) {
      unwind();
    }
    while (isNeeded()) {
      int k = session.ssa().unwindings();
      ledger.listener().progress(plan.name(), k, ledger.open().size());
      if (plan.refutation() == Plan.Refutation.INCLUDED && !refute()) {
        return;
      }
      proveInStages(k);
      suspect();
      if (!isNeeded() || !goesFurther(k) || k >= plan.maxUnwindings() || isAllUnwound()) {
        return;
      }
      unwind();
    }
  }

  private boolean goesFurther(int k) {
    boolean searches = plan.refutation() == Plan.Refutation.INCLUDED && judge.pace().searched(k);
    return judge.pace().attempted(k) || searches;
  }

  /** Whether another unwinding adds nothing. */
  private boolean isAllUnwound() {
    return session.ssa().needsMore() == session.terms().falseTerm();
  }

  private boolean isNeeded() {
    return !session.isCancelled() && !ledger.open().isEmpty();
  }

  private void unwind() {
    stopwatch.time(
        Stopwatch.Part.UNWIND,
        () -> {
          session.unwind();
          facts.instantiate();
        });
  }

  /** False if cancelled. */
  private boolean refute() {
    Refuter.Outcome search = stopwatch.time(Stopwatch.Part.REFUTE, refuter::refute);
    if (search.cancelled()) {
      return false;
    }
    stopwatch
        .time(Stopwatch.Part.COMPLETENESS, () -> new Completeness(session).hidden())
        .ifPresent(hidden -> judge.unwound(search.without(hidden), session));
    return true;
  }

  private void proveInStages(int k) {
    List<Stage> stages = plan.stages().apply(k);
    if (stages.isEmpty()) {
      stopwatch.time(Stopwatch.Part.PROVE, prover::prove);
    }
    int used = 0;
    for (Stage stage : stages) {
      if (!isNeeded()) {
        return;
      }
      if (stage.isWorthwhile(session.ssa())) {
        stopwatch.time(Stopwatch.Part.INFER, () -> infer(stage));
      }
      if (stage.domains().contains(new IntervalDomain())) {
        blackboard.settle();
      }
      if (facts.layers().size() > used || stage == stages.getFirst()) {
        used = facts.layers().size();
        stopwatch.time(
            Stopwatch.Part.PROVE, () -> prover.proveWithin(k * stage.effort().conflicts()));
      }
    }
  }

  /** Leaves what invariants do not exclude to be tried. */
  private void suspect() {
    if (suspectRounds == PlanTuning.SUSPECT_UNWINDINGS || !blackboard.suspects().areWanted()) {
      return;
    }
    suspectRounds++;
    Map<Property, Term> violations = new Goals(session.ssa()).violationsInWindow();
    violations.keySet().removeIf(p -> !ledger.isOpen(p));
    for (Term violation : violations.values()) {
      if (blackboard.suspects().areWanted()
          && session.check(violation, PlanTuning.SUSPECT_CONFLICTS) == Answer.SAT) {
        blackboard.suspects().add(new ModelReader(session).counterexample());
      }
    }
  }

  /**
   * Invariants are learnt for good only if every call is represented: the loops of a call that is
   * cut are not in the induction.
   */
  private void infer(Stage stage) {
    Map<Obstacle, Term> cut = new Goals(session.ssa()).cutCalls();
    if (session.ssa().loops().isEmpty() || session.impossible(cut).size() < cut.size()) {
      return;
    }
    LoopShapes shapes = new LoopShapes(session.ssa(), registry, constants);
    int known = facts.layers().size();
    if (inference.learn(stage, shapes)) {
      publish(known);
      ledger.listener().learned(plan.name(), session.ssa().unwindings(), facts::invariants);
    }
  }

  private void publish(int known) {
    if (session.ssa().unwindings() == 1 && facts.layers().size() > known) {
      blackboard.publish(facts.layers().getLast());
    }
  }
}
