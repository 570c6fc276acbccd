// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import kiki.util.Location;

/**
 * Something to prove or refute.
 *
 * @param name as shown to the user, for instance {@code main.assertion.1}
 * @param description for instance {@code assertion x == 10}
 */
public record Property(
    String name, Kind kind, String description, String function, Location location) {

  /** What kind of check; the order is that of the report. */
  public enum Kind {
    ASSERTION("assertion"),
    /** Calls of {@code reach_error}, {@code __VERIFIER_error} or an error label. */
    UNREACHABLE("unreachable"),
    ARRAY_BOUNDS("array_bounds"),
    POINTER_DEREFERENCE("pointer_dereference"),
    /**
     * Writes to string literals and const objects; apart, so that dereferences are numbered as
     * users know it.
     */
    READ_ONLY("read-only"),
    FREE("free"),
    MEMORY_LEAK("memory-leak"),
    DIVISION_BY_ZERO("division-by-zero"),
    OVERFLOW("overflow"),
    NAN("NaN"),
    UNDEFINED_SHIFT("undefined-shift"),
    CONVERSION("conversion"),
    ENUM_RANGE("enum-range"),
    /** The zeros of zero are not counted. */
    BIT_COUNT("bit_count"),
    POINTER_OVERFLOW("pointer_arithmetic"),
    /** Pointers whose order or difference is asked for point into one object. */
    SAME_OBJECT("pointer"),
    /** A function is not called through NULL. */
    NULL_CALL("pointer_dereference"),
    /** The standard's requirements on arguments of library functions. */
    PRECONDITION("precondition"),
    /** The same for streams, which must be open: the library looks into what they point to. */
    STREAM("precondition"),
    /** Clauses of a function's contract: at its call, at its return. */
    REQUIRES("precondition"),
    ENSURES("postcondition"),
    /** What a function with a contract writes and frees. */
    ASSIGNS("assigns"),
    FREES("frees"),
    /** A loop's contract: at its entry, after each iteration, what it writes. */
    LOOP_INVARIANT_BASE("loop_invariant_base"),
    LOOP_INVARIANT_STEP("loop_invariant_step"),
    LOOP_DECREASES("loop_decreases"),
    LOOP_ASSIGNS("loop_assigns"),
    /** What {@code __CPROVER_precondition} and {@code __CPROVER_postcondition} state. */
    STATED_PRECONDITION("precondition"),
    STATED_POSTCONDITION("postcondition"),
    UNINITIALIZED("uninitialized"),
    /** {@code __CPROVER_r_ok} and its kin are asked about no pointer or a valid one. */
    POINTER_PRIMITIVE("pointer_primitives"),
    /** No loop goes beyond the bound that the user gave it. */
    UNWINDING("unwind"),
    /**
     * Something without a model is not reached. What it does or requires is not known: it can be
     * proved out of reach, but never fails, and nothing after it may assume that it was not
     * reached.
     */
    UNMODELLED("unmodelled"),
    /** Every execution ends. */
    TERMINATION("termination"),
    /** A goal of a test suite is not met: an execution that violates this is a test. */
    COVERAGE("coverage");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }

    /** Whether the program itself states what must hold. */
    public boolean isStated() {
      return this == ASSERTION
          || this == UNREACHABLE
          || this == STATED_PRECONDITION
          || this == STATED_POSTCONDITION;
    }
  }
}
