// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import kiki.sat.proof.ProofChecker;

/**
 * One random sequence of calls on a solver, every answer of which is checked: models against all
 * clauses and assumptions, refutations against the exact set of models (few variables) or a fresh
 * solver (many), cores by solving again under the core alone, fixed literals by refuting their
 * negation.
 */
final class ApiTrace {
  private static final int EXACT_VARIABLES = 10;

  private final SplittableRandom random;
  private final SatSolver solver;
  private final ProofChecker checker; // null when the solver writes no proof
  private final List<int[]> clauses = new ArrayList<>();
  private final int maximumVariables;
  private final int averageLength;
  private final ModelSet models; // null when there are too many variables
  private long conflictLimit = -1;
  private int questions = Integer.MAX_VALUE; // whether to stop, until the answer is yes

  ApiTrace(long seed, SatSolver solver, ProofChecker checker) {
    this.random = new SplittableRandom(seed);
    this.solver = solver;
    this.checker = checker;
    boolean exact = random.nextInt(4) > 0;
    maximumVariables = exact ? 2 + random.nextInt(EXACT_VARIABLES - 1) : 20 + random.nextInt(60);
    averageLength = 2 + random.nextInt(2);
    models = exact ? new ModelSet(maximumVariables) : null;
  }

  void run() {
    int steps = 2 + random.nextInt(8);
    for (int i = 0; i < steps; i++) {
      extend();
      check();
    }
    if (checker != null && solveAgainstClausesAlone() == SatResult.UNSAT) {
      assertTrue(checker.derivedEmpty(), "the proof lacks the empty clause");
    }
  }

  private void extend() {
    int newVariables = random.nextInt(maximumVariables) + 1;
    while (newVariables-- > 0 && solver.variables() < maximumVariables) {
      solver.newVariable();
    }
    int newClauses = random.nextInt(1 + 2 * solver.variables());
    for (int i = 0; i < newClauses; i++) {
      int[] clause = new int[clauseLength()];
      for (int k = 0; k < clause.length; k++) {
        clause[k] = literal();
      }
      add(clause);
    }
    if (random.nextInt(8) == 0) {
      solver.phase(literal());
    }
    if (random.nextInt(8) == 0) {
      conflictLimit = random.nextInt(3) == 0 ? random.nextInt(20) : -1;
      solver.setConflictLimit(conflictLimit);
    }
    if (random.nextInt(8) == 0) {
      questions = random.nextInt(3) == 0 ? random.nextInt(30) : Integer.MAX_VALUE;
      solver.setTerminator(() -> --questions < 0);
    }
  }

  private int clauseLength() {
    return switch (random.nextInt(64)) {
      case 0 -> random.nextInt(8) == 0 ? 0 : 1;
      case 1 -> 1;
      case 2, 3, 4 -> 4 + random.nextInt(5);
      default -> averageLength + random.nextInt(2);
    };
  }

  private void add(int[] clause) {
    clauses.add(clause);
    if (checker != null) {
      checker.axiom(clause, clause.length);
    }
    if (models != null) {
      models.restrict(clause);
    }
    solver.addClause(clause);
  }

  private int literal() {
    int variable = 1 + random.nextInt(solver.variables());
    return random.nextBoolean() ? variable : -variable;
  }

  private final List<Integer> lastAssumptions = new ArrayList<>();

  private void check() {
    List<Integer> assumptions = new ArrayList<>();
    if (random.nextInt(3) > 0) {
      int kept = random.nextInt(lastAssumptions.size() + 1);
      assumptions.addAll(lastAssumptions.subList(0, kept));
    }
    int count = random.nextInt(1 + random.nextInt(1 + Math.min(12, solver.variables())));
    for (int i = 0; i < count; i++) {
      assumptions.add(literal());
    }
    lastAssumptions.clear();
    lastAssumptions.addAll(assumptions);
    assumptions.forEach(solver::assume);
    switch (solver.solve()) {
      case SAT -> checkModel(assumptions);
      case UNSAT -> checkCore(assumptions);
      case UNKNOWN ->
          assertTrue(conflictLimit >= 0 || questions < 0, "gave up without being told to");
    }
    checkFixed();
  }

  private void checkModel(List<Integer> assumptions) {
    for (int variable = 1; variable <= solver.variables(); variable++) {
      assertNotEquals(solver.value(variable), solver.value(-variable), "the model is not total");
    }
    for (int literal : assumptions) {
      assertTrue(solver.value(literal), "assumption " + literal + " does not hold");
    }
    for (int[] clause : clauses) {
      boolean satisfied = false;
      for (int literal : clause) {
        satisfied |= solver.value(literal);
      }
      assertTrue(satisfied, "a clause does not hold");
    }
  }

  private void checkCore(List<Integer> assumptions) {
    List<Integer> core = new ArrayList<>();
    for (int variable = 1; variable <= solver.variables(); variable++) {
      for (int literal : new int[] {variable, -variable}) {
        if (solver.failed(literal)) {
          core.add(literal);
          assertTrue(assumptions.contains(literal), "the core holds " + literal + ", not assumed");
        }
      }
    }
    assertUnsatisfiable(core, "core " + core + " of " + assumptions);
  }

  private void checkFixed() {
    int literal = literal();
    int fixed = solver.fixed(literal);
    assertEquals(-fixed, solver.fixed(-literal));
    if (fixed != 0) {
      assertUnsatisfiable(List.of(-fixed * literal), "fixed " + literal);
    }
  }

  private void assertUnsatisfiable(List<Integer> assumptions, String what) {
    if (models != null) {
      ModelSet restricted = models.copy();
      assumptions.forEach(l -> restricted.restrict(new int[] {l}));
      assertTrue(restricted.isEmpty(), what + " is satisfiable");
    } else {
      assertEquals(SatResult.UNSAT, solveFresh(assumptions), what);
    }
  }

  private SatResult solveAgainstClausesAlone() {
    solver.setConflictLimit(-1);
    solver.setTerminator(() -> false);
    SatResult result = solver.solve();
    if (result == SatResult.UNSAT) {
      assertUnsatisfiable(List.of(), "the clauses");
    } else {
      checkModel(List.of());
    }
    return result;
  }

  /** Solves from scratch, with the assumptions as clauses. */
  private SatResult solveFresh(List<Integer> assumptions) {
    try (SatSolver fresh = new CdclSolver()) {
      while (fresh.variables() < solver.variables()) {
        fresh.newVariable();
      }
      assumptions.forEach(fresh::addClause);
      clauses.forEach(fresh::addClause);
      return fresh.solve();
    }
  }
}
