// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import kiki.domain.template.Row;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Prover;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.Facts;
import kiki.engine.loop.InductiveRows;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.Ledger;
import kiki.engine.result.Obstacle;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.term.Term;

/**
 * Property-directed reachability (Bradley, VMCAI 2011; Een, Mishchenko, Brayton, FMCAD 2011) over
 * the loops of a program. The states are those at back edges; a step leads from the last loop head
 * that an execution started in to the next back edge. Lemmas exclude cubes of states within a
 * growing number of steps until they are inductive. What is found reachable is left to others: only
 * the last of the loop heads on the way is looked at, so it may not be.
 */
public final class Ic3 {
  /** States that must not be reached, and within how many steps; the youngest of a level first. */
  private record ProofObligation(Cube cube, int level, int age)
      implements Comparable<ProofObligation> {
    @Override
    public int compareTo(ProofObligation other) {
      return level == other.level
          ? Integer.compare(other.age, age)
          : Integer.compare(level, other.level);
    }
  }

  /**
   * Which states are to be excluded: those of models, or all states that the landmarks do not tell
   * apart from them.
   */
  private enum Grain {
    COARSE,
    FINE;

    Cube of(Cube cube) {
      return this == FINE ? cube : cube.without(cube.fine());
    }
  }

  /** How many steps are looked at, and how often the solver is asked. */
  public record Limit(int levels, long checks) {
    /** For a search that is to end. */
    public static final long SHORT_SEARCH_CHECKS = Ic3Tuning.SHORT_SEARCH_CHECKS;

    public static final Limit NONE = new Limit(Integer.MAX_VALUE, Long.MAX_VALUE);
  }

  private final Session session;
  private final Judge judge;
  private final Ledger ledger;
  private final VariableRegistry registry;
  private final Stopwatch stopwatch;
  private final Blackboard blackboard;
  private final Limit limit;
  private final Facts facts;

  /**
   * @param blackboard where others leave invariants that help
   */
  public Ic3(
      Session session, Judge judge, Stopwatch stopwatch, Blackboard blackboard, Limit limit) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.registry = blackboard.registry();
    this.stopwatch = stopwatch;
    this.blackboard = blackboard;
    this.limit = limit;
    this.facts = new Facts(session, registry);
  }

  /**
   * Runs until the open properties are proved or given up.
   *
   * @throws java.util.concurrent.CancellationException if the run is cancelled
   */
  public void run() {
    Map<Obstacle, Term> cut = new Goals(session.ssa()).cutCalls();
    if (session.ssa().loops().isEmpty() || session.impossible(cut).size() < cut.size()) {
      return;
    }
    blackboard.await(session::isCancelled);
    stopwatch.time(Stopwatch.Part.INFER, this::search);
  }

  private void search() {
    RelativeInduction steps = RelativeInduction.of(session, registry);
    BadStates targets = BadStates.of(session, ledger);
    while (targets.isOpen() && steps.frames().top() <= limit.levels() && !isExhausted(steps)) {
      learn();
      ledger.listener().progress("ic3", steps.frames().top(), ledger.open().size());
      Optional<Cube> bad = steps.before(targets.reached(steps));
      if (!targets.isReached()) {
        steps.frames().grow();
        Optional<List<Cube>> inductive = steps.propagate();
        if (inductive.isPresent()) {
          conclude(inductive.get());
          return;
        }
      } else if (bad.isEmpty()
          || !exclude(steps, bad.get(), Grain.COARSE) && !exclude(steps, bad.get(), Grain.FINE)) {
        targets.giveUp();
      }
    }
  }

  private boolean isExhausted(RelativeInduction steps) {
    long most = ledger.isProvedUnderAssumptions() ? Limit.SHORT_SEARCH_CHECKS : limit.checks();
    return steps.checks() > most;
  }

  private void learn() {
    blackboard.after(facts.layers().size()).forEach(facts::learn);
  }

  /** Shows that a cube is not reached within as many steps as there are levels. */
  private boolean exclude(RelativeInduction steps, Cube bad, Grain grain) {
    PriorityQueue<ProofObligation> open = new PriorityQueue<>();
    int top = steps.frames().top();
    int age = 0;
    open.add(new ProofObligation(grain.of(bad), top, age++));
    while (!open.isEmpty() && !isExhausted(steps)) {
      ProofObligation next = open.poll();
      if (steps.frames().isExcluded(next.cube(), next.level())) {
        continue;
      }
      switch (steps.into(next.cube(), next.level())) {
        case RelativeInduction.Never(Cube reason) -> {
          int level = steps.exclude(next.cube(), reason, next.level());
          if (level < top) {
            open.add(new ProofObligation(next.cube(), level + 1, age++));
          }
        }
        case RelativeInduction.From(Optional<Cube> before) -> {
          if (before.isEmpty() || next.level() == 1) {
            return false;
          }
          open.add(next);
          open.add(new ProofObligation(grain.of(before.get()), next.level() - 1, age++));
        }
      }
    }
    return open.isEmpty();
  }

  /** Turns lemmas that are inductive together into facts, and those into proofs. */
  private void conclude(List<Cube> inductive) {
    Map<Integer, List<Row>> rows = new HashMap<>();
    for (Cube cube : inductive) {
      rows.computeIfAbsent(cube.loop(), _ -> new ArrayList<>()).add(cube.clause());
    }
    Optional<InvariantLayer> layer = InductiveRows.layer(session, registry, rows);
    if (layer.isEmpty()) {
      return;
    }
    layer.filter(l -> !l.values().isEmpty()).ifPresent(facts::learn);
    ledger.listener().learned("ic3", session.ssa().unwindings(), facts::invariants);
    stopwatch.time(Stopwatch.Part.PROVE, new Prover(session, judge, facts)::prove);
  }
}
