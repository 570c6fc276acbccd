// SPDX-License-Identifier: Apache-2.0
package kiki.engine.llumc;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Blackboard;
import kiki.engine.result.Ledger;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.StepRelation;
import kiki.ssa.form.UnsupportedInstance;
import kiki.transition.certificate.LatchInvariant;
import kiki.transition.engine.ReachabilityAnswer;
import kiki.transition.engine.ReachabilityChecker;
import kiki.transition.engine.ReachabilityEngine;
import kiki.transition.program.ProgramEncoder;
import kiki.transition.program.ProgramSystem;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * Decides properties on the transition system of a program. All open properties are one question;
 * when one of them is decided, the question is asked again for the others.
 */
public final class Llumc {
  /** Whether other engines look at the same properties. */
  public enum Company {
    ALONE,
    OTHERS
  }

  private final Workbench workbench;
  private final Judge judge;
  private final Ledger ledger;
  private final Blackboard blackboard;
  private final List<ReachabilityEngine> engines;
  private final Company company;
  private final Stopwatch stopwatch;
  private final BooleanSupplier stop;

  /** What the options ask for. */
  public static List<ReachabilityEngine> engines(Options.Engine chosen) {
    return switch (chosen) {
      case LLUMC -> List.of(ReachabilityEngine.UNROLLING, ReachabilityEngine.IC3);
      case LLUMC_UNROLL -> List.of(ReachabilityEngine.UNROLLING);
      default -> List.of(ReachabilityEngine.IC3);
    };
  }

  /**
   * @param stop whether to give up
   */
  public Llumc(
      Workbench workbench,
      Judge judge,
      Blackboard blackboard,
      List<ReachabilityEngine> engines,
      Company company,
      Stopwatch stopwatch,
      BooleanSupplier stop) {
    this.workbench = workbench;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.blackboard = blackboard;
    this.engines = List.copyOf(engines);
    this.company = company;
    this.stopwatch = stopwatch;
    this.stop = stop;
  }

  public void run() {
    Optional<ProgramSystem> encoded = stopwatch.time(Stopwatch.Part.UNWIND, this::encode);
    encoded.ifPresent(e -> stopwatch.time(Stopwatch.Part.INFER, () -> decide(e)));
  }

  private Optional<ProgramSystem> encode() {
    return workbench
        .steps(StepRelation.Grain.LOOPS, stop)
        .map(
            relation ->
                ProgramEncoder.encode(
                    relation, LlumcTuning.MOST_GATES, LlumcTuning.MOST_PREDICATES, this::goOn));
  }

  private void goOn() {
    if (stop.getAsBoolean()) {
      throw new CancellationException("encoding the program was cancelled");
    }
  }

  private void decide(ProgramSystem encoded) {
    Set<Property> asked = new LinkedHashSet<>(ledger.open());
    while (!asked.isEmpty() && !stop.getAsBoolean()) {
      TransitionSystem question = encoded.system().asking(bad(encoded, asked));
      switch (new ReachabilityChecker(question, engines, stop).check(0)) {
        case ReachabilityAnswer.Reachable(Trace trace) -> refute(encoded, asked, trace);
        case ReachabilityAnswer.Unreachable(LatchInvariant invariant) -> {
          new SystemProof(workbench, judge, blackboard, stop)
              .conclude(encoded, question, invariant, List.copyOf(asked));
          return;
        }
        case ReachabilityAnswer.Undecided _ -> {
          return;
        }
      }
      asked.removeIf(p -> !ledger.isOpen(p));
    }
  }

  /** That one of the properties is violated, or that something hides whether it is. */
  private static int bad(ProgramSystem encoded, Set<Property> asked) {
    Aig graph = encoded.system().graph();
    int bad = Aig.FALSE;
    for (int i = 0; i < encoded.system().bads().length; i++) {
      if (concerns(encoded, i, asked)) {
        bad = graph.or(bad, encoded.system().bads()[i]);
      }
    }
    return bad;
  }

  private static boolean concerns(ProgramSystem encoded, int bad, Set<Property> asked) {
    int properties = encoded.properties().size();
    return bad < properties
        ? asked.contains(encoded.properties().get(bad))
        : encoded.obstacles().get(bad - properties).hidden().stream().anyMatch(asked::contains);
  }

  /** What is not confirmed by a run is not asked for again. */
  private void refute(ProgramSystem encoded, Set<Property> asked, Trace trace) {
    TraceReader reader = new TraceReader(encoded);
    int bad = reader.bad(trace, b -> concerns(encoded, b, asked));
    if (bad < encoded.properties().size()) {
      Property property = encoded.properties().get(bad);
      if (!judge.confirmed(property, reader.counterexample(trace))) {
        explain(property, "an execution of the transition system is none of the program");
      }
      asked.remove(property);
    } else {
      UnsupportedInstance obstacle = encoded.obstacles().get(bad - encoded.properties().size());
      String text = obstacle.reason() + " (" + obstacle.location() + ")";
      obstacle.hidden().forEach(p -> explain(p, text));
      asked.removeAll(obstacle.hidden());
    }
  }

  /** Other engines may have better reasons. */
  private void explain(Property property, String reason) {
    switch (company) {
      case ALONE -> ledger.explain(property, reason);
      case OTHERS -> {}
    }
  }
}
