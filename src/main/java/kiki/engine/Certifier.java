package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.domain.AbstractValue;
import kiki.domain.Template;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.LoopView;
import kiki.ssa.Ssa;
import kiki.strategy.InductionProblem;
import kiki.strategy.Inference;
import kiki.term.Term;

/** Checks proofs with an SSA form and a solver of its own: inductive, and sufficient. */
public final class Certifier {
  private final Workbench workbench;
  private final VariableRegistry registry;
  private final BooleanSupplier cancelled;

  public Certifier(Workbench workbench, VariableRegistry registry, BooleanSupplier cancelled) {
    this.workbench = workbench;
    this.registry = registry;
    this.cancelled = cancelled;
  }

  /** What is wrong with a proof of the properties; empty if nothing is. */
  Optional<String> mistake(List<Property> properties, Proof proof) {
    return switch (proof.method()) {
      case COMPLETE_UNWINDING -> unwindingMistake(properties, proof);
      case INDUCTION -> inductionMistake(properties, proof);
      case RANKING -> throw new IllegalArgumentException("a ranking proof needs its rankings");
    };
  }

  private Optional<String> unwindingMistake(List<Property> properties, Proof proof) {
    Session session = Session.open(workbench, Ssa.Mode.FROM_START, cancelled);
    unwind(session, proof.unwindings());
    if (!new Completeness(session).isComplete()) {
      return Optional.of("an execution goes beyond " + proof.unwindings() + " unwindings");
    }
    Map<Property, Term> goals = new Goals(session.ssa()).violations();
    goals.keySet().retainAll(properties);
    return session.checkFromStart(session.terms().or(goals.values())) == Answer.UNSAT
        ? Optional.empty()
        : Optional.of("a violation is within " + proof.unwindings() + " unwindings");
  }

  /** What is wrong with a proof that every loop ends; empty if nothing is. */
  Optional<String> rankingMistake(Proof proof, Map<Integer, Ranking> rankings) {
    Session session = Session.open(workbench, Ssa.Mode.CUT, cancelled);
    Optional<String> mistake = invariantMistake(session, proof);
    if (mistake.isPresent()) {
      return mistake;
    }
    if (!excludes(session, TerminationProver.undefined(new Goals(session.ssa())))) {
      return Optional.of("the invariants do not exclude undefined behaviour");
    }
    for (LoopView loop : session.ssa().loops()) {
      Ranking ranking = rankings.get(loop.number());
      if (ranking == null) {
        return Optional.of("a loop has no ranking function");
      }
      List<Term> stuck = new ArrayList<>();
      for (RankingSynthesis.Iteration i : TerminationProver.iterations(session, registry, loop)) {
        stuck.add(ranking.stuck(session.terms(), i));
      }
      if (session.check(session.terms().or(stuck)) != Answer.UNSAT) {
        return Optional.of(ranking.text() + " does not decrease");
      }
    }
    return Optional.empty();
  }

  private Optional<String> inductionMistake(List<Property> properties, Proof proof) {
    Session session = Session.open(workbench, Ssa.Mode.CUT, cancelled);
    Optional<String> mistake = invariantMistake(session, proof);
    if (mistake.isPresent()) {
      return mistake;
    }
    Map<Property, Term> violations = new Goals(session.ssa()).violationsInWindow();
    violations.keySet().retainAll(properties);
    return excludes(session, violations)
        ? Optional.empty()
        : Optional.of("the invariants do not exclude a violation");
  }

  /** Leaves the session at the proof's unwindings, with its invariants as constraints. */
  private Optional<String> invariantMistake(Session session, Proof proof) {
    Facts facts = new Facts(session, registry);
    for (InvariantLayer layer : proof.layers()) {
      unwind(session, layer.unwindings());
      facts.instantiate();
      if (!excludes(session, new Goals(session.ssa()).cutCalls())) {
        return Optional.of("recursion goes beyond " + layer.unwindings() + " unwindings");
      }
      if (!isInductive(session, layer)) {
        return Optional.of("invariants are not inductive at " + layer.unwindings() + " unwindings");
      }
      facts.learn(layer);
    }
    unwind(session, proof.unwindings());
    facts.instantiate();
    Goals goals = new Goals(session.ssa());
    return excludes(session, goals.cutCalls()) && excludes(session, goals.unsupported())
        ? Optional.empty()
        : Optional.of("an execution leaves what is represented");
  }

  private static void unwind(Session session, int unwindings) {
    while (session.ssa().unwindings() < unwindings) {
      session.unwind();
    }
  }

  private static <T> boolean excludes(Session session, Map<T, Term> goals) {
    return session.check(session.terms().or(goals.values())) == Answer.UNSAT;
  }

  private boolean isInductive(Session session, InvariantLayer layer) {
    List<Template> templates = new ArrayList<>();
    List<AbstractValue> values = new ArrayList<>();
    Map<Integer, AbstractValue> claimed = new LinkedHashMap<>(layer.values());
    for (LoopView loop : session.ssa().loops()) {
      AbstractValue value = claimed.remove(loop.number());
      values.add(value == null ? Template.HAVOC.top() : value);
      templates.add(values.getLast().template());
    }
    InductionProblem problem = new Inductor(session.ssa(), registry).problem(templates);
    return claimed.isEmpty() && Inference.isInductive(session.solver(), problem, values);
  }
}
