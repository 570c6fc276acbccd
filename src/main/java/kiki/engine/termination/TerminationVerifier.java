// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.SideBySide;
import kiki.engine.control.Turns;
import kiki.engine.control.WorkLimit;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.judge.Judge;
import kiki.engine.lasso.LassoFinder;
import kiki.engine.lasso.LassoReplay;
import kiki.engine.lasso.LassoRuns;
import kiki.engine.loop.VisibleNames;
import kiki.engine.ranking.Ranking;
import kiki.engine.result.Certificate;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Obstacle;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.result.Verdict;
import kiki.engine.session.Completeness;
import kiki.engine.session.Session;
import kiki.engine.session.SoleExecution;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.Ssa;

/**
 * Decides whether every execution ends. Proofs are about a program in which signed overflow gives
 * any value, or about the executions without overflow; executions that do not end are looked for in
 * the program with checks for undefined behaviour, none of which may fail on them.
 */
public final class TerminationVerifier {
  private final Options.Analysis analysis;
  private final Subjects subjects;
  private final Scope scope;
  private final Cancellation cancellation;
  private final Turns turns;
  private final Optional<VisibleNames> names;
  private volatile boolean refused;

  /** A program and what engines need to work on it. */
  public record Subject(Program program, Workbench workbench) {
    /** Ranking functions count objects. */
    public Subject {
      workbench = workbench.counting();
    }
  }

  /**
   * The forms of the program.
   *
   * @param plain where signed overflow gives any value
   * @param careful the same, with checks of memory accesses; absent if that makes no difference
   * @param withoutOverflow the executions without signed overflow of the latter, absent if those
   *     are all
   * @param checked with checks for undefined behaviour
   * @param endless the latter with assertions that it does not end
   * @param workbenches for further forms
   */
  public record Subjects(
      Subject plain,
      Optional<Subject> careful,
      Optional<Subject> withoutOverflow,
      Subject checked,
      Subject endless,
      Function<Program, Workbench> workbenches) {}

  /** Which executions a proof has to cover. */
  public enum Scope {
    /** All, whatever a signed operation that overflows yields. */
    ALL,
    /** Those whose behaviour C defines: they do not overflow. */
    DEFINED
  }

  /**
   * @param sharing in turns if the evidence, too, is to be the same in every run
   * @param names for what proofs say of loop heads, which a witness wants; absent if none is asked
   *     for
   */
  public TerminationVerifier(
      Options.Analysis analysis,
      Subjects subjects,
      Scope scope,
      Cancellation cancellation,
      Turns.Sharing sharing,
      Optional<VisibleNames> names) {
    this.analysis = analysis;
    this.subjects = subjects;
    this.scope = scope;
    this.cancellation = cancellation;
    this.turns = new Turns(sharing);
    this.names = names;
  }

  public Map<Property, Verdict> verify(Property property, Listener listener) {
    Map<Property, Verdict> found = decide(property, listener);
    return names.isPresent()
            && found.get(property) instanceof Verdict.Proved(Proof proof)
            && proof.transitions().isEmpty()
        ? Map.of(property, new Verdict.Proved(ranked(property, proof)))
        : found;
  }

  /** The same with what rankings say, if any are found with little effort. */
  private Proof ranked(Property property, Proof proof) {
    Ledger second = Ledger.of(List.of(property), Listener.NONE);
    BooleanSupplier stop =
        new WorkLimit(
            () -> second.isSettled() || cancellation.getAsBoolean(),
            TerminationTuning.WITNESS_QUESTIONS);
    try {
      prove(
          new Judge(second, replay(), Optional.empty()),
          property,
          new LinkedBlockingQueue<>(),
          stop);
    } catch (CancellationException e) {
      return proof;
    }
    return second.close("").get(property) instanceof Verdict.Proved(Proof other) ? other : proof;
  }

  private Map<Property, Verdict> decide(Property property, Listener listener) {
    Ledger ledger = Ledger.of(List.of(property), listener);
    if (proves() && isRunToItsEnd()) {
      Proof proof = new Proof(Proof.Method.EXECUTION, 0, List.of(), List.of());
      ledger.decide(property, new Verdict.Proved(proof));
      return ledger.close("");
    }
    BooleanSupplier over = () -> ledger.isSettled() || cancellation.getAsBoolean();
    BooleanSupplier stop =
        () -> {
          turns.asked(1, over);
          return over.getAsBoolean();
        };
    Judge judge = new Judge(ledger, replay(), Optional.empty());
    List<Runnable> engines = new ArrayList<>();
    if (proves()) {
      BooleanSupplier hopeless = () -> stop.getAsBoolean() || refused;
      BlockingQueue<Conjecture> conjectures = new LinkedBlockingQueue<>();
      AtomicBoolean last = new AtomicBoolean();
      engines.add(
          () -> {
            try {
              prove(judge, property, conjectures, hopeless);
            } finally {
              last.set(true);
            }
          });
      engines.add(() -> complete(judge, property, conjectures, last, hopeless));
    }
    Workbench plain = subjects.plain().workbench();
    Optional<Certifier> certifier = Certifier.of(analysis.certification(), plain, cancellation);
    Judge unwinding = new Judge(ledger, replay(), certifier);
    OverflowNote note = new OverflowNote(subjects.checked().program());
    engines.add(() -> unwind(unwinding, property, note, stop));
    engines.add(() -> new EndlessSearch(analysis, subjects, stop).run(ledger, property));
    new SideBySide(cancellation, over, turns).run(engines);
    String reason = cancellation.reason().orElse("the analysis is not precise enough");
    return ledger.close(reason + note.text());
  }

  /** Whether all executions are one, which ends. */
  private boolean isRunToItsEnd() {
    return new SoleExecution(subjects.plain().program(), cancellation).confirmed().isComplete();
  }

  private LassoReplay replay() {
    return new LassoReplay(subjects.checked().program(), cancellation);
  }

  /** A prover, the form of the program it works on, and who checks what it finds. */
  private record Attempt(
      TerminationProver prover, Subject subject, Ssa.Mode mode, Certifier certifier) {}

  /** A proof without its lemmas. */
  private record Conjecture(Attempt attempt, TerminationProver.Found found) {}

  /** All forms of the program in turn; each gives its prover's answer its own meaning. */
  private void prove(
      Judge judge, Property property, BlockingQueue<Conjecture> conjectures, BooleanSupplier stop) {
    List<Attempt> attempts = new ArrayList<>();
    Ranking.Bound width = Ranking.Bound.WIDTH;
    attempts.add(attempt(subjects.plain(), Ssa.Mode.CUT, width, judge, property, stop));
    subjects
        .careful()
        .or(() -> Optional.of(subjects.plain()).filter(s -> s.workbench().isRecursive()))
        .ifPresent(s -> attempts.add(attempt(s, mode(s), width, judge, property, stop)));
    // The simplest form goes first, then the one that answers the question asked.
    subjects
        .withoutOverflow()
        .map(s -> attempt(s, mode(s), Ranking.Bound.PROGRAM, judge, property, stop))
        .ifPresent(a -> attempts.add(scope == Scope.DEFINED ? 1 : attempts.size(), a));
    Set<Attempt> conjectured = new HashSet<>();
    while (!stop.getAsBoolean() && attempts.stream().anyMatch(a -> a.prover().hasMore())) {
      for (Attempt attempt : List.copyOf(attempts)) {
        if (stop.getAsBoolean() || !attempt.prover().hasMore()) {
          continue;
        }
        Optional<TerminationProver.Found> found = attempt.prover().advance();
        if (found.isPresent() && found.get().isComplete()) {
          attempts.remove(attempt);
          conclude(judge, property, new Conjecture(attempt, found.get()), List.of());
        } else if (found.isPresent() && conjectured.add(attempt)) {
          conjectures.add(new Conjecture(attempt, found.get()));
        }
      }
    }
  }

  /** Recursion that unwinding does not bound takes measures of what functions are called with. */
  private static Ssa.Mode mode(Subject subject) {
    return subject.workbench().isRecursive() ? Ssa.Mode.SUMMARIZED : Ssa.Mode.CUT;
  }

  private Attempt attempt(
      Subject subject,
      Ssa.Mode mode,
      Ranking.Bound bound,
      Judge judge,
      Property property,
      BooleanSupplier stop) {
    TerminationProver prover =
        TerminationProver.of(
            Session.open(subject.workbench(), mode, stop),
            judge.ledger(),
            property,
            bound,
            analysis.lexicographicComponents().orElse(TerminationTuning.COMPONENTS),
            bound == Ranking.Bound.PROGRAM && scope == Scope.ALL ? 1 : limit());
    Certifier certifier =
        Certifier.of(analysis.certification(), subject.workbench(), cancellation)
            .orElse(new Certifier(subject.workbench(), cancellation));
    return new Attempt(prover, subject, mode, certifier);
  }

  /** Proves the lemmas of proofs, while the prover looks for better ones. */
  private void complete(
      Judge judge,
      Property property,
      BlockingQueue<Conjecture> conjectures,
      AtomicBoolean last,
      BooleanSupplier stop) {
    try {
      while (!stop.getAsBoolean()) {
        boolean nothingFollows = last.get();
        Conjecture next =
            turns.pass(stop)
                ? conjectures.poll()
                : conjectures.poll(TerminationTuning.WAIT_MILLIS, TimeUnit.MILLISECONDS);
        if (next == null && nothingFollows) {
          return;
        }
        if (next != null) {
          new SafetyLemma(
                  analysis, next.attempt().subject().workbench(), next.attempt().mode(), stop)
              .proved(next.found().lemmas())
              .ifPresent(lemmas -> conclude(judge, property, next, lemmas));
        }
      }
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * @param lemmas the checks of what the proof rests on
   */
  private void conclude(
      Judge judge, Property property, Conjecture proved, List<ProofObligation> lemmas) {
    TerminationProver.Found found = proved.found();
    if (found.bound() == Ranking.Bound.PROGRAM && scope == Scope.ALL) {
      judge
          .ledger()
          .explain(property, "it ends if no signed operation overflows, but that is not excluded");
      return;
    }
    Attempt attempt = proved.attempt();
    Certificate certificate =
        attempt
            .certifier()
            .rankingCertificate(found.proof(), attempt.mode(), found.rankings(), found.lemmas());
    if (cancellation.getAsBoolean()) {
      return;
    }
    if (certificate instanceof Certificate.Refused(String why)) {
      judge.reject(property, "a proof was found but not confirmed: " + why);
    } else {
      judge.admit(
          property,
          new Verdict.Proved(told(attempt, found.proof()).with(asked(certificate.with(lemmas)))));
    }
  }

  /** Proofs of termination are always checked again, but only some users want to hear of it. */
  private Certificate asked(Certificate shown) {
    return analysis.certification() == Options.Certification.NONE ? new Certificate.None() : shown;
  }

  /** For a witness, with what it says of loop heads. */
  private Proof told(Attempt attempt, Proof proof) {
    if (names.isEmpty()) {
      return proof;
    }
    HeadInvariants heads =
        new HeadInvariants(attempt.subject().workbench(), names.get(), cancellation);
    Proof told = proof.withTransitions(attempt.prover().transitions(heads));
    return attempt.mode() == Ssa.Mode.CUT ? told.withHeads(heads.of(proof)) : told;
  }

  /** A run that asks for no input needs no solver to come back. */
  private void inputless(Ledger ledger, Property property) {
    Counterexample start = new Counterexample(0, List.of(), List.of(), ObjectNames.NONE);
    if (replay().replay(start) instanceof LassoReplay.ComesBack(Lasso run)) {
      ledger.decide(property, new Verdict.Refuted(start.with(new Counterexample.Cycle(run))));
    }
  }

  /** Unwinds the program from its start: it may turn out to be finite, or to come back. */
  private void unwind(Judge judge, Property property, OverflowNote note, BooleanSupplier stop) {
    inputless(judge.ledger(), property);
    Session finite = Session.open(subjects.plain().workbench(), Ssa.Mode.FROM_START, stop);
    Session lassos = Session.open(subjects.checked().workbench(), Ssa.Mode.FROM_START, stop);
    LassoFinder finder = new LassoFinder(lassos, judge.ledger(), replay(), property);
    LassoRuns runs = new LassoRuns(lassos, subjects.checked().program(), stop);
    while (!finite.isCancelled() && !lassos.isCancelled()) {
      int k = finite.ssa().unwindings();
      judge.ledger().listener().progress("unwinding", k, 1);
      if (proves() && new Completeness(finite).isComplete()) {
        judge.proved(
            List.of(property), new Proof(Proof.Method.COMPLETE_UNWINDING, k, List.of(), List.of()));
      }
      finder.search();
      if (Integer.bitCount(k) == 1 && !stop.getAsBoolean()) {
        runs.search().ifPresent(found -> judge.ledger().decide(property, found));
      }
      note.look(lassos);
      if (proves() && isHopeless(lassos, judge, property)) {
        return;
      }
      if (k >= limit()) {
        return;
      }
      finite.unwind();
      lassos.unwind();
    }
  }

  /**
   * An execution into a construct without meaning excludes proofs. A search for one that does not
   * end goes on for a while, if there are others.
   */
  private boolean isHopeless(Session session, Judge judge, Property property) {
    Optional<Obstacle> reached = new Refusals(session).reached();
    if (reached.isEmpty()) {
      return false;
    }
    refused = true;
    boolean last =
        session.ssa().unwindings() >= TerminationTuning.AFTER_REFUSAL
            || session.checkFromStart(session.ssa().needsMore()) == Answer.UNSAT;
    String reason = "an execution reaches what is not supported: " + reached.get().text();
    judge.ledger().explain(property, reason);
    if (last) {
      judge.ledger().decide(property, new Verdict.Unknown(reason));
    }
    return last;
  }

  private boolean proves() {
    return analysis.engine() != Options.Engine.NONTERMINATION;
  }

  private int limit() {
    return analysis.copies(Integer.MAX_VALUE);
  }
}
