// SPDX-License-Identifier: Apache-2.0
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.sat.CdclSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.ssa.execute.SymbolicSsa;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A loop is unwound step by step on one solver, with the checks of k-induction at each step. Prints
 * for each step the new terms and clauses and the time, and compares the total with starting anew
 * at each number of unwindings.
 */
final class UnwindBench {
  private static final String TEXT =
      """
      extern int nondet_int(void);
      void __CPROVER_assert(_Bool, const char *);
      int main(void) {
        int x = 0, y = 0, z = 1;
        while (nondet_int()) {
          int in = nondet_int();
          if (in > 10) { x += 3; y ^= in; } else if (in < -5) { z = y + in; } else { x--; }
          if (y > z) { y -= z & 15; }
          __CPROVER_assert(in <= 10 || in > 9, "holds");
        }
        return 0;
      }
      """;

  private final Program program;
  private final PointsTo pointsTo;

  private UnwindBench(Program program) {
    this.program = program;
    this.pointsTo = PointsTo.analyze(program);
  }

  public static void main(String[] arguments) {
    int last = arguments.length == 0 ? 200 : Integer.parseInt(arguments[0]);
    Program program =
        new CReader(Arguments.options().checking(EnumSet.of(Check.ASSERTIONS)))
            .read(CSource.text("unwind.c", TEXT))
            .program();
    UnwindBench bench = new UnwindBench(program);
    bench.incremental(Math.min(last, 50), Output.SILENT);
    double incremental = bench.incremental(last, Output.PRINTED);
    double anew = bench.anew(last);
    System.out.printf(
        "total to %d: %.2f s step by step, %.2f s anew at each step, ratio %.2f%n",
        last, incremental, anew, incremental / anew);
  }

  private enum Output {
    SILENT,
    PRINTED
  }

  /** An SSA form and its solver. */
  private final class Run {
    final Ssa ssa = SymbolicSsa.of(new Terms(), program, pointsTo, SsaOptions.of(Ssa.Mode.CUT));
    final Solver solver =
        new BitBlastingSolver(ssa.terms(), new CdclSolver(), BitBlastingSolver.ModelCheck.OFF);

    void load() {
      ssa.takeConstraints().forEach(solver::require);
    }

    Answer check() {
      List<Term> violations = new ArrayList<>();
      for (AssertionInstance instance : ssa.assertions()) {
        violations.add(ssa.terms().and(instance.violation(), ssa.window(instance.enclosing())));
      }
      List<Term> assumptions = new ArrayList<>(ssa.closed());
      assumptions.add(ssa.terms().or(violations));
      return solver.check(assumptions);
    }
  }

  /** Processor time, which other load on the machine does not disturb. */
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private double incremental(int last, Output output) {
    long start = cpuNanos();
    Run run = new Run();
    run.load();
    run.check();
    for (int k = 2; k <= last; k++) {
      int terms = run.ssa.terms().size();
      long clauses = run.solver.statistics().clauses();
      long step = cpuNanos();
      run.ssa.unwind();
      run.load();
      double unwinding = (cpuNanos() - step) / 1e6;
      Answer answer = run.check();
      double checking = (cpuNanos() - step) / 1e6 - unwinding;
      if (output == Output.PRINTED && (k <= 5 || k % 20 == 0)) {
        System.out.printf(
            "k = %3d: %4d new terms, %5d new clauses, %6.2f ms unwinding, %6.2f ms checking: %s%n",
            k,
            run.ssa.terms().size() - terms,
            run.solver.statistics().clauses() - clauses,
            unwinding,
            checking,
            answer);
      }
    }
    return (cpuNanos() - start) / 1e9;
  }

  private double anew(int last) {
    long start = cpuNanos();
    for (int k = 1; k <= last; k++) {
      Run run = new Run();
      while (run.ssa.unwindings() < k) {
        run.ssa.unwind();
      }
      run.load();
      run.check();
    }
    return (cpuNanos() - start) / 1e9;
  }
}
