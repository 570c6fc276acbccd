package kiki.engine;

import java.util.function.Supplier;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.sat.SatSolver;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.ssa.Ssa;
import kiki.ssa.SsaOptions;
import kiki.ssa.SymbolicSsa;
import kiki.term.Terms;

/** SSA forms of one program, and solvers over SAT solvers of one make. */
public final class ProgramWorkbench implements Workbench {
  private final Program program;
  private final PointsTo pointsTo;
  private final Supplier<SatSolver> satSolvers;
  private final BitBlastingSolver.ModelCheck modelCheck;

  public ProgramWorkbench(
      Program program,
      PointsTo pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck) {
    this.program = program;
    this.pointsTo = pointsTo;
    this.satSolvers = satSolvers;
    this.modelCheck = modelCheck;
  }

  @Override
  public Ssa ssa(Ssa.Mode mode) {
    return SymbolicSsa.of(new Terms(), program, pointsTo, SsaOptions.of(mode));
  }

  @Override
  public Solver solver(Terms terms) {
    return new BitBlastingSolver(terms, satSolvers.get(), modelCheck);
  }
}
