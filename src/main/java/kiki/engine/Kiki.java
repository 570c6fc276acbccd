package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.domain.AbstractValue;
import kiki.domain.Constants;
import kiki.domain.Template;
import kiki.program.Property;
import kiki.ssa.LoopView;
import kiki.strategy.Inference;
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
  private final Constants constants;
  private final Stopwatch stopwatch;

  /** The session's SSA form cuts loops. */
  public Kiki(
      Session session, Judge judge, Plan plan, VariableRegistry registry, Stopwatch stopwatch) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.plan = plan;
    this.registry = registry;
    this.refuter = new Refuter(session, judge);
    this.facts = new Facts(session, registry);
    this.constants = Constants.of(session.terms());
    this.stopwatch = stopwatch;
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
      if (!goesFurther(k) || k >= plan.maxUnwindings() || isAllUnwound()) {
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
    if (stopwatch.time(Stopwatch.Part.COMPLETENESS, () -> new Completeness(session).isComplete())) {
      int k = session.ssa().unwindings();
      Proof proof = new Proof(Proof.Method.COMPLETE_UNWINDING, k, List.of(), List.of());
      judge.proved(search.excluded(), proof);
    }
    return true;
  }

  private void proveInStages(int k) {
    List<Stage> stages = plan.stages().apply(k);
    if (stages.isEmpty()) {
      stopwatch.time(Stopwatch.Part.PROVE, this::prove);
    }
    for (Stage stage : stages) {
      if (!isNeeded()) {
        return;
      }
      if (stage.isWorthwhile(session.ssa())) {
        stopwatch.time(Stopwatch.Part.INFER, () -> infer(stage));
      }
      stopwatch.time(Stopwatch.Part.PROVE, this::prove);
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
    List<Template> templates = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      templates.add(stage.template(shapes.shape(loop)));
    }
    Inference inference =
        new Inference(session.solver(), stage.strategy(), stage.effort(), constants);
    Optional<List<AbstractValue>> values =
        inference.infer(new Inductor(session.ssa(), registry).problem(templates));
    values.ifPresent(
        found -> {
          facts.learn(found);
          ledger.listener().learned(plan.name(), session.ssa().unwindings(), facts.invariants());
        });
  }

  /**
   * Tries to prove what is open from the facts. A property is never the first to fail if no
   * execution violates it in its window; the verdict also needs that no execution reaches an
   * instruction without meaning, or a call that is cut.
   */
  private void prove() {
    Goals goals = new Goals(session.ssa());
    Map<Obstacle, Term> obstacles = goals.cutCalls();
    obstacles.putAll(goals.unsupported());
    if (session.impossible(obstacles).size() < obstacles.size()) {
      explain(obstacles.keySet().iterator().next());
      return;
    }
    Map<Property, Term> violations = goals.violationsInWindow();
    ledger.open().forEach(p -> violations.putIfAbsent(p, session.terms().falseTerm()));
    violations.keySet().removeIf(p -> !ledger.isOpen(p));
    List<Property> proved = session.impossible(violations);
    if (!proved.isEmpty()) {
      int k = session.ssa().unwindings();
      judge.proved(
          proved, new Proof(Proof.Method.INDUCTION, k, facts.layers(), facts.invariants()));
    }
  }

  private void explain(Obstacle obstacle) {
    ledger.open().forEach(property -> ledger.explain(property, obstacle.text()));
  }
}
