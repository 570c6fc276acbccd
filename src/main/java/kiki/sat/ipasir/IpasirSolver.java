// SPDX-License-Identifier: Apache-2.0
package kiki.sat.ipasir;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import kiki.sat.LiteralCode;
import kiki.sat.SatResult;
import kiki.sat.SatSolver;
import kiki.sat.SatStatistics;
import kiki.sat.SolverState;

/**
 * A solver of a native IPASIR library. IPASIR knows no conflict limit: learnt clauses are counted
 * instead, one per conflict. It gives no access to fixed literals, phases and internal counters.
 */
final class IpasirSolver implements SatSolver {
  private static final int SATISFIABLE = 10;
  private static final int UNSATISFIABLE = 20;

  private final IpasirLibrary library;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment handle;
  private final SolverState state = new SolverState();
  private int[] assumedIn = new int[64]; // by literal: the last call that assumed it
  private int calls;
  private int solvedVariables;
  private long clauses;
  private long conflicts;
  private long conflictsAtStart;
  private long conflictLimit = -1;
  private BooleanSupplier terminator = () -> false;
  private RuntimeException terminatorFailure; // null while there is none

  private IpasirSolver(IpasirLibrary library, MemorySegment handle) {
    this.library = library;
    this.handle = handle;
  }

  static IpasirSolver of(IpasirLibrary library) {
    IpasirSolver made = new IpasirSolver(library, library.init.call());
    library.setTerminate.call(
        made.handle,
        MemorySegment.NULL,
        made.callBack(
            "isTerminated",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS),
            MethodType.methodType(int.class, MemorySegment.class)));
    return made;
  }

  private MemorySegment callBack(String method, FunctionDescriptor descriptor, MethodType type) {
    try {
      MethodHandle target = MethodHandles.lookup().bind(this, method, type);
      return Linker.nativeLinker().upcallStub(target, descriptor, arena);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new LinkageError("call-back " + method, e);
    }
  }

  /** Called by the library. No exception may cross its frames. */
  private int isTerminated(MemorySegment unused) {
    try {
      boolean spent = conflictLimit >= 0 && conflicts - conflictsAtStart >= conflictLimit;
      return spent || terminator.getAsBoolean() ? 1 : 0;
    } catch (RuntimeException e) {
      terminatorFailure = e;
      return 1;
    }
  }

  /** Called by the library for each learnt clause. */
  private void learnt(MemorySegment unused, MemorySegment clause) {
    conflicts++;
  }

  @Override
  public int newVariable() {
    int variable = state.newVariable();
    if (2 * variable + 1 >= assumedIn.length) {
      assumedIn = Arrays.copyOf(assumedIn, 2 * assumedIn.length);
    }
    return variable;
  }

  @Override
  public int variables() {
    return state.variables();
  }

  @Override
  public void addClause(int[] literals, int length) {
    state.requireOpen();
    state.requireLiterals(literals, length);
    state.ready();
    clauses++;
    for (int i = 0; i < length; i++) {
      library.add.call(handle, literals[i]);
    }
    library.add.call(handle, 0);
  }

  @Override
  public void assume(int literal) {
    state.requireOpen();
    state.requireLiteral(literal);
    state.ready();
    assumedIn[LiteralCode.fromDimacs(literal)] = calls + 1;
    library.assume.call(handle, literal);
  }

  @Override
  public SatResult solve() {
    state.requireOpen();
    calls++;
    solvedVariables = state.variables();
    conflictsAtStart = conflicts;
    int answer = library.solve.call(handle);
    if (terminatorFailure != null) {
      RuntimeException failure = terminatorFailure;
      terminatorFailure = null;
      state.ready();
      throw failure;
    }
    SatResult result =
        switch (answer) {
          case SATISFIABLE -> SatResult.SAT;
          case UNSATISFIABLE -> SatResult.UNSAT;
          default -> SatResult.UNKNOWN;
        };
    state.solved(result);
    return result;
  }

  @Override
  public boolean value(int literal) {
    state.require(SolverState.Phase.SATISFIED, "value");
    state.requireLiteral(literal);
    int variable = Math.abs(literal);
    boolean positive =
        variable <= solvedVariables && library.value.call(handle, variable) == variable;
    return positive == literal > 0;
  }

  @Override
  public boolean failed(int literal) {
    state.require(SolverState.Phase.REFUTED, "failed");
    state.requireLiteral(literal);
    return assumedIn[LiteralCode.fromDimacs(literal)] == calls
        && library.failed.call(handle, literal) != 0;
  }

  @Override
  public int fixed(int literal) {
    state.requireOpen();
    state.requireLiteral(literal);
    return 0;
  }

  @Override
  public void phase(int literal) {
    state.requireOpen();
    state.requireLiteral(literal);
  }

  @Override
  public void setTerminator(BooleanSupplier newTerminator) {
    state.requireOpen();
    terminator = newTerminator;
  }

  @Override
  public void setConflictLimit(long limit) {
    state.requireOpen();
    if (limit >= 0 && conflictLimit < 0) {
      library.setLearn.call(
          handle,
          MemorySegment.NULL,
          Integer.MAX_VALUE,
          callBack(
              "learnt",
              FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS),
              MethodType.methodType(void.class, MemorySegment.class, MemorySegment.class)));
    }
    conflictLimit = limit;
  }

  @Override
  public SatStatistics statistics() {
    return new SatStatistics(state.variables(), clauses, 0, calls, conflicts, 0, 0, 0, 0);
  }

  @Override
  public void close() {
    if (!state.isClosed()) {
      state.close();
      library.release.call(handle);
      arena.close();
    }
  }
}
