package kiki.engine;

import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.pointer.PointsTo;
import kiki.program.Aftermath;
import kiki.program.Program;
import kiki.program.Property;
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
  private final Set<Property> ignored;
  private final SsaOptions.Checked checked;

  public ProgramWorkbench(
      Program program,
      PointsTo pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck) {
    this(program, pointsTo, satSolvers, modelCheck, Set.of(), SsaOptions.Checked.ASSUMED);
  }

  private ProgramWorkbench(
      Program program,
      PointsTo pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck,
      Set<Property> ignored,
      SsaOptions.Checked checked) {
    this.program = program;
    this.pointsTo = pointsTo;
    this.satSolvers = satSolvers;
    this.modelCheck = modelCheck;
    this.ignored = Set.copyOf(ignored);
    this.checked = checked;
  }

  @Override
  public Ssa ssa(Ssa.Mode mode, BooleanSupplier cancelled) {
    SsaOptions options =
        SsaOptions.of(mode).ignoring(ignored).with(checked).cancelledWhen(cancelled);
    return SymbolicSsa.of(new Terms(), program, pointsTo, options);
  }

  @Override
  public Solver solver(Terms terms) {
    return new BitBlastingSolver(terms, satSolvers.get(), modelCheck);
  }

  @Override
  public Workbench ignoring(Set<Property> properties) {
    return new ProgramWorkbench(program, pointsTo, satSolvers, modelCheck, properties, checked);
  }

  @Override
  public Workbench passing() {
    return new ProgramWorkbench(
        program, pointsTo, satSolvers, modelCheck, ignored, SsaOptions.Checked.PASSED);
  }

  @Override
  public Set<Property> after(Set<Property> properties) {
    return new Aftermath(program).of(properties);
  }
}
