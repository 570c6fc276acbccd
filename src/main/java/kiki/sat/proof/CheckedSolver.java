// SPDX-License-Identifier: Apache-2.0
package kiki.sat.proof;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import kiki.sat.ForwardingSolver;
import kiki.sat.ProofWriter;
import kiki.sat.SatResult;
import kiki.sat.SatSolver;

/**
 * A solver each of whose refutations is checked: that the assumptions which it names cannot hold
 * together must follow from its proof so far. A step or an answer that does not is a {@link
 * ProofRejection}.
 */
public final class CheckedSolver extends ForwardingSolver {
  private final ProofChecker checker;
  private final Set<Integer> assumptions = new LinkedHashSet<>();

  private CheckedSolver(SatSolver solver, ProofChecker checker) {
    super(solver);
    this.checker = checker;
  }

  /**
   * @param solvers makes a solver that writes its proof
   */
  public static CheckedSolver of(Function<ProofWriter, SatSolver> solvers) {
    ProofChecker checker = new ProofChecker();
    return new CheckedSolver(solvers.apply(checker), checker);
  }

  @Override
  public void addClause(int[] literals, int length) {
    // First, since the solver may shorten it at once.
    checker.axiom(literals, length);
    solver.addClause(literals, length);
  }

  @Override
  public void assume(int literal) {
    solver.assume(literal);
    assumptions.add(literal);
  }

  @Override
  public SatResult solve() {
    SatResult result = solver.solve();
    if (result == SatResult.UNSAT) {
      check(assumptions.stream().filter(solver::failed).mapToInt(literal -> -literal).toArray());
    }
    assumptions.clear();
    return result;
  }

  private void check(int[] negatedCore) {
    if (!checker.follows(negatedCore, negatedCore.length)) {
      throw new ProofRejection("the proof does not lead to the answer UNSAT");
    }
  }
}
