// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.aig.CnfEncoder;
import kiki.sat.CdclSolver;
import kiki.sat.SatResult;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/**
 * Questions about one step from the states of a frame. Only the functions that some question has
 * asked for are in the solver. Clauses for one question have a guard, which is false for good
 * afterwards, so the solver drops the clause and all it learnt from it.
 */
final class FrameSolver implements AutoCloseable {
  private final TransitionSystem system;
  private final CubeBits bits;
  private final CdclSolver sat = new CdclSolver();
  private final CnfEncoder encoder;
  private final AigModel model;
  private final Supports supports;
  private int[] scope = new int[64];
  private int guards;

  /** The guard of the last question, or zero. */
  private int lastGuard;

  private FrameSolver(TransitionSystem system, Supports supports, BooleanSupplier stop) {
    this.system = system;
    this.bits = new CubeBits(system);
    this.supports = supports;
    this.encoder =
        new CnfEncoder(
            system.graph(),
            sat,
            () -> {
              if (stop.getAsBoolean()) {
                throw new SearchStopped();
              }
            });
    this.model = new AigModel(system.graph(), encoder, sat);
  }

  static FrameSolver of(TransitionSystem system, Supports supports, BooleanSupplier stop) {
    FrameSolver made = new FrameSolver(system, supports, stop);
    made.sat.setTerminator(stop);
    return made;
  }

  /** Requires the constraints. */
  void requireConstraints() {
    for (int constraint : system.constraints()) {
      encoder.require(constraint);
    }
  }

  /** Allows first states only. */
  void requireReset() {
    for (Latch latch : system.latches()) {
      if (latch.reset() != Reset.FREE) {
        encoder.require(Aig.negateIf(latch.literal(), latch.reset() == Reset.ZERO ? 1 : 0));
      }
    }
  }

  /** Excludes the states of a cube for good. */
  void exclude(StateCube cube) {
    sat.addClause(excluding(cube, 0));
  }

  /** The clause without a cube's states, with room for literals before it. */
  private int[] excluding(StateCube cube, int room) {
    int[] clause = new int[room + cube.size()];
    for (int i = 0; i < cube.size(); i++) {
      clause[room + i] = encoder.assumption(Aig.not(bits.present(cube.get(i))));
    }
    return clause;
  }

  /** Whether a literal of the graph can hold in a state of the frame. */
  boolean canHold(int literal) {
    sat.assume(encoder.assumption(literal));
    supports.start();
    supports.addConstraints();
    supports.add(literal);
    return isSatisfiable();
  }

  /** Whether a step from the frame can end in the cube. */
  boolean reaches(StateCube cube) {
    assumeNext(cube);
    return isSatisfiable();
  }

  /** Whether a step from the frame outside of the cube can end in the cube. */
  boolean reachesFromOutside(StateCube cube) {
    int guard = newGuard();
    int[] clause = excluding(cube, 1);
    clause[0] = -guard;
    sat.addClause(clause);
    sat.assume(guard);
    assumeNext(cube);
    return isSatisfiable();
  }

  private int newGuard() {
    retireGuard();
    guards++;
    lastGuard = sat.newVariable();
    return lastGuard;
  }

  /** Drops the clause of the last question, whose answer has been read by now. */
  private void retireGuard() {
    if (lastGuard != 0) {
      sat.addClause(-lastGuard);
      lastGuard = 0;
    }
  }

  /** How many guards have been used up. */
  int guards() {
    return guards;
  }

  private void assumeNext(StateCube cube) {
    supports.start();
    supports.addConstraints();
    for (int literal : cube.literals()) {
      sat.assume(encoder.assumption(bits.next(literal)));
      supports.addState(literal);
    }
  }

  /** Only inputs and latches that the question depends on: they decide its gates. */
  private void restrictDecisions() {
    int[] leaves = supports.leaves();
    if (scope.length < supports.size()) {
      scope = new int[2 * supports.size()];
    }
    for (int i = 0; i < supports.size(); i++) {
      scope[i] = Math.abs(encoder.assumption(leaves[i] << 1));
    }
    sat.decideOnly(scope, supports.size());
  }

  private boolean isSatisfiable() {
    restrictDecisions();
    SatResult result = sat.solve();
    if (result == SatResult.UNKNOWN) {
      throw new SearchStopped();
    }
    if (result == SatResult.SAT) {
      model.startNext();
    }
    return result == SatResult.SAT;
  }

  /** Whether a literal of the graph holds in the step that was found. */
  boolean holds(int literal) {
    return model.holds(literal);
  }

  /** Whether the literal of a cube holds before the step that was found. */
  boolean holdsBefore(int literal) {
    return model.holds(bits.present(literal));
  }

  /** Whether the literal of a cube was needed to find that no step ends in the cube. */
  boolean wasNeeded(int literal) {
    return sat.failed(encoder.assumption(bits.next(literal)));
  }

  @Override
  public void close() {
    sat.close();
  }
}
