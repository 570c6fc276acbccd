// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.aig.CnfEncoder;
import kiki.sat.CdclSolver;
import kiki.transition.system.GraphCopy;
import kiki.transition.system.Latch;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * The steps of a system one after the other as one formula (LLUMC, section 2). The graph of all
 * steps is hashed and simplified as it grows; the solver sees what the goal depends on. The goal at
 * the last step is an assumption, which afterwards is known not to hold.
 */
final class Unroller implements AutoCloseable {
  private final TransitionSystem system;
  private final BooleanSupplier stop;
  private final Aig graph = new Aig();
  private final CdclSolver sat = new CdclSolver();
  private final CnfEncoder encoder;
  private final AigModel model;
  private final boolean[] all;
  private final List<int[]> inputs = new ArrayList<>();
  private int[] initial;
  private int[] state;
  private int goal;

  private Unroller(TransitionSystem system, BooleanSupplier stop) {
    this.system = system;
    this.stop = stop;
    this.encoder = new CnfEncoder(graph, sat, this::poll);
    this.model = new AigModel(graph, encoder, sat);
    this.all = new boolean[system.graph().size()];
  }

  private static Unroller of(TransitionSystem system, BooleanSupplier stop) {
    Unroller made = new Unroller(system, stop);
    Arrays.fill(made.all, true);
    made.sat.setTerminator(stop);
    return made;
  }

  /** Starts in a first state. */
  static Unroller fromReset(TransitionSystem system, BooleanSupplier stop) {
    Unroller made = Unroller.of(system, stop);
    int[] state = new int[system.latches().size()];
    for (int i = 0; i < state.length; i++) {
      state[i] =
          switch (system.latches().get(i).reset()) {
            case ZERO -> Aig.FALSE;
            case ONE -> Aig.TRUE;
            case FREE -> made.graph.input();
          };
    }
    made.initial = state;
    made.state = state;
    return made;
  }

  /** Starts anywhere. */
  static Unroller fromAnywhere(TransitionSystem system, BooleanSupplier stop) {
    Unroller made = Unroller.of(system, stop);
    made.initial = made.graph.inputs(system.latches().size());
    made.state = made.initial;
    return made;
  }

  private void poll() {
    if (stop.getAsBoolean()) {
      throw new SearchStopped();
    }
  }

  /** Adds a step; whether its state can be bad. */
  boolean canBeBad() {
    poll();
    GraphCopy copy = new GraphCopy(system.graph(), graph);
    int[] fresh = graph.inputs(system.inputs().size());
    inputs.add(fresh);
    for (int i = 0; i < fresh.length; i++) {
      copy.map(system.inputs().get(i), fresh[i]);
    }
    for (int i = 0; i < state.length; i++) {
      copy.map(system.latches().get(i).literal(), state[i]);
    }
    copy.copy(all);
    for (int constraint : copy.get(system.constraints())) {
      encoder.require(constraint);
    }
    state = copy.get(system.latches().stream().mapToInt(Latch::next).toArray());
    goal = copy.get(system.bads()[0]);
    sat.assume(encoder.assumption(goal));
    return switch (sat.solve()) {
      case SAT -> true;
      case UNSAT -> false;
      case UNKNOWN -> throw new SearchStopped();
    };
  }

  /** From now on, the state of the last step is not bad. */
  void excludeBad() {
    encoder.require(Aig.not(goal));
  }

  /** The execution that was found. */
  Trace trace() {
    model.startNext();
    List<boolean[]> steps = new ArrayList<>();
    inputs.forEach(step -> steps.add(values(step)));
    return new Trace(values(initial), steps, 0);
  }

  private boolean[] values(int[] literals) {
    boolean[] values = new boolean[literals.length];
    for (int i = 0; i < literals.length; i++) {
      values[i] = model.holds(literals[i]);
    }
    return values;
  }

  @Override
  public void close() {
    sat.close();
  }
}
