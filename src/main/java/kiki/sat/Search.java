// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The search loop: propagate, analyse, learn, jump back, decide; restart and clean up now and then.
 */
final class Search {
  private final Trail trail;
  private final Propagator propagator;
  private final VariableHeap heap;
  private final Analyzer analyzer;
  private final ClauseDatabase database;
  private final ProofTrace proof;
  private final SearchTuning tuning;
  private final RestartPolicy restartPolicy;

  /** Assumption {@code i} is decided at level {@code i + 1}. */
  final IntList assumptions = new IntList();

  private final DecisionScope scope = new DecisionScope();

  private int variables;
  private int lowestOpen = 1; // all variables below are assigned
  private byte[] phases = {}; // by variable: the lowest bit of the literal to decide
  private int[] hints = {}; // by variable: the literal the user wants decided next, 0 for none
  private boolean hinted; // a hint came since the last call
  private boolean refuted;
  private BooleanSupplier terminator = () -> false;
  private long conflictLimit = -1;
  private long conflicts;
  private long decisions;
  private long restarts;
  private long reductions;
  private long nextReduction;
  private long nextSimplification; // in propagations
  private boolean terminated; // in this call
  private long nextPollConflicts;
  private long nextPollPropagations;

  Search(
      Trail trail,
      Propagator propagator,
      VariableHeap heap,
      Analyzer analyzer,
      ClauseDatabase database,
      ProofTrace proof,
      SearchTuning tuning) {
    this.trail = trail;
    this.propagator = propagator;
    this.heap = heap;
    this.analyzer = analyzer;
    this.database = database;
    this.proof = proof;
    this.tuning = tuning;
    restartPolicy = new RestartPolicy(tuning.modeInterval());
    nextReduction = tuning.reductionInterval();
  }

  void reserve(int variables) {
    int old = phases.length;
    phases = Arrays.copyOf(phases, variables);
    hints = Arrays.copyOf(hints, variables);
    Arrays.fill(phases, old, variables, (byte) 1);
  }

  /** Lets calls from now on decide only some variables. */
  void decideOnly(int[] only, int count) {
    scope.set(only, count, phases.length);
  }

  void addVariable(int variable) {
    variables = variable;
    heap.insert(variable);
  }

  void phase(int literal) {
    hints[literal >> 1] = literal;
    hinted = true;
  }

  void setTerminator(BooleanSupplier terminator) {
    this.terminator = terminator;
  }

  void setConflictLimit(long limit) {
    conflictLimit = limit;
  }

  long conflicts() {
    return conflicts;
  }

  long decisions() {
    return decisions;
  }

  long restarts() {
    return restarts;
  }

  /** Whether the clauses alone are known to be unsatisfiable. */
  boolean isRefuted() {
    return refuted;
  }

  /** The empty clause has been derived. */
  void refute() {
    refuted = true;
    proof.addEmpty();
  }

  void backtrack(int level) {
    if (level >= trail.level) {
      return;
    }
    int end = trail.endOfLevel(level);
    byte[] values = trail.values;
    for (int i = trail.size - 1; i >= end; i--) {
      int literal = trail.literals[i];
      int variable = literal >> 1;
      values[literal] = 0;
      values[literal ^ 1] = 0;
      phases[variable] = (byte) (literal & 1);
      if (scope.admits(variable)) {
        heap.insert(variable);
      }
      lowestOpen = Math.min(lowestOpen, variable);
    }
    trail.size = end;
    trail.propagated = Math.min(trail.propagated, end);
    trail.level = level;
  }

  /** Decides the clauses under the assumptions; puts failed ones into {@code core}. */
  SatResult run(IntList core) {
    long lastConflict = conflictLimit < 0 ? Long.MAX_VALUE : conflicts + conflictLimit;
    if (hinted) {
      hinted = false;
      backtrack(0);
    }
    if (refuted) {
      return SatResult.UNSAT;
    }
    terminated = terminator.getAsBoolean();
    if (terminated) {
      return SatResult.UNKNOWN;
    }
    while (true) {
      int conflict = propagator.propagate(tuning.chunk());
      if (conflict != 0) {
        conflicts++;
        if (trail.level == 0) {
          refute();
          return SatResult.UNSAT;
        }
        resolve(conflict);
      } else if (conflicts >= lastConflict) {
        return SatResult.UNKNOWN;
      } else if (trail.isPropagated()) {
        maintain();
      }
      if (isTerminated()) {
        return SatResult.UNKNOWN;
      }
      if (!trail.isPropagated()) {
        continue;
      }
      int decision = nextAssumption();
      if (decision < 0) {
        analyzer.explain(-decision, core);
        proveCore(core);
        return SatResult.UNSAT;
      }
      if (decision == 0) {
        decision = scope.isSet() ? nextInScope() : nextDecision();
      }
      if (decision == 0) {
        return SatResult.SAT;
      }
      decisions++;
      trail.openLevel();
      trail.assign(decision, 0);
    }
  }

  private void resolve(int conflict) {
    analyzer.analyze(conflict);
    IntList learnt = analyzer.learnt;
    backtrack(analyzer.backjumpLevel);
    proof.add(learnt.items, 0, learnt.size);
    int reason =
        learnt.size == 1 ? 0 : database.addLearnt(learnt.items, learnt.size, analyzer.glue);
    trail.assign(learnt.items[0], reason);
    heap.decay(SearchTuning.ACTIVITY_DECAY);
    restartPolicy.conflict(analyzer.glue);
  }

  private boolean isTerminated() {
    if (conflicts >= nextPollConflicts || propagator.propagations >= nextPollPropagations) {
      nextPollConflicts = conflicts + tuning.questionInterval();
      nextPollPropagations = propagator.propagations + 2L * tuning.chunk();
      terminated |= terminator.getAsBoolean();
    }
    return terminated;
  }

  /** Restarts, reduces and simplifies when it is time. */
  private void maintain() {
    if (restartPolicy.isDue()) {
      restartPolicy.restarted();
      restarts++;
      backtrack(reusableLevel());
    }
    if (conflicts >= nextReduction) {
      reductions++;
      nextReduction = conflicts + (long) (tuning.reductionInterval() * Math.sqrt(reductions + 1));
      database.reduce();
    }
    if (propagator.propagations >= nextSimplification && database.canSimplify()) {
      backtrack(0);
      database.simplify();
      nextSimplification =
          propagator.propagations + tuning.simplificationDelay() * database.simplificationCost();
    }
  }

  /**
   * The last level of which a restart would make the same decisions again (van der Tak, Ramos,
   * Heule: JSAT 2011).
   */
  private int reusableLevel() {
    while (heap.hasActive() && trail.values[heap.top() << 1] != 0) {
      heap.removeTop();
    }
    double next = heap.hasActive() ? heap.activity(heap.top()) : 0;
    int level = Math.min(assumptions.size, trail.level);
    while (level < trail.level && heap.activity(trail.decision(level + 1) >> 1) > next) {
      level++;
    }
    return level;
  }

  /**
   * The next assumption to decide; 0 when all hold; the negation of one that is false. An
   * assumption that holds already gets a level without a decision, which keeps levels and
   * assumptions in step.
   */
  private int nextAssumption() {
    while (trail.level < assumptions.size) {
      int literal = assumptions.items[trail.level];
      byte value = trail.values[literal];
      if (value == 0) {
        return literal;
      }
      if (value < 0) {
        return -literal;
      }
      trail.openLevel();
    }
    return 0;
  }

  /**
   * Recently active variables come first, by activity. The others are as good as any, and going
   * through them by number spares the heap, which counts when each of many calls needs a total
   * model; inputs of circuits have lower numbers than the gates they imply.
   */
  private int nextDecision() {
    byte[] values = trail.values;
    while (heap.hasActive()) {
      int variable = heap.removeTop();
      if (values[variable << 1] == 0) {
        return preferred(variable);
      }
    }
    while (lowestOpen <= variables && values[lowestOpen << 1] != 0) {
      lowestOpen++;
    }
    return lowestOpen > variables ? 0 : preferred(lowestOpen);
  }

  /** Variables that are active but outside of the scope leave the heap. */
  private int nextInScope() {
    byte[] values = trail.values;
    while (heap.hasActive()) {
      int variable = heap.removeTop();
      if (values[variable << 1] == 0 && scope.admits(variable)) {
        return preferred(variable);
      }
    }
    int variable = scope.nextOpen(values);
    return variable == 0 ? 0 : preferred(variable);
  }

  private int preferred(int variable) {
    int hint = hints[variable];
    hints[variable] = 0;
    return hint == 0 ? variable << 1 | phases[variable] : hint;
  }

  /** The negated failed assumptions form a clause that unit propagation confirms. */
  private void proveCore(IntList core) {
    if (proof.isWanted()) {
      int[] negated = new int[core.size];
      for (int i = 0; i < core.size; i++) {
        negated[i] = core.items[i] ^ 1;
      }
      proof.add(negated, 0, negated.length);
    }
  }
}
