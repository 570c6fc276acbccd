// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.CnfEncoder;
import kiki.sat.CdclSolver;
import kiki.sat.SatResult;
import kiki.transition.system.TransitionSystem;

/**
 * Enlarges cubes by a solver's refutation: with the inputs of a step, the states of the cube cannot
 * fail to make the targets and constraints hold; literals that the refutation does not use go.
 */
final class CoreLifting implements AutoCloseable {
  private static final int MOST_GUARDS = 1000;

  private final TransitionSystem system;
  private final BooleanSupplier stop;
  private CdclSolver sat;
  private CnfEncoder encoder;
  private int guards;

  CoreLifting(TransitionSystem system, BooleanSupplier stop) {
    this.system = system;
    this.stop = stop;
    renew();
  }

  private void renew() {
    if (sat != null) {
      sat.close();
    }
    sat = new CdclSolver();
    sat.setTerminator(stop);
    encoder = new CnfEncoder(system.graph(), sat, () -> {});
    guards = 0;
  }

  /** A cube that contains the given one, from which the step's inputs still make all hold. */
  StateCube enlarge(StateCube cube, boolean[] inputs, int[] targets) {
    if (++guards > MOST_GUARDS) {
      renew();
    }
    List<Integer> clause = new ArrayList<>();
    int guard = sat.newVariable();
    clause.add(-guard);
    for (int target : targets) {
      clause.add(encoder.assumption(Aig.not(target)));
    }
    for (int constraint : system.constraints()) {
      clause.add(encoder.assumption(Aig.not(constraint)));
    }
    sat.addClause(clause.stream().mapToInt(Integer::intValue).toArray());
    for (int i = 0; i < inputs.length; i++) {
      sat.assume(encoder.assumption(Aig.negateIf(system.inputs().get(i), inputs[i] ? 0 : 1)));
    }
    for (int literal : cube.literals()) {
      sat.assume(present(literal));
    }
    sat.assume(guard);
    SatResult result = sat.solve();
    if (result == SatResult.UNKNOWN) {
      throw new SearchStopped();
    }
    if (result == SatResult.SAT) {
      throw new IllegalStateException("a cube does not lead where its step did");
    }
    int[] kept = new int[cube.size()];
    int count = 0;
    for (int literal : cube.literals()) {
      if (sat.failed(present(literal))) {
        kept[count++] = literal;
      }
    }
    sat.addClause(-guard);
    return StateCube.of(Arrays.copyOf(kept, count));
  }

  private int present(int literal) {
    int latch = system.latches().get(Math.abs(literal) - 1).literal();
    return encoder.assumption(Aig.negateIf(latch, literal < 0 ? 1 : 0));
  }

  @Override
  public void close() {
    sat.close();
  }
}
