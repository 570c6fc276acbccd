// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.domain.AffineDomain;
import kiki.domain.ArrayCaseDomain;
import kiki.domain.ArrayDomain;
import kiki.domain.Domain;
import kiki.domain.EqualityDomain;
import kiki.domain.HeapDomain;
import kiki.domain.IntervalDomain;
import kiki.domain.ZoneDomain;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.kiki.InvariantInference;
import kiki.engine.kiki.Stage;
import kiki.engine.loop.Facts;
import kiki.engine.loop.LoopShapes;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.ranking.LoopIteration;
import kiki.engine.ranking.Measure;
import kiki.engine.ranking.MeasureCandidates;
import kiki.engine.ranking.MeasureText;
import kiki.engine.ranking.Ranking;
import kiki.engine.ranking.RankingSynthesis;
import kiki.engine.result.Ledger;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.LoopTransition;
import kiki.engine.result.Obstacle;
import kiki.engine.result.Proof;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.strategy.Strategy;
import kiki.term.Term;
import kiki.term.Traversal;

/**
 * Proves that every execution ends: each loop has a ranking function under the invariants found,
 * and no call is cut (chapter, section 6.2). Where recursive functions are summarized, so have the
 * calls that they make of themselves: what they are called with is the state.
 *
 * <p>With k unwindings an iteration is the last of k copies from an arbitrary one. Only the first k
 * iterations of a loop are not represented so, and they are finitely many.
 */
final class TerminationProver {
  private final Session session;
  private final Ledger ledger;
  private final Property property;
  private final VariableRegistry registry;
  private final Facts facts;
  private final InvariantInference inference;
  private final Ranking.Bound bound;
  private final int components;
  private final int maxUnwindings;
  private final Map<Integer, Ranking> rankings = new LinkedHashMap<>();
  private boolean started;
  private final Deque<Stage> stages = new ArrayDeque<>();

  private TerminationProver(
      Session session,
      Ledger ledger,
      Property property,
      ProgramConstants constants,
      Ranking.Bound bound,
      int components,
      int maxUnwindings) {
    this.session = session;
    this.ledger = ledger;
    this.property = property;
    this.registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    this.facts = new Facts(session, registry);
    this.inference = new InvariantInference(session, registry, facts, constants);
    this.bound = bound;
    this.components = components;
    this.maxUnwindings = maxUnwindings;
  }

  /** The session's SSA form cuts loops. */
  static TerminationProver of(
      Session session,
      Ledger ledger,
      Property property,
      Ranking.Bound bound,
      int components,
      int maxUnwindings) {
    int most =
        bound == Ranking.Bound.WIDTH
            ? maxUnwindings
            : Math.min(maxUnwindings, TerminationTuning.MOST_UNWINDINGS_OF_VALUES);
    ProgramConstants constants = ProgramConstants.of(session.terms());
    return new TerminationProver(session, ledger, property, constants, bound, components, most);
  }

  /**
   * The proof it has come to.
   *
   * @param lemmas what it rests on and does not prove
   */
  record Found(
      Proof proof, Map<Integer, Ranking> rankings, Ranking.Bound bound, List<Property> lemmas) {
    boolean isComplete() {
      return lemmas.isEmpty();
    }
  }

  /** Whether there is more to try. */
  boolean hasMore() {
    return !session.isCancelled()
        && (!stages.isEmpty() || !started || session.ssa().unwindings() < maxUnwindings);
  }

  /** Whether there is more to try before loops are unwound. */
  boolean isAtFirstUnwinding() {
    return hasMore() && session.ssa().unwindings() == 1 && !(started && stages.isEmpty());
  }

  /** Tries one domain more, at the next number of unwindings if there is none. */
  Optional<Found> advance() {
    if (stages.isEmpty()) {
      if (started) {
        session.unwind();
        facts.instantiate();
      }
      started = true;
      stages.addAll(stages(session.ssa().unwindings()));
    }
    Stage stage = stages.removeFirst();
    Optional<Obstacle> obstacle = obstacle();
    if (obstacle.isPresent()) {
      stages.clear();
      ledger.explain(property, obstacle.get().text() + " may be reached");
      return Optional.empty();
    }
    infer(stage);
    rank();
    if (rankings.size() < repeated().size() || session.isCancelled()) {
      return Optional.empty();
    }
    Map<Property, Term> violations = new Goals(session.ssa()).undefined();
    if (session.impossible(violations).size() < violations.size()) {
      ledger.explain(property, "it ends unless a memory access is invalid, which is not excluded");
      return Optional.of(found(List.copyOf(violations.keySet())));
    }
    return Optional.of(found(List.of()));
  }

  private Found found(List<Property> lemmas) {
    return new Found(proof(), Map.copyOf(rankings), bound, lemmas);
  }

  private List<Stage> stages(int k) {
    List<Stage> stages = new ArrayList<>();
    stages.add(stage());
    if (k > 2) {
      stages.add(stage(new IntervalDomain()));
      return stages;
    }
    stages.add(stage(new IntervalDomain(), new EqualityDomain()));
    boolean summarizes = repeated().size() < session.ssa().loops().size();
    if (summarizes) {
      stages.add(stage(new IntervalDomain(), new EqualityDomain()).apart());
    }
    stages.add(stage(new ZoneDomain()));
    if (summarizes) {
      stages.add(stage(new ZoneDomain()).apart());
    }
    if (!session.ssa().pools().isEmpty()) {
      stages.add(stage(new HeapDomain()));
    }
    if (accessesArrays()) {
      stages.add(stage(new ArrayDomain()));
      stages.add(stage(new ArrayCaseDomain()));
    }
    if (session.ssa().loops().stream().anyMatch(loop -> !registry.old(loop).isEmpty())) {
      stages.add(stage(new AffineDomain()));
    }
    return stages;
  }

  /** Whether a measure may rest on what is in an array, such as steps that are elements of it. */
  private boolean accessesArrays() {
    LoopShapes shapes = LoopShapes.of(session.ssa(), registry);
    return repeated().stream().anyMatch(loop -> !shapes.shape(loop).context().segments().isEmpty());
  }

  private static Stage stage(Domain... domains) {
    return new Stage(
        List.of(domains), List.of(), Strategy.THRESHOLDS, TerminationTuning.EFFORT_PER_INFERENCE);
  }

  private List<LoopView> repeated() {
    return session.ssa().loops().stream().filter(l -> l.kind().isRepeated()).toList();
  }

  /** One that is not known to be out of reach. */
  private Optional<Obstacle> obstacle() {
    Map<Obstacle, Term> obstacles = new Goals(session.ssa()).obstacles();
    session.impossible(obstacles).forEach(obstacles::remove);
    return obstacles.keySet().stream().findFirst();
  }

  private void infer(Stage stage) {
    if (stage.domains().isEmpty() || session.ssa().loops().isEmpty()) {
      return;
    }
    LoopShapes shapes = LoopShapes.of(session.ssa(), registry);
    inference.learn(
        stage,
        loop ->
            switch (loop.kind()) {
              case LOOP, CALLS -> stage.template(shapes.withOld(loop));
              case SUMMARY -> stage.summary(shapes, loop);
            });
  }

  private void rank() {
    LoopShapes shapes = LoopShapes.of(session.ssa(), registry);
    for (LoopView loop : repeated()) {
      if (rankings.containsKey(loop.number()) || session.isCancelled()) {
        continue;
      }
      MeasureCandidates candidates = MeasureCandidates.of(shapes.shape(loop));
      Optional<Ranking> ranking = rank(loop, candidates, Ranking.Stride.ONE);
      if (ranking.isEmpty()
          && loop.kind() == LoopView.Kind.LOOP
          && session.ssa().unwindings() == TerminationTuning.STRIDE_UNWINDINGS) {
        ranking = rank(loop, candidates, Ranking.Stride.UNWINDINGS);
      }
      ranking.filter(this::counts).ifPresent(r -> rankings.put(loop.number(), r));
    }
  }

  private Optional<Ranking> rank(
      LoopView loop, MeasureCandidates candidates, Ranking.Stride stride) {
    List<LoopIteration> iterations = LoopIteration.of(session, registry, loop, stride);
    List<Measure> measures = new ArrayList<>(candidates.all(mentioned(iterations)));
    Optional<Ranking> ranking = synthesize(iterations, measures, stride);
    if (ranking.isEmpty() && triesPhases()) {
      measures.addAll(candidates.guarded());
      ranking = synthesize(iterations, measures, stride);
    }
    return ranking;
  }

  /** There are many candidates: only with all invariants that are cheap. */
  private boolean triesPhases() {
    return components > 1 && stages.isEmpty() && session.ssa().unwindings() <= 2;
  }

  private Optional<Ranking> synthesize(
      List<LoopIteration> iterations, List<Measure> measures, Ranking.Stride stride) {
    return RankingSynthesis.of(session, iterations, measures, bound, stride, components).find();
  }

  /**
   * That a loop has no k iterations may be due to overflow, where executions that overflow are left
   * out.
   */
  private boolean counts(Ranking ranking) {
    return bound == Ranking.Bound.WIDTH
        || session.ssa().unwindings() == 1
        || !ranking.components().isEmpty();
  }

  private static List<Term> mentioned(List<LoopIteration> iterations) {
    List<Term> roots = new ArrayList<>();
    for (LoopIteration i : iterations) {
      roots.add(i.guard());
    }
    return Traversal.postorder(roots);
  }

  /**
   * What the rankings say of any two visits of loop heads, as far as C can express it. They are
   * found for iterations that begin at a back edge; here those count, too, that begin where the
   * loop is entered.
   */
  List<LoopTransition> transitions(HeadInvariants names) {
    List<LoopTransition> found = new ArrayList<>();
    for (LoopView loop : repeated()) {
      Ranking ranking = rankings.get(loop.number());
      if (loop.kind() == LoopView.Kind.LOOP
          && session.check(stuckAtFirst(loop, ranking)) == Answer.UNSAT) {
        new VisitedNames(session, names, loop)
            .of(ranking.variables())
            .flatMap(words -> MeasureText.relation(ranking, words))
            .map(text -> new LoopTransition(loop.function(), loop.location(), text))
            .ifPresent(found::add);
      }
    }
    return found;
  }

  /** That an iteration among the first does not decrease the ranking. */
  private Term stuckAtFirst(LoopView loop, Ranking ranking) {
    List<Term> ways = new ArrayList<>();
    for (LoopInstance instance : loop.instances()) {
      LoopInstance.Point before = instance.entry();
      for (LoopInstance.Point after : instance.backEdges()) {
        State first = registry.state(session.terms(), instance, before);
        State second = registry.state(session.terms(), instance, after);
        if (!first.has(ranking.variables()) || !second.has(ranking.variables())) {
          return session.terms().trueTerm();
        }
        Term guard = session.terms().and(after.guard(), session.terms().not(instance.loopSelect()));
        ways.add(ranking.stuck(session.terms(), new LoopIteration(guard, first, second)));
        before = after;
      }
    }
    return session.terms().or(ways);
  }

  private String stride(Ranking ranking) {
    return switch (ranking.stride()) {
      case ONE -> "";
      case UNWINDINGS -> " every " + session.ssa().unwindings() + " iterations";
    };
  }

  private Proof proof() {
    List<LoopInvariant> shown = new ArrayList<>(facts.invariants());
    String condition = bound == Ranking.Bound.WIDTH ? "" : " (where no signed operation overflows)";
    for (LoopView loop : repeated()) {
      Ranking ranking = rankings.get(loop.number());
      String text =
          ranking.components().isEmpty()
              ? "ends after a few iterations"
              : "decreases" + stride(ranking) + ": " + ranking.text() + condition;
      shown.add(LoopInvariant.of(loop, List.of(), List.of(text)));
    }
    return new Proof(Proof.Method.RANKING, session.ssa().unwindings(), facts.layers(), shown);
  }
}
