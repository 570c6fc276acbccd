package kiki.engine;

import kiki.solver.Solver;
import kiki.ssa.Ssa;
import kiki.term.Terms;

/** Makes what an engine works with; every engine has its own. */
public interface Workbench {
  /** The program's SSA form at one unwinding, over terms of its own. */
  Ssa ssa(Ssa.Mode mode);

  /** A solver without constraints over the given terms. */
  Solver solver(Terms terms);
}
