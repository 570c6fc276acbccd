// SPDX-License-Identifier: Apache-2.0
package kiki.sat.ipasir;

import java.lang.foreign.MemorySegment;

/** The shapes of the functions of ipasir.h, for method handles to be called through. */
public final class IpasirFunctions {
  private IpasirFunctions() {}

  /** A new solver. */
  public interface Init {
    /** Calls the function. */
    MemorySegment call();
  }

  /** The end of a solver. */
  public interface Release {
    /** Calls the function. */
    void call(MemorySegment solver);
  }

  /** Hands over a literal. */
  public interface TakeLiteral {
    /** Calls the function. */
    void call(MemorySegment solver, int literal);
  }

  /** Asks something about a literal. */
  public interface AskLiteral {
    /** Calls the function. */
    int call(MemorySegment solver, int literal);
  }

  /** Solves; 10, 20 or 0. */
  public interface Solve {
    /** Calls the function. */
    int call(MemorySegment solver);
  }

  /** Registers the call-back that ends a call. */
  public interface SetTerminate {
    /** Calls the function. */
    void call(MemorySegment solver, MemorySegment data, MemorySegment callBack);
  }

  /** Registers the call-back for learnt clauses. */
  public interface SetLearn {
    /** Calls the function. */
    void call(MemorySegment solver, MemorySegment data, int maximum, MemorySegment callBack);
  }
}
