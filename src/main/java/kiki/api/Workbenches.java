// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.domain.Domain;
import kiki.domain.DomainList;
import kiki.engine.control.Lazy;
import kiki.engine.session.ProgramWorkbench;
import kiki.options.Options;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.sat.CdclSolver;
import kiki.sat.SatSolver;
import kiki.sat.ipasir.IpasirLibrary;
import kiki.sat.ipasir.SatLibraryException;
import kiki.solver.BitBlastingSolver;

/** Gives engines their SSA forms and solvers as the options say. */
final class Workbenches {
  private final Options options;

  Workbenches(Options options) {
    this.options = options;
  }

  /** The program is looked at when an engine starts; where it is not, no time is spent. */
  ProgramWorkbench of(Program program, BooleanSupplier cancelled) {
    ProgramWorkbench usual =
        new ProgramWorkbench(
            program,
            new Lazy<>(() -> PointsTo.analyze(program, cancelled)),
            satSolver(),
            BitBlastingSolver.ModelCheck.OFF,
            slicing());
    boolean segments =
        DomainList.chosen(options.analysis().domains()).stream()
            .anyMatch(domain -> domain.scope() == Domain.Scope.ARRAYS);
    return segments ? usual.keepingArrays() : usual;
  }

  /** Whoever asks for invariants wants those of all loops. */
  private ProgramWorkbench.Slicing slicing() {
    return options.show().contains(Options.Show.INVARIANTS)
        ? ProgramWorkbench.Slicing.OFF
        : ProgramWorkbench.Slicing.ON;
  }

  private Supplier<SatSolver> satSolver() {
    if (options.analysis().satLibrary().isEmpty()) {
      return CdclSolver::new;
    }
    try {
      return IpasirLibrary.load(Path.of(options.analysis().satLibrary().get()))::newSolver;
    } catch (SatLibraryException e) {
      throw new InputError(e.getMessage());
    }
  }
}
