// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.SideBySide;
import kiki.engine.control.Stopwatch;
import kiki.engine.control.Stopwatches;
import kiki.engine.control.Turns;
import kiki.engine.control.WorkLimit;
import kiki.engine.judge.Judge;
import kiki.engine.lasso.LassoReplay;
import kiki.engine.loop.VisibleNames;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.SoleExecution;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Decides whether every execution ends. Proofs are about a program in which signed overflow gives
 * any value, or about the executions without overflow; executions that do not end are looked for in
 * the program with checks for undefined behaviour, none of which may fail on them.
 */
public final class TerminationVerifier {
  private final RankingEngine.Setting setting;
  private final Turns turns;
  private final Stopwatches stopwatches = new Stopwatches();

  /** A program and what engines need to work on it. */
  public record Subject(Program program, Workbench workbench) {
    /** Ranking functions count objects. */
    public Subject {
      workbench = workbench.counting();
    }
  }

  /**
   * The forms of the program; those that most programs do not need are made when asked for.
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
      Supplier<Optional<Subject>> careful,
      Supplier<Optional<Subject>> withoutOverflow,
      Subject checked,
      Supplier<Subject> endless,
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
    this.setting = new RankingEngine.Setting(analysis, subjects, scope, cancellation, names);
    this.turns = new Turns(sharing);
  }

  public Map<Property, Verdict> verify(Property property, Listener listener) {
    Map<Property, Verdict> found = decide(property, listener);
    return setting.names().isPresent()
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
            () -> second.isSettled() || setting.cancellation().getAsBoolean(),
            TerminationTuning.WITNESS_QUESTIONS);
    Judge judge = new Judge(second, replay(), Optional.empty());
    try {
      new RankingEngine(setting, judge, property, stop, stopwatch("rankings"))
          .prove(StartOrder.free(turns));
    } catch (CancellationException e) {
      return proof;
    }
    return second.close("").get(property) instanceof Verdict.Proved(Proof other) ? other : proof;
  }

  private Map<Property, Verdict> decide(Property property, Listener listener) {
    Ledger ledger = Ledger.of(List.of(property), listener);
    if (setting.proves() && isRunToItsEnd()) {
      Proof proof = new Proof(Proof.Method.EXECUTION, 0, List.of(), List.of());
      ledger.decide(property, new Verdict.Proved(proof));
      return ledger.close("");
    }
    Cancellation cancellation = setting.cancellation();
    Impasse impasse = new Impasse(setting, property);
    BooleanSupplier over =
        () -> ledger.isSettled() || impasse.isFound() || cancellation.getAsBoolean();
    BooleanSupplier stop =
        () -> {
          turns.asked(1, over);
          return over.getAsBoolean();
        };
    OverflowNote note = new OverflowNote(setting.subjects().checked().program());
    new SideBySide(cancellation, over, turns).run(engines(ledger, property, note, impasse, stop));
    String reason =
        impasse.isFound()
            ? "every execution overflows"
            : cancellation.reason().orElse("the analysis is not precise enough");
    return ledger.close(reason + note.text());
  }

  /** The most costly one waits until the others have tried what is cheap. */
  private List<Runnable> engines(
      Ledger ledger, Property property, OverflowNote note, Impasse impasse, BooleanSupplier stop) {
    StartOrder order = StartOrder.of(turns);
    Workbench plain = setting.subjects().plain().workbench();
    Optional<Certifier> certifier =
        Certifier.of(setting.analysis().certification(), plain, setting.cancellation());
    UnwindingSearch unwinding =
        new UnwindingSearch(
            setting,
            new Judge(ledger, replay(), certifier),
            property,
            replay(),
            order.counted(
                stop, StartOrder.Attempt.FIRST_ITERATION, StartOrder.Attempt.SECOND_ITERATION),
            stopwatch("unwinding"));
    List<Runnable> engines = new ArrayList<>();
    engines.add(() -> unwinding.run(note, order));
    if (setting.proves()) {
      BooleanSupplier hopeless = () -> stop.getAsBoolean() || unwinding.isRefused();
      RankingEngine rankings =
          new RankingEngine(
              setting,
              new Judge(ledger, replay(), Optional.empty()),
              property,
              order.counted(
                  hopeless, StartOrder.Attempt.SIMPLE_RANKING, StartOrder.Attempt.CHEAP_RANKING),
              stopwatch("rankings"));
      engines.add(() -> rankings.prove(order));
      engines.add(() -> rankings.complete(turns));
      engines.add(
          () -> {
            order.await(StartOrder.Attempt.CHEAP_RANKING, stop);
            impasse.look(stop);
          });
    } else {
      order.end(StartOrder.Attempt.SIMPLE_RANKING);
      order.end(StartOrder.Attempt.CHEAP_RANKING);
    }
    engines.add(
        () -> {
          order.await(StartOrder.Attempt.SECOND_ITERATION, stop);
          order.await(StartOrder.Attempt.CHEAP_RANKING, stop);
          new EndlessSearch(setting.analysis(), setting.subjects(), stop).run(ledger, property);
        });
    return engines;
  }

  /** Whether all executions are one, which ends. */
  private boolean isRunToItsEnd() {
    return new SoleExecution(setting.subjects().plain().program(), setting.cancellation())
        .confirmed()
        .isComplete();
  }

  private LassoReplay replay() {
    return new LassoReplay(setting.subjects().checked().program(), setting.cancellation());
  }

  /** Time and work of each engine that ran. */
  public Map<String, Stopwatch> stopwatches() {
    return stopwatches.soFar();
  }

  private Stopwatch stopwatch(String engine) {
    return stopwatches.of(engine);
  }
}
