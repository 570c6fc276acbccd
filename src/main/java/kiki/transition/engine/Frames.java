// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.transition.system.Latch;
import kiki.transition.system.Ternary;
import kiki.transition.system.TernarySimulation;
import kiki.transition.system.TransitionSystem;

/**
 * The frames of IC3: frame i contains all states that can be reached in at most i steps. A frame is
 * described by the cubes it excludes; a cube is kept at the last frame that excludes it. Each frame
 * has a solver, which is made anew when it has too many guards.
 */
final class Frames implements AutoCloseable {
  private final TransitionSystem system;
  private final BooleanSupplier stop;
  private final List<List<StateCube>> cubes = new ArrayList<>();
  private final List<FrameSolver> solvers = new ArrayList<>();
  private final Supports supports;
  private final CubeBits bits;
  private final float[] activity;
  private float increment = 1;

  /** Made when first asked for. */
  private TernarySimulation first;

  Frames(TransitionSystem system, BooleanSupplier stop) {
    this.system = system;
    this.stop = stop;
    this.supports = new Supports(system);
    this.bits = new CubeBits(system);
    this.activity = new float[bits.count() + 1];
  }

  /** The number of the last frame. */
  int last() {
    return cubes.size() - 1;
  }

  CubeBits bits() {
    return bits;
  }

  void addFrame() {
    cubes.add(new ArrayList<>());
    solvers.add(newSolver(last()));
  }

  private FrameSolver newSolver(int frame) {
    FrameSolver solver = FrameSolver.of(system, supports, stop);
    solver.requireConstraints();
    if (frame == 0) {
      solver.requireReset();
    }
    for (int i = Math.max(frame, 1); i <= last(); i++) {
      cubes.get(i).forEach(solver::exclude);
    }
    return solver;
  }

  /** The solver of a frame for the next question. */
  FrameSolver solver(int frame) {
    if (solvers.get(frame).guards() > TransitionTuning.MOST_GUARDS) {
      solvers.get(frame).close();
      solvers.set(frame, newSolver(frame));
    }
    return solvers.get(frame);
  }

  /** The cubes whose last frame this is. */
  List<StateCube> cubes(int frame) {
    return cubes.get(frame);
  }

  /** Whether a cube excluded from this frame or a later one contains all states of the given. */
  boolean isExcluded(StateCube cube, int frame) {
    for (int i = frame; i <= last(); i++) {
      for (StateCube excluded : cubes.get(i)) {
        if (excluded.includes(cube)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A cube that contains the given one and is excluded from the frame before, but not later. */
  Optional<StateCube> excludedBefore(StateCube cube, int frame) {
    for (StateCube excluded : cubes.get(frame - 1)) {
      if (excluded.includes(cube)) {
        return Optional.of(excluded);
      }
    }
    return Optional.empty();
  }

  /** Excludes a cube from the frames up to this one, and forgets cubes that it makes needless. */
  void exclude(StateCube cube, int frame) {
    for (int i = 1; i <= frame; i++) {
      cubes.get(i).removeIf(cube::includes);
    }
    cubes.get(frame).add(cube);
    for (int i = 1; i <= frame; i++) {
      solvers.get(i).exclude(cube);
    }
    increment *= TransitionTuning.ACTIVITY_GROWTH;
    for (int literal : cube.literals()) {
      activity[Math.abs(literal)] += increment;
    }
    if (increment > 1e20f) {
      increment = 1;
      for (int i = 0; i < activity.length; i++) {
        activity[i] *= 1e-20f;
      }
    }
  }

  /** Moves a cube on to the next frame, where it is excluded, too. */
  void advance(StateCube cube, int frame) {
    cubes.get(frame).remove(cube);
    cubes.get(frame + 1).add(cube);
    solvers.get(frame + 1).exclude(cube);
  }

  /** How often the bit of a literal was in cubes of late. */
  float activity(int literal) {
    return activity[Math.abs(literal)];
  }

  boolean containsFirstState(StateCube cube) {
    for (int literal : cube.literals()) {
      if (excludesFirstStates(literal)) {
        return false;
      }
    }
    return true;
  }

  /** Whether no first state has the literal. */
  boolean excludesFirstStates(int literal) {
    if (!bits.isLatch(literal)) {
      return firstStates().value(bits.present(literal)) == Ternary.FALSE;
    }
    Latch latch = system.latches().get(Math.abs(literal) - 1);
    return !latch.reset().allows(literal > 0);
  }

  /** What is known of first states. */
  private TernarySimulation firstStates() {
    if (first == null) {
      first = TernarySimulation.of(system);
      first.reset();
      first.evaluate();
    }
    return first;
  }

  @Override
  public void close() {
    solvers.forEach(FrameSolver::close);
  }
}
