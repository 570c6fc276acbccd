// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.aig.CnfEncoder;
import kiki.sat.CdclSolver;
import kiki.sat.SatResult;
import kiki.transition.system.BitSimulation;
import kiki.transition.system.GraphCopy;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.Ternary;
import kiki.transition.system.TernarySimulation;
import kiki.transition.system.TransitionSystem;

/**
 * Finds latches that are always constant, equal or opposite (van Eijk: Sequential equivalence
 * checking based on structural similarities, 2000). Ternary simulation gives constants and random
 * simulation a guess; the guess is then made weaker until a solver finds it inductive.
 */
final class LatchCorrespondence {
  private final TransitionSystem system;
  private final List<Latch> latches;
  private final BooleanSupplier stop;

  /** By latch: what simulation has seen of it; latches that differ here are in other classes. */
  private final long[] signatures;

  private final Ternary[] constants;

  /** Answers so far that told latches apart. */
  private int counterexamples;

  LatchCorrespondence(TransitionSystem system, BooleanSupplier stop) {
    this.system = system;
    this.latches = system.latches();
    this.stop = stop;
    this.signatures = new long[latches.size()];
    this.constants = new Ternary[latches.size()];
  }

  Classes find() {
    findConstants();
    simulate();
    while (isWorthwhile()) {
      Classes guess = guess();
      if (isInductive(guess)) {
        return guess;
      }
    }
    return constantsOnly();
  }

  private boolean isWorthwhile() {
    return counterexamples <= ReductionTuning.MOST_COUNTEREXAMPLES && !stop.getAsBoolean();
  }

  private void findConstants() {
    TernarySimulation simulation = TernarySimulation.of(system);
    simulation.reset();
    do {
      simulation.evaluate();
    } while (simulation.widen());
    for (int i = 0; i < constants.length; i++) {
      constants[i] = simulation.value(latches.get(i).literal());
    }
  }

  private void simulate() {
    SplittableRandom random = new SplittableRandom(ReductionTuning.SEED);
    BitSimulation simulation = new BitSimulation(system);
    simulation.reset(random::nextLong);
    for (int step = 0; step < ReductionTuning.SIMULATED_STEPS; step++) {
      for (int input : system.inputs()) {
        simulation.set(input, random.nextLong());
      }
      simulation.evaluate();
      observe(simulation);
      simulation.step();
    }
  }

  /** Mixes a word of simulated values into the signatures, which opposite latches share. */
  private void observe(BitSimulation simulation) {
    for (int i = 0; i < signatures.length; i++) {
      long value = simulation.value(latches.get(i).literal());
      long same = latches.get(i).reset() == Reset.ONE ? ~value : value;
      signatures[i] = (signatures[i] * 0x9E3779B97F4A7C15L + same) ^ (same >>> 29);
    }
  }

  /**
   * Latches with one signature are equal, up to the sign their resets give them. The signature of
   * what never leaves its reset value is that of zeros only, which is zero.
   */
  private Classes guess() {
    Classes classes = Classes.identity(latches.size());
    Map<Long, Integer> first = new HashMap<>();
    for (int i = 0; i < signatures.length; i++) {
      Reset reset = latches.get(i).reset();
      if (constants[i] != Ternary.UNKNOWN) {
        classes.merge(i, Classes.CONSTANT, constants[i] == Ternary.TRUE);
      } else if (reset != Reset.FREE && signatures[i] == 0) {
        classes.merge(i, Classes.CONSTANT, reset == Reset.ONE);
      } else if (reset != Reset.FREE) {
        Integer earlier = first.putIfAbsent(signatures[i], i);
        if (earlier != null) {
          classes.merge(i, earlier, latches.get(earlier).reset() != reset);
        }
      }
    }
    return classes;
  }

  private Classes constantsOnly() {
    Classes classes = Classes.identity(latches.size());
    for (int i = 0; i < constants.length; i++) {
      if (constants[i] != Ternary.UNKNOWN) {
        classes.merge(i, Classes.CONSTANT, constants[i] == Ternary.TRUE);
      }
    }
    return classes;
  }

  /** Whether the guess holds after each step from states where it does; else it is refined. */
  private boolean isInductive(Classes guess) {
    Aig graph = new Aig();
    GraphCopy copy = new GraphCopy(system.graph(), graph);
    new Substitution(system, guess).apply(copy, graph);
    boolean[] all = new boolean[system.graph().size()];
    Arrays.fill(all, true);
    copy.copy(all);
    try (CdclSolver sat = new CdclSolver()) {
      sat.setTerminator(stop);
      sat.setConflictLimit(ReductionTuning.CONFLICTS_PER_QUESTION);
      CnfEncoder encoder = new CnfEncoder(graph, sat, () -> {});
      AigModel model = new AigModel(graph, encoder, sat);
      for (int constraint : copy.get(system.constraints())) {
        encoder.require(constraint);
      }
      boolean holds = true;
      for (int i = 0; i < latches.size() && isWorthwhile(); i++) {
        if (guess.isMerged(i) && isStillGuessed(guess, i)) {
          int difference = graph.xor(next(copy, i), expected(copy, guess, i));
          holds &= difference == Aig.FALSE || agrees(i, difference, encoder, sat, model, copy);
        }
      }
      return holds && isWorthwhile();
    }
  }

  /** Whether no answer since the guess was made has told the latch apart from what it equals. */
  private boolean isStillGuessed(Classes guess, int latch) {
    int representative = guess.representative(latch);
    return constants[latch] != Ternary.UNKNOWN
        || signatures[latch]
            == (representative == Classes.CONSTANT ? 0 : signatures[representative]);
  }

  private int next(GraphCopy copy, int latch) {
    return copy.get(latches.get(latch).next());
  }

  private int expected(GraphCopy copy, Classes guess, int latch) {
    int representative = guess.representative(latch);
    int value = representative == Classes.CONSTANT ? Aig.FALSE : next(copy, representative);
    return guess.isOpposite(latch) ? Aig.not(value) : value;
  }

  private boolean agrees(
      int latch,
      int difference,
      CnfEncoder encoder,
      CdclSolver sat,
      AigModel model,
      GraphCopy copy) {
    sat.assume(encoder.assumption(difference));
    SatResult result = sat.solve();
    switch (result) {
      case UNSAT -> {}
      case SAT -> {
        counterexamples++;
        model.startNext();
        for (int i = 0; i < latches.size(); i++) {
          boolean value = model.holds(next(copy, i));
          long same = value != (latches.get(i).reset() == Reset.ONE) ? 1 : 0;
          signatures[i] = signatures[i] * 0x9E3779B97F4A7C15L + same;
        }
      }
      case UNKNOWN -> {
        counterexamples++;
        // Not known to be equal: a signature of its own takes the latch out.
        signatures[latch] = (latch + 1) * 0xC2B2AE3D27D4EB4FL;
      }
    }
    return result == SatResult.UNSAT;
  }
}
