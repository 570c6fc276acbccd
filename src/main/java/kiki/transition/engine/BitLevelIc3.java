// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.transition.certificate.LatchInvariant;
import kiki.transition.system.Reset;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * IC3 (Bradley: SAT-based model checking without unrolling, VMCAI 2011; Een, Mishchenko, Brayton:
 * Efficient implementation of property directed reachability, FMCAD 2011) on the latches of a
 * system. Constraints restrict the step from a frame; cubes of states that lead to the bad state
 * satisfy them by the way they are found.
 */
final class BitLevelIc3 implements AutoCloseable {
  private final TransitionSystem system;
  private final Frames frames;
  private final Predecessors predecessors;
  private final Generaliser generaliser;
  private final Function<Obligation, GeneralisationEffort> effort;
  private final PriorityQueue<Obligation> queue = new PriorityQueue<>();

  private BitLevelIc3(
      TransitionSystem system,
      Frames frames,
      Predecessors predecessors,
      Generaliser generaliser,
      Function<Obligation, GeneralisationEffort> effort) {
    this.system = system;
    this.frames = frames;
    this.predecessors = predecessors;
    this.generaliser = generaliser;
    this.effort = effort;
  }

  static BitLevelIc3 of(TransitionSystem system, Predecessors predecessors, BooleanSupplier stop) {
    return of(system, predecessors, Obligation::effort, stop);
  }

  /** With a way of its own to say how hard to try to generalise. */
  static BitLevelIc3 of(
      TransitionSystem system,
      Predecessors predecessors,
      Function<Obligation, GeneralisationEffort> effort,
      BooleanSupplier stop) {
    Frames frames = new Frames(system, stop);
    Generaliser generaliser = new Generaliser(frames, predecessors, WordView.of(system));
    return new BitLevelIc3(system, frames, predecessors, generaliser, effort);
  }

  ReachabilityAnswer run() {
    int[] bad = {system.bads()[0]};
    while (true) {
      frames.addFrame();
      int proved = propagate();
      if (proved > 0) {
        return new ReachabilityAnswer.Unreachable(new LatchInvariant(clausesFrom(proved), 0));
      }
      FrameSolver solver = frames.solver(frames.last());
      while (solver.canHold(bad[0])) {
        StateCube cube = predecessors.states(solver, bad);
        queue.add(
            new Obligation(
                cube, predecessors.inputs(solver), Optional.empty(), frames.last(), 0, 0));
        Optional<Obligation> reached = block();
        if (reached.isPresent()) {
          Trace trace = trace(reached.get());
          if (!predecessors.heedsViolated(trace)) {
            return new ReachabilityAnswer.Reachable(trace);
          }
          queue.clear();
        }
        solver = frames.solver(frames.last());
      }
    }
  }

  /** Discharges all obligations; one that contains a first state if there is such. */
  private Optional<Obligation> block() {
    while (!queue.isEmpty()) {
      Obligation open = queue.poll();
      if (frames.containsFirstState(open.cube())) {
        return Optional.of(open);
      }
      if (frames.isExcluded(open.cube(), open.frame())) {
        postpone(open, open.frame());
        continue;
      }
      FrameSolver solver = frames.solver(open.frame() - 1);
      if (solver.reachesFromOutside(open.cube())) {
        StateCube before = predecessors.states(solver, open.cube());
        boolean[] inputs = predecessors.inputs(solver);
        Obligation again = open.visited();
        queue.add(again);
        queue.add(again.before(before, inputs));
      } else {
        StateCube needed = generaliser.needed(solver, open.cube());
        StateCube larger = generaliser.generalise(needed, open.frame(), effort.apply(open));
        postpone(open, generaliser.exclude(larger, open.frame()));
      }
    }
    return Optional.empty();
  }

  /** States that lead to the bad state are worth excluding from later frames, too. */
  private void postpone(Obligation open, int frame) {
    if (frame < frames.last()) {
      queue.add(open.at(frame + 1));
    }
  }

  /**
   * Moves cubes on to the frames where they are excluded, too; the number of a frame that equals
   * the next one, or 0.
   */
  private int propagate() {
    for (int frame = 1; frame < frames.last(); frame++) {
      for (StateCube cube : List.copyOf(frames.cubes(frame))) {
        if (frames.cubes(frame).contains(cube) && !frames.solver(frame).reaches(cube)) {
          frames.advance(cube, frame);
        }
      }
      if (frames.cubes(frame).isEmpty()) {
        return frame + 1;
      }
    }
    return 0;
  }

  private List<int[]> clausesFrom(int frame) {
    List<int[]> clauses = new ArrayList<>();
    for (int i = frame; i <= frames.last(); i++) {
      frames.cubes(i).forEach(c -> clauses.add(c.clause()));
    }
    return clauses;
  }

  private Trace trace(Obligation reached) {
    boolean[] initial = new boolean[system.latches().size()];
    for (int i = 0; i < initial.length; i++) {
      initial[i] = system.latches().get(i).reset() == Reset.ONE;
    }
    for (int literal : reached.cube().literals()) {
      initial[Math.abs(literal) - 1] = literal > 0;
    }
    List<boolean[]> inputs = new ArrayList<>();
    Optional<Obligation> step = Optional.of(reached);
    while (step.isPresent()) {
      inputs.add(step.get().inputs());
      step = step.get().successor();
    }
    return new Trace(initial, inputs, 0);
  }

  @Override
  public void close() {
    frames.close();
  }
}
