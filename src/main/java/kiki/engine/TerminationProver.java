package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.domain.Constants;
import kiki.domain.Domain;
import kiki.domain.LoopShape;
import kiki.domain.State;
import kiki.domain.Template;
import kiki.program.Property;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.strategy.Effort;
import kiki.strategy.Inference;
import kiki.strategy.Strategy;
import kiki.term.Term;
import kiki.term.Traversal;

/**
 * Proves that every execution ends: each loop has a ranking function under the invariants found,
 * and no call is cut (chapter, section 6.2).
 *
 * <p>With k unwindings an iteration is the last of k copies from an arbitrary one. Only the first k
 * iterations of a loop are not represented so, and they are finitely many.
 */
final class TerminationProver {
  private static final Effort MODEST = new Effort(2000, 20_000);

  private final Session session;
  private final Judge judge;
  private final Property property;
  private final VariableRegistry registry;
  private final Facts facts;
  private final Constants constants;
  private final int components;
  private final int maxUnwindings;
  private final Map<Integer, LoopInvariant> rankings = new LinkedHashMap<>();

  /** The session's SSA form cuts loops. */
  TerminationProver(
      Session session,
      Judge judge,
      Property property,
      VariableRegistry registry,
      int components,
      int maxUnwindings) {
    this.session = session;
    this.judge = judge;
    this.property = property;
    this.registry = registry;
    this.facts = new Facts(session, registry);
    this.constants = Constants.of(session.terms());
    this.components = components;
    this.maxUnwindings = maxUnwindings;
  }

  void run() {
    while (isNeeded()) {
      int k = session.ssa().unwindings();
      judge.ledger().listener().progress("termination", k, 1);
      if (!represented()) {
        judge.ledger().explain(property, "recursion or an unsupported construct may be reached");
      } else {
        for (List<Domain> domains : stages(k)) {
          if (!isNeeded()) {
            return;
          }
          infer(domains);
          rank();
          if (rankings.size() == session.ssa().loops().size()) {
            conclude(k);
            return;
          }
        }
      }
      if (k >= maxUnwindings) {
        return;
      }
      session.unwind();
      facts.instantiate();
    }
  }

  private static List<List<Domain>> stages(int k) {
    return k <= 2
        ? List.of(List.of(), List.of(Domain.INTERVALS, Domain.EQUALITIES), List.of(Domain.ZONES))
        : List.of(List.of(), List.of(Domain.INTERVALS));
  }

  private boolean isNeeded() {
    return !session.isCancelled() && judge.ledger().isOpen(property);
  }

  private boolean represented() {
    Goals goals = new Goals(session.ssa());
    Map<Obstacle, Term> obstacles = goals.cutCalls();
    obstacles.putAll(goals.unsupported());
    return session.impossible(obstacles).size() == obstacles.size();
  }

  private void infer(List<Domain> domains) {
    if (domains.isEmpty() || session.ssa().loops().isEmpty()) {
      return;
    }
    Stage stage = new Stage(domains, List.of(), Strategy.THRESHOLDS, MODEST);
    LoopShapes shapes = new LoopShapes(session.ssa(), registry);
    List<Template> templates = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      templates.add(stage.template(shapes.shape(loop)));
    }
    new Inference(session.solver(), stage.strategy(), stage.effort(), constants)
        .infer(new Inductor(session.ssa(), registry).problem(templates))
        .ifPresent(facts::learn);
  }

  private void rank() {
    LoopShapes shapes = new LoopShapes(session.ssa(), registry);
    for (LoopView loop : session.ssa().loops()) {
      if (rankings.containsKey(loop.number()) || session.isCancelled()) {
        continue;
      }
      LoopShape shape = shapes.shape(loop);
      List<RankingSynthesis.Iteration> iterations = iterations(loop);
      List<Measure> measures = new Candidates(shape).all(mentioned(iterations));
      Optional<Ranking> ranking =
          new RankingSynthesis(session, iterations, measures, components).find();
      ranking.ifPresent(
          r ->
              rankings.put(
                  loop.number(),
                  new LoopInvariant(
                      loop.number(),
                      loop.function(),
                      loop.location(),
                      List.of("decreases: " + r.text()))));
    }
  }

  private List<RankingSynthesis.Iteration> iterations(LoopView loop) {
    int k = session.ssa().unwindings();
    List<RankingSynthesis.Iteration> result = new ArrayList<>();
    for (LoopInstance instance : loop.instances()) {
      Optional<LoopInstance.Point> after = instance.post(k);
      if (after.isEmpty()) {
        continue;
      }
      if (instance.pre().isEmpty()) {
        // Without a loop-select guard nothing is known of later iterations: nothing decreases.
        State same = registry.state(instance, after.get());
        result.add(new RankingSynthesis.Iteration(after.get().guard(), same, same));
        continue;
      }
      LoopInstance.Point before =
          k == 1 ? instance.pre().orElseThrow() : instance.mids(k).getLast();
      Term guard =
          session
              .terms()
              .and(
                  after.get().guard(),
                  instance.loopSelect(),
                  session.ssa().window(instance.enclosing()));
      result.add(
          new RankingSynthesis.Iteration(
              guard, registry.state(instance, before), registry.state(instance, after.get())));
    }
    return result;
  }

  private static List<Term> mentioned(List<RankingSynthesis.Iteration> iterations) {
    List<Term> roots = new ArrayList<>();
    for (RankingSynthesis.Iteration i : iterations) {
      roots.add(i.guard());
    }
    return Traversal.postorder(roots);
  }

  private void conclude(int k) {
    List<LoopInvariant> shown = new ArrayList<>(facts.invariants());
    shown.addAll(rankings.values());
    judge.proved(List.of(property), new Proof(Proof.Method.RANKING, k, facts.layers(), shown));
  }
}
