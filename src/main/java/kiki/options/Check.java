// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A family of properties that can be switched on. */
public enum Check {
  /** {@code assert} and {@code __CPROVER_assert}. */
  ASSERTIONS,
  /** Calls of the error function of the property file. */
  UNREACH_CALL,
  ERROR_LABEL,
  BOUNDS,
  /** Lengths of variable length arrays; not what SV-COMP calls {@code valid-deref}. */
  ARRAY_SIZES,
  /** {@code __builtin_clz(0)} and its like, which CBMC counts among the bounds. */
  BIT_COUNTS,
  POINTERS,
  /** Order and difference of pointers into one object; not what SV-COMP calls valid-deref. */
  SAME_OBJECT,
  /** What the standard requires of arguments of library functions beyond valid pointers. */
  LIBRARY,
  /** Heap memory still allocated at the end ({@code valid-memcleanup}). */
  MEMORY_LEAK,
  /** Heap memory that is allocated and not reachable any more ({@code valid-memtrack}). */
  MEMORY_TRACK,
  DIVISION_BY_ZERO,
  SIGNED_OVERFLOW,
  UNSIGNED_OVERFLOW,
  FLOAT_OVERFLOW,
  NAN,
  UNDEFINED_SHIFT,
  POINTER_OVERFLOW,
  CONVERSION,
  /** Values of enumerations have names, which C does not ask for. */
  ENUM_RANGE,
  FLOAT_DIVISION_BY_ZERO,
  /** Arguments of {@code __CPROVER_r_ok} and other questions about pointers. */
  POINTER_PRIMITIVES,
  UNINITIALIZED,
  /** Calls through NULL, which end every program; {@link #POINTERS} includes them. */
  NULL_CALLS,
  /** What kiki does not model is not reached. */
  UNMODELLED,
  /** What {@code __CPROVER_cover} names is not met: goals of test suites. */
  COVER;

  /** What makes an execution undefined: it then neither ends nor goes on. */
  public static final Set<Check> UNDEFINED_BEHAVIOUR =
      Collections.unmodifiableSet(
          EnumSet.of(BOUNDS, POINTERS, DIVISION_BY_ZERO, SIGNED_OVERFLOW, UNDEFINED_SHIFT));
}
