// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Stopwatch;
import kiki.engine.control.Turns;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.judge.Judge;
import kiki.engine.loop.VisibleNames;
import kiki.engine.ranking.Ranking;
import kiki.engine.result.Certificate;
import kiki.engine.result.LoopTransition;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.result.Verdict;
import kiki.engine.session.Session;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.Ssa;

/**
 * Looks for ranking functions in the forms of the program, one after the other, and proves what
 * they rest on.
 */
final class RankingEngine {
  private final Setting setting;
  private final Judge judge;
  private final Property property;
  private final BooleanSupplier stop;
  private final Stopwatch stopwatch;
  private final BlockingQueue<Conjecture> conjectures = new LinkedBlockingQueue<>();
  private volatile boolean isDone;

  /**
   * What does not change from one search to the next.
   *
   * @param names for what proofs say of loop heads; absent if nobody asks
   */
  record Setting(
      Options.Analysis analysis,
      TerminationVerifier.Subjects subjects,
      TerminationVerifier.Scope scope,
      Cancellation cancellation,
      Optional<VisibleNames> names) {
    boolean proves() {
      return analysis.engine() != Options.Engine.NONTERMINATION;
    }

    int limit() {
      return analysis.copies(Integer.MAX_VALUE);
    }
  }

  RankingEngine(
      Setting setting, Judge judge, Property property, BooleanSupplier stop, Stopwatch stopwatch) {
    this.setting = setting;
    this.judge = judge;
    this.property = property;
    this.stop = stop;
    this.stopwatch = stopwatch;
  }

  /** A prover, the form of the program it works on, and who checks what it finds. */
  private record Attempt(
      Session session,
      TerminationProver prover,
      TerminationVerifier.Subject subject,
      Ssa.Mode mode,
      Certifier certifier) {}

  /**
   * A proof without its lemmas.
   *
   * @param transitions what a witness says of it, asked for at once: the prover goes on with its
   *     solver while another thread proves the lemmas
   */
  private record Conjecture(
      Attempt attempt, TerminationProver.Found found, List<LoopTransition> transitions) {}

  /**
   * All forms of the program in turn; each gives its prover's answer its own meaning. Most loops
   * need neither invariants nor another form than the simplest, so the others are made when that
   * was tried.
   *
   * @param order what to wait for before what is more costly
   */
  void prove(StartOrder order) {
    List<Attempt> all = new ArrayList<>();
    try {
      order.await(StartOrder.Attempt.FIRST_ITERATION, stop);
      TerminationVerifier.Subject plain = setting.subjects().plain();
      Attempt simplest = attempt(plain, Ssa.Mode.CUT, Ranking.Bound.WIDTH);
      all.add(simplest);
      Set<Attempt> conjectured = new HashSet<>();
      if (advance(simplest, conjectured)) {
        return;
      }
      order.end(StartOrder.Attempt.SIMPLE_RANKING);
      order.await(StartOrder.Attempt.SECOND_ITERATION, stop);
      all.addAll(further());
      List<Attempt> open = new ArrayList<>(all);
      while (!stop.getAsBoolean() && open.stream().anyMatch(a -> a.prover().hasMore())) {
        for (Attempt attempt : List.copyOf(open)) {
          if (!stop.getAsBoolean() && attempt.prover().hasMore() && advance(attempt, conjectured)) {
            open.remove(attempt);
          }
        }
        if (open.stream().noneMatch(a -> a.prover().isAtFirstUnwinding())) {
          order.end(StartOrder.Attempt.CHEAP_RANKING);
        }
      }
    } finally {
      order.end(StartOrder.Attempt.SIMPLE_RANKING);
      order.end(StartOrder.Attempt.CHEAP_RANKING);
      isDone = true;
      all.forEach(a -> stopwatch.add(a.session().solver().statistics()));
    }
  }

  /** Whether that came to a proof. */
  private boolean advance(Attempt attempt, Set<Attempt> conjectured) {
    Optional<TerminationProver.Found> found =
        stopwatch.time(Stopwatch.Part.PROVE, attempt.prover()::advance);
    if (found.isPresent() && found.get().isComplete()) {
      conclude(conjecture(attempt, found.get()), List.of());
      return true;
    }
    if (found.isPresent() && conjectured.add(attempt)) {
      conjectures.add(conjecture(attempt, found.get()));
    }
    return false;
  }

  /** The form that answers the question asked goes first. */
  private List<Attempt> further() {
    TerminationVerifier.Subjects subjects = setting.subjects();
    List<Attempt> attempts = new ArrayList<>();
    if (stop.getAsBoolean()) {
      return attempts;
    }
    subjects
        .careful()
        .get()
        .or(() -> Optional.of(subjects.plain()).filter(s -> s.workbench().isRecursive()))
        .ifPresent(s -> attempts.add(attempt(s, mode(s), Ranking.Bound.WIDTH)));
    boolean isAsked = setting.scope() == TerminationVerifier.Scope.DEFINED;
    subjects
        .withoutOverflow()
        .get()
        .map(s -> attempt(s, mode(s), Ranking.Bound.PROGRAM))
        .ifPresent(a -> attempts.add(isAsked ? 0 : attempts.size(), a));
    return attempts;
  }

  /** Recursion that unwinding does not bound takes measures of what functions are called with. */
  static Ssa.Mode mode(TerminationVerifier.Subject subject) {
    return subject.workbench().isRecursive() ? Ssa.Mode.SUMMARIZED : Ssa.Mode.CUT;
  }

  private Attempt attempt(TerminationVerifier.Subject subject, Ssa.Mode mode, Ranking.Bound bound) {
    Options.Analysis analysis = setting.analysis();
    boolean isAside =
        bound == Ranking.Bound.PROGRAM && setting.scope() == TerminationVerifier.Scope.ALL;
    Session session = Session.open(subject.workbench(), mode, stop);
    TerminationProver prover =
        TerminationProver.of(
            session,
            judge.ledger(),
            property,
            bound,
            analysis.lexicographicComponents().orElse(TerminationTuning.COMPONENTS),
            isAside ? 1 : setting.limit());
    Cancellation cancellation = setting.cancellation();
    Certifier certifier =
        Certifier.of(analysis.certification(), subject.workbench(), cancellation)
            .orElse(new Certifier(subject.workbench(), cancellation));
    return new Attempt(session, prover, subject, mode, certifier);
  }

  /** Proves the lemmas of proofs, while the prover looks for better ones. */
  void complete(Turns turns) {
    try {
      while (!stop.getAsBoolean()) {
        boolean nothingFollows = isDone;
        Conjecture next =
            turns.pass(stop)
                ? conjectures.poll()
                : conjectures.poll(TerminationTuning.WAIT_MILLIS, TimeUnit.MILLISECONDS);
        if (next == null && nothingFollows) {
          return;
        }
        if (next != null) {
          new SafetyLemma(
                  setting.analysis(),
                  next.attempt().subject().workbench(),
                  next.attempt().mode(),
                  stop)
              .proved(next.found().lemmas())
              .ifPresent(lemmas -> conclude(next, lemmas));
        }
      }
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * @param lemmas the checks of what the proof rests on
   */
  private void conclude(Conjecture proved, List<ProofObligation> lemmas) {
    TerminationProver.Found found = proved.found();
    if (found.bound() == Ranking.Bound.PROGRAM
        && setting.scope() == TerminationVerifier.Scope.ALL) {
      judge
          .ledger()
          .explain(property, "it ends if no signed operation overflows, but that is not excluded");
      return;
    }
    Attempt attempt = proved.attempt();
    Certificate certificate =
        stopwatch.time(
            Stopwatch.Part.CERTIFY,
            () ->
                attempt
                    .certifier()
                    .rankingCertificate(
                        found.proof(), attempt.mode(), found.rankings(), found.lemmas()));
    if (setting.cancellation().getAsBoolean()) {
      return;
    }
    if (certificate instanceof Certificate.Refused(String why)) {
      judge.reject(property, "a proof was found but not confirmed: " + why);
    } else {
      judge.admit(property, new Verdict.Proved(told(proved).with(asked(certificate.with(lemmas)))));
    }
  }

  /** Proofs of termination are always checked again, but only some users want to hear of it. */
  private Certificate asked(Certificate shown) {
    return setting.analysis().certification() == Options.Certification.NONE
        ? new Certificate.None()
        : shown;
  }

  private Conjecture conjecture(Attempt attempt, TerminationProver.Found found) {
    return new Conjecture(
        attempt, found, heads(attempt).map(h -> attempt.prover().transitions(h)).orElse(List.of()));
  }

  /** For a witness, with what it says of loop heads. */
  private Proof told(Conjecture proved) {
    Proof proof = proved.found().proof();
    return heads(proved.attempt())
        .map(
            h ->
                proof
                    .withTransitions(proved.transitions())
                    .withHeads(h.of(proved.attempt().mode(), proof.layers())))
        .orElse(proof);
  }

  private Optional<HeadInvariants> heads(Attempt attempt) {
    return setting
        .names()
        .map(n -> new HeadInvariants(attempt.subject().workbench(), n, setting.cancellation()));
  }
}
