// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.EnumSet;
import java.util.Set;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.engine.session.ProgramWorkbench;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.engine.termination.TerminationVerifier;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;
import kiki.ssa.form.Ssa;
import kiki.util.Location;

/** A C program and what engines need, for tests. */
public record CSubject(Program program) {
  public static final Property END =
      new Property("main.termination", Property.Kind.TERMINATION, "ends", "main", Location.NONE);

  private static final String PRELUDE =
      "extern unsigned nondet_uint(void); extern int nondet_int(void);"
          + " extern unsigned char nondet_uchar(void);"
          + " void __CPROVER_assume(_Bool);\n";

  public static CSubject plain(String text) {
    return new CSubject(Sources.checked(PRELUDE + text, Set.of()));
  }

  /** With the checks that an execution without end must pass. */
  public static CSubject checked(String text) {
    Set<Check> checks =
        EnumSet.of(
            Check.BOUNDS,
            Check.POINTERS,
            Check.DIVISION_BY_ZERO,
            Check.SIGNED_OVERFLOW,
            Check.UNDEFINED_SHIFT);
    return new CSubject(Sources.checked(PRELUDE + text, checks));
  }

  public Workbench workbench() {
    return new ProgramWorkbench(
        program, PointsTo.analyze(program), CdclSolver::new, BitBlastingSolver.ModelCheck.ON);
  }

  public Session session(Ssa.Mode mode) {
    return Session.open(workbench(), mode, () -> false);
  }

  public TerminationVerifier.Subject subject() {
    return new TerminationVerifier.Subject(program, workbench());
  }

  /** Hears nothing. */
  public static Listener listener() {
    return new Listener() {
      @Override
      public void decided(Property property, Verdict verdict) {}

      @Override
      public void warning(String message) {}

      @Override
      public void progress(String engine, int unwindings, int open) {}
    };
  }
}
