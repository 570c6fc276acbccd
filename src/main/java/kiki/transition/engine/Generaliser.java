// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Makes excluded cubes larger: a literal is dropped when the cube without it is still inductive
 * relative to the frame before. A state that speaks against that is a counterexample to
 * generalisation, and is excluded first if that is possible (Hassan, Bradley, Somenzi: Better
 * generalization in IC3, FMCAD 2013).
 */
final class Generaliser {
  private static final int MOST_DEPTH = 1;
  private static final int MOST_COUNTEREXAMPLES = 3;

  private final Frames frames;
  private final Predecessors predecessors;

  Generaliser(Frames frames, Predecessors predecessors) {
    this.frames = frames;
    this.predecessors = predecessors;
  }

  /**
   * The larger cube that the last question to the solver of a frame has refuted: only literals that
   * were needed remain, and one that no first state has.
   */
  StateCube needed(FrameSolver solver, StateCube cube) {
    int[] kept = new int[cube.size()];
    int count = 0;
    boolean isApart = false;
    for (int literal : cube.literals()) {
      if (solver.wasNeeded(literal)) {
        kept[count++] = literal;
        isApart |= frames.excludesFirstStates(literal);
      }
    }
    if (isApart) {
      return StateCube.of(Arrays.copyOf(kept, count));
    }
    for (int literal : cube.literals()) {
      if (frames.excludesFirstStates(literal)) {
        kept[count++] = literal;
        break;
      }
    }
    return StateCube.of(
        Arrays.stream(kept, 0, count)
            .boxed()
            .sorted(Comparator.comparingInt(Math::abs))
            .mapToInt(Integer::intValue)
            .toArray());
  }

  /** A cube that contains the given one, and that is excluded from the frame just the same. */
  StateCube generalise(StateCube cube, int frame) {
    return generalise(cube, frame, 0);
  }

  private StateCube generalise(StateCube cube, int frame, int depth) {
    StateCube result = cube;
    Integer[] order = Arrays.stream(cube.literals()).boxed().toArray(Integer[]::new);
    Arrays.sort(order, Comparator.comparingDouble(frames::activity));
    for (int literal : order) {
      if (result.size() > 1 && result.contains(literal)) {
        StateCube smaller = inductive(result.without(literal), frame, depth);
        if (smaller != null) {
          result = smaller;
        }
      }
    }
    return result;
  }

  /** A cube around the candidate that is inductive relative to the frame before; null if none. */
  private StateCube inductive(StateCube candidate, int frame, int depth) {
    if (frames.containsFirstState(candidate)) {
      return null;
    }
    for (int met = 0; ; met++) {
      FrameSolver solver = frames.solver(frame - 1);
      if (!solver.reachesFromOutside(candidate)) {
        return needed(solver, candidate);
      }
      if (depth >= MOST_DEPTH || met >= MOST_COUNTEREXAMPLES || frame < 2) {
        return null;
      }
      StateCube state = predecessors.states(solver, candidate);
      if (frames.containsFirstState(state)) {
        return null;
      }
      FrameSolver before = frames.solver(frame - 2);
      if (before.reachesFromOutside(state)) {
        return null;
      }
      StateCube excluded = generalise(needed(before, state), frame - 1, depth + 1);
      frames.exclude(excluded, push(excluded, frame - 1));
    }
  }

  /** The last frame that a cube, which is excluded from a frame, can be excluded from. */
  int push(StateCube cube, int frame) {
    int reached = frame;
    while (reached < frames.last() && !frames.solver(reached).reachesFromOutside(cube)) {
      reached++;
    }
    return reached;
  }
}
