// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import kiki.engine.loop.state.FormNames;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.ranking.LoopIteration;
import kiki.engine.ranking.Ranking;
import kiki.engine.result.Certificate;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.Obstacle;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.session.Completeness;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.sat.proof.ProofRejection;
import kiki.solver.Answer;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.term.Term;

/** Checks proofs with an SSA form and a solver of its own: inductive, and sufficient. */
public final class Certifier implements ProofCertifier {
  private static final String LEAVES = "an execution goes beyond the unwinding";

  private static final String NONE_LEAVES = "no execution goes beyond the unwinding";

  private static final String BEYOND = "goes beyond %d unwindings";

  private static final String STOPPED = "the run was stopped before it was checked again";

  private final Workbench workbench;
  private final FormNames names;
  private final BooleanSupplier cancelled;
  private final Supplier<ObligationLog> logs;
  private final ObligationLog log;

  /** Keeps nothing of what it asks. */
  public Certifier(Workbench workbench, BooleanSupplier cancelled) {
    this(workbench, cancelled, ObligationLog.None::new);
  }

  /**
   * @param logs where to keep what it asks, one for each proof
   */
  Certifier(Workbench workbench, BooleanSupplier cancelled, Supplier<ObligationLog> logs) {
    this(workbench, FormNames.SAME, cancelled, logs, new ObligationLog.None());
  }

  /**
   * For one proof about another form of the program.
   *
   * @param names of this form, by those of the other
   */
  Certifier(Workbench workbench, FormNames names, BooleanSupplier cancelled, ObligationLog log) {
    this(workbench, names, cancelled, () -> log, log);
  }

  private Certifier(
      Workbench workbench,
      FormNames names,
      BooleanSupplier cancelled,
      Supplier<ObligationLog> logs,
      ObligationLog log) {
    this.workbench = workbench;
    this.names = names;
    this.cancelled = cancelled;
    this.logs = logs;
    this.log = log;
  }

  /** The same for one proof, with a log of its own. */
  private Certifier withLog() {
    return new Certifier(workbench, names, cancelled, logs.get());
  }

  /** The one that the user asks for, if any. */
  public static Optional<Certifier> of(
      Options.Certification certification, Workbench workbench, BooleanSupplier cancelled) {
    return judged(certification, workbench)
        .map(w -> new Certifier(w, cancelled, logs(certification)));
  }

  /** Makes a log for each proof. */
  static Supplier<ObligationLog> logs(Options.Certification certification) {
    return switch (certification) {
      case NONE, FRESH_SOLVER, SAT_PROOFS -> ObligationLog.None::new;
      case OBLIGATIONS, SAT_PROOFS_AND_OBLIGATIONS -> ObligationLog.Kept::new;
    };
  }

  /** What makes the forms and solvers that the user asks for, if any. */
  static Optional<Workbench> judged(Options.Certification certification, Workbench workbench) {
    return switch (certification) {
      case NONE -> Optional.empty();
      case FRESH_SOLVER, OBLIGATIONS -> Optional.of(workbench);
      case SAT_PROOFS, SAT_PROOFS_AND_OBLIGATIONS ->
          Optional.of(workbench.withCheckedRefutations());
    };
  }

  @Override
  public Certificate certificate(List<Property> properties, Proof proof) {
    return withLog().loggedCertificate(c -> c.mistake(properties, proof));
  }

  @Override
  public Certificate ofSystem(Supplier<List<ProofObligation>> obligations) {
    return new Certificate.OfSystem(logs.get().kept(obligations));
  }

  private Certificate loggedCertificate(Function<Certifier, Optional<String>> mistake) {
    return mistake
        .apply(this)
        .<Certificate>map(Certificate.Refused::new)
        .orElseGet(() -> new Certificate.OfProgram(log.obligations()));
  }

  /** What is wrong with a proof of the properties; empty if nothing is. */
  public Optional<String> mistake(List<Property> properties, Proof proof) {
    return unlessRejected(
        () ->
            switch (proof.method()) {
              case COMPLETE_UNWINDING -> unwindingMistake(properties, proof);
              case INDUCTION -> inductionMistake(properties, proof, Ssa.Mode.CUT);
              case SUMMARIES -> inductionMistake(properties, proof, Ssa.Mode.SUMMARIZED);
              case TRANSITION_SYSTEM ->
                  throw new IllegalArgumentException("systems have a certifier of their own");
              case RANKING ->
                  throw new IllegalArgumentException("a ranking proof needs its rankings");
              case EXECUTION -> throw new IllegalArgumentException("an execution is run again");
            });
  }

  private Session open(Workbench judged, Ssa.Mode mode) {
    return Session.open(judged, mode, cancelled, log::watched);
  }

  /** An UNSAT answer whose proof is wrong must not be believed. */
  private static Optional<String> unlessRejected(Supplier<Optional<String>> check) {
    try {
      return check.get();
    } catch (ProofRejection rejection) {
      return Optional.of("the SAT solver is wrong: " + rejection.getMessage());
    }
  }

  private Optional<String> unwindingMistake(List<Property> properties, Proof proof) {
    Workbench judged = proof.assumed().isEmpty() ? workbench.passing() : workbench;
    Session session = open(judged, Ssa.Mode.FROM_START);
    unwind(session, proof.unwindings());
    Map<Property, Term> goals = new Goals(session.ssa()).violations();
    goals.keySet().retainAll(properties);
    log.about("no execution " + BEYOND.formatted(proof.unwindings()));
    return beyondMistake(session, properties, proof)
        .or(
            () -> {
              log.about(
                  "no execution within %d unwindings violates %s"
                      .formatted(proof.unwindings(), named(goals.keySet())));
              return unlessExcluded(
                  session.checkFromStart(session.terms().or(goals.values())),
                  "a violation is within " + proof.unwindings() + " unwindings");
            });
  }

  /**
   * What is wrong with a proof by unwinding some of the loops, while others make any number of
   * iterations; empty if nothing is. Loops that the properties do not depend on need not end.
   *
   * @param loops those that are unwound, by number; the workbench {@linkplain Workbench#entering
   *     enters} them
   */
  Optional<String> enteredMistake(List<Property> properties, Proof proof, Set<Integer> loops) {
    return unlessRejected(
        () -> {
          Session session = open(workbench, Ssa.Mode.CUT);
          unwind(session, proof.unwindings());
          List<Term> beyond = new ArrayList<>();
          for (LoopView loop : session.ssa().loops()) {
            if (loops.contains(loop.number())) {
              loop.instances().forEach(i -> beyond.add(i.goesOn()));
            }
          }
          log.about("no execution " + BEYOND.formatted(proof.unwindings()));
          return unlessExcluded(session.check(session.terms().or(beyond)), beyond(proof))
              .or(() -> violationMistake(session, properties));
        });
  }

  private static String beyond(Proof proof) {
    return "an execution " + BEYOND.formatted(proof.unwindings());
  }

  private Optional<String> beyondMistake(Session session, List<Property> properties, Proof proof) {
    Optional<Set<Property>> hidden = new Completeness(session).hidden();
    if (hidden.isEmpty()) {
      return Optional.of(cancelled.getAsBoolean() ? STOPPED : beyond(proof));
    }
    return Optional.of(LEAVES).filter(_ -> properties.stream().anyMatch(hidden.get()::contains));
  }

  /**
   * What is certain of a proof that every loop ends, and every chain of calls.
   *
   * @param mode of the form that the rankings are about
   * @param lemmas what is proved elsewhere
   */
  public Certificate rankingCertificate(
      Proof proof, Ssa.Mode mode, Map<Integer, Ranking> rankings, List<Property> lemmas) {
    return withLog().loggedCertificate(c -> c.rankingMistake(proof, mode, rankings, lemmas));
  }

  /** What is wrong with such a proof; empty if nothing is. */
  public Optional<String> rankingMistake(
      Proof proof, Ssa.Mode mode, Map<Integer, Ranking> rankings, List<Property> lemmas) {
    return unlessRejected(() -> terminationMistake(proof, mode, rankings, lemmas));
  }

  private Optional<String> terminationMistake(
      Proof proof, Ssa.Mode mode, Map<Integer, Ranking> rankings, List<Property> lemmas) {
    Session session = open(workbench, mode);
    VariableRegistry registry = VariableRegistry.of(proof.layers(), names);
    rankings.forEach((loop, ranking) -> registry.admit(loop, ranking.variables()));
    return invariantMistake(session, registry, proof)
        .or(
            () -> {
              log.about(NONE_LEAVES);
              return unlessExcluded(check(session, new Goals(session.ssa()).obstacles()), LEAVES);
            })
        .or(
            () -> {
              Map<Property, Term> undefined = new Goals(session.ssa()).undefined();
              undefined.keySet().removeAll(lemmas);
              log.about("the invariants exclude undefined behaviour");
              return unlessExcluded(
                  check(session, undefined), "the invariants do not exclude undefined behaviour");
            })
        .or(() -> rankingMistake(session, registry, rankings));
  }

  private Optional<String> rankingMistake(
      Session session, VariableRegistry registry, Map<Integer, Ranking> rankings) {
    for (LoopView loop : session.ssa().loops()) {
      if (!loop.kind().isRepeated()) {
        continue;
      }
      Ranking ranking = rankings.get(loop.number());
      if (ranking == null) {
        return Optional.of("a loop has no ranking function");
      }
      List<Term> stuck = new ArrayList<>();
      for (LoopIteration i : LoopIteration.of(session, registry, loop, ranking.stride())) {
        stuck.add(ranking.stuck(session.terms(), i));
      }
      log.about(
          "the ranking function %s of the loop at %s decreases in each iteration, and is bounded"
              .formatted(ranking.text(), loop.location()));
      Optional<String> mistake =
          unlessExcluded(
              session.check(session.terms().or(stuck)), ranking.text() + " does not decrease");
      if (mistake.isPresent()) {
        return mistake;
      }
    }
    return Optional.empty();
  }

  private Optional<String> inductionMistake(List<Property> properties, Proof proof, Ssa.Mode mode) {
    Session session = open(workbench, mode);
    VariableRegistry registry = VariableRegistry.of(proof.layers(), names);
    return invariantMistake(session, registry, proof)
        .or(() -> violationMistake(session, properties));
  }

  /**
   * What is wrong with a proof about a function that is analysed by itself; empty if nothing is.
   *
   * @param known what is known of the functions that it calls
   */
  Optional<String> moduleMistake(
      List<Property> properties, List<InvariantLayer> known, Proof proof) {
    return unlessRejected(
        () -> {
          Session session = open(workbench, Ssa.Mode.SUMMARIZED);
          VariableRegistry registry = VariableRegistry.of(proof.layers(), names);
          known.forEach(registry::admit);
          StatedInvariants invariants = new StatedInvariants(session, registry);
          known.forEach(invariants::accept);
          return invariantMistake(session, invariants, proof)
              .or(() -> violationMistake(session, properties));
        });
  }

  private Optional<String> violationMistake(Session session, List<Property> properties) {
    Map<Obstacle, Term> obstacles = new Goals(session.ssa()).obstacles();
    obstacles.keySet().removeIf(o -> !o.hides(properties));
    log.about(NONE_LEAVES);
    return unlessExcluded(check(session, obstacles), LEAVES)
        .or(
            () -> {
              Map<Property, Term> violations = new Goals(session.ssa()).violationsInWindow();
              violations.keySet().retainAll(properties);
              log.about("the invariants exclude a violation of " + named(violations.keySet()));
              return unlessExcluded(
                  check(session, violations), "the invariants do not exclude a violation");
            });
  }

  /** Leaves the session at the proof's unwindings, with its invariants as constraints. */
  private Optional<String> invariantMistake(
      Session session, VariableRegistry registry, Proof proof) {
    return invariantMistake(session, new StatedInvariants(session, registry), proof);
  }

  private Optional<String> invariantMistake(
      Session session, StatedInvariants invariants, Proof proof) {
    for (InvariantLayer layer : proof.layers()) {
      unwind(session, layer.unwindings());
      invariants.restate();
      Optional<String> mistake = layerMistake(session, invariants, layer);
      if (mistake.isPresent()) {
        return mistake;
      }
      invariants.accept(layer);
    }
    unwind(session, proof.unwindings());
    invariants.restate();
    return Optional.empty();
  }

  private Optional<String> layerMistake(
      Session session, StatedInvariants invariants, InvariantLayer layer) {
    if (invariants.isAboutNothing(layer)) {
      return Optional.of("an invariant is about a loop that does not exist");
    }
    if (invariants.isIncomparable(layer)) {
      return Optional.of("an invariant cannot be stated for all iterations");
    }
    log.about("no recursion " + BEYOND.formatted(layer.unwindings()));
    return unlessExcluded(
            check(session, new Goals(session.ssa()).cutCalls()),
            "recursion " + BEYOND.formatted(layer.unwindings()))
        .or(
            () ->
                unlessExcluded(
                    invariants.violation(layer, log),
                    "invariants are not inductive at " + layer.unwindings() + " unwindings"));
  }

  private static String named(Collection<Property> properties) {
    return properties.isEmpty()
        ? "any property: none is checked here"
        : properties.stream().map(Property::name).collect(Collectors.joining(", "));
  }

  private static void unwind(Session session, int unwindings) {
    while (session.ssa().unwindings() < unwindings) {
      session.unwind();
    }
  }

  private static <T> Answer check(Session session, Map<T, Term> goals) {
    return session.check(session.terms().or(goals.values()));
  }

  /**
   * What is wrong if the question has a model, or that it was not answered; empty if it has none.
   */
  private static Optional<String> unlessExcluded(Answer answer, String mistake) {
    return switch (answer) {
      case UNSAT -> Optional.empty();
      case SAT -> Optional.of(mistake);
      case UNKNOWN -> Optional.of(STOPPED);
    };
  }
}
