// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Arrays;
import java.util.Optional;

/**
 * Makes excluded cubes larger: a literal is dropped when the cube without it is still inductive
 * relative to the frame before. A state that speaks against that is a counterexample to
 * generalisation, and is excluded first if that is possible; else the cube is made to contain it
 * (Hassan, Bradley, Somenzi: Better generalization in IC3, FMCAD 2013). Literals of a cube that is
 * excluded from the frame before only are kept rather than others (Xia, Becchi, Cimatti, Griggio,
 * Li, Pu: Searching for i-good lemmas to accelerate safety model checking, CAV 2023).
 */
final class Generaliser {
  private final Frames frames;
  private final Predecessors predecessors;
  private final WordView words;

  /** How many states may still be looked at for the present counterexample. */
  private int attempts;

  Generaliser(Frames frames, Predecessors predecessors, WordView words) {
    this.frames = frames;
    this.predecessors = predecessors;
    this.words = words;
  }

  /**
   * The larger cube that the last question to the solver of a frame has refuted: only literals that
   * were needed remain, and one that no first state has.
   */
  StateCube needed(FrameSolver solver, StateCube cube) {
    boolean isApart = false;
    int spare = 0;
    for (int literal : cube.literals()) {
      if (frames.excludesFirstStates(literal)) {
        isApart |= solver.wasNeeded(literal);
        spare = spare == 0 ? literal : spare;
      }
    }
    int[] kept = new int[cube.size()];
    int count = 0;
    for (int literal : cube.literals()) {
      if (solver.wasNeeded(literal) || !isApart && literal == spare) {
        kept[count++] = literal;
      }
    }
    return StateCube.ofFirst(kept, count);
  }

  /** A cube that contains the given one, and that is excluded from the frame just the same. */
  StateCube generalise(StateCube cube, int frame, GeneralisationEffort effort) {
    StateCube result = byWords(cube, frame).orElse(cube);
    boolean[] isKept = new boolean[frames.bits().count() + 1];
    for (int literal : order(result, frame)) {
      if (result.size() > 1 && result.contains(literal)) {
        Optional<StateCube> smaller = inductive(result.without(literal), isKept, frame, effort);
        isKept[Math.abs(literal)] = smaller.isEmpty();
        result = smaller.orElse(result);
      }
    }
    return result;
  }

  /** A larger cube that mentions words where the given one mentions their bits. */
  private Optional<StateCube> byWords(StateCube cube, int frame) {
    Optional<StateCube> candidate = words.around(cube);
    if (candidate.isEmpty() || frames.containsFirstState(candidate.get())) {
      return Optional.empty();
    }
    FrameSolver solver = frames.solver(frame - 1);
    return solver.reachesFromOutside(candidate.get())
        ? Optional.empty()
        : Optional.of(needed(solver, candidate.get()));
  }

  /** The literals, those first that are tried to be dropped first. */
  private int[] order(StateCube cube, int frame) {
    Optional<StateCube> parent = frames.excludedBefore(cube, frame);
    long[] keys = new long[cube.size()];
    for (int i = 0; i < keys.length; i++) {
      int literal = cube.get(i);
      boolean isLate = parent.isPresent() && parent.get().contains(literal);
      long late = isLate ? 1L << 62 : 0;
      keys[i] = late + ((long) Float.floatToIntBits(frames.activity(literal)) << 30) + i;
    }
    Arrays.sort(keys);
    int[] literals = new int[keys.length];
    for (int i = 0; i < literals.length; i++) {
      literals[i] = cube.get((int) (keys[i] & (1 << 30) - 1));
    }
    return literals;
  }

  /** A cube around the candidate that is inductive relative to the frame before. */
  private Optional<StateCube> inductive(
      StateCube candidate, boolean[] isKept, int frame, GeneralisationEffort effort) {
    StateCube cube = candidate;
    int met = 0;
    while (!frames.containsFirstState(cube)) {
      FrameSolver solver = frames.solver(frame - 1);
      if (!solver.reachesFromOutside(cube)) {
        return Optional.of(needed(solver, cube));
      }
      Optional<StateCube> joined = joined(cube, solver, isKept);
      if (met < effort.counterexamples() && frame > 1) {
        StateCube state = predecessors.states(solver, cube);
        attempts = effort.attempts();
        if (excludes(state, frame - 1, effort)) {
          met++;
          continue;
        }
      }
      if (joined.isEmpty() || effort.depth() == 0) {
        return Optional.empty();
      }
      met = 0;
      cube = joined.get();
    }
    return Optional.empty();
  }

  /** The smallest cube around a cube and the state before the step that a solver found. */
  private static Optional<StateCube> joined(StateCube cube, FrameSolver solver, boolean[] isKept) {
    int[] common = new int[cube.size()];
    int count = 0;
    for (int literal : cube.literals()) {
      if (solver.holdsBefore(literal)) {
        common[count++] = literal;
      } else if (isKept[Math.abs(literal)]) {
        return Optional.empty();
      }
    }
    return count == 0 ? Optional.empty() : Optional.of(StateCube.ofFirst(common, count));
  }

  /** Excludes states from a frame if few others must be excluded for that. */
  private boolean excludes(StateCube cube, int frame, GeneralisationEffort effort) {
    if (frame == 0 || attempts == 0 || frames.containsFirstState(cube)) {
      return false;
    }
    attempts--;
    while (true) {
      FrameSolver solver = frames.solver(frame - 1);
      if (!solver.reachesFromOutside(cube)) {
        int left = attempts;
        exclude(generalise(needed(solver, cube), frame, effort.inside()), frame);
        attempts = left;
        return true;
      }
      if (!excludes(predecessors.states(solver, cube), frame - 1, effort)) {
        return false;
      }
    }
  }

  /** Excludes a cube from a frame and from those after it while that is possible; the last. */
  int exclude(StateCube cube, int frame) {
    frames.exclude(cube, frame);
    int reached = frame;
    while (reached < frames.last() && !frames.solver(reached).reaches(cube)) {
      frames.advance(cube, reached++);
    }
    return reached;
  }
}
