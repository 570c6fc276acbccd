// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import kiki.engine.result.Verdict;
import kiki.options.Check;
import kiki.options.Specification;
import kiki.program.Property;

/** The one line that SV-COMP's scripts read. */
public final class SvCompReport {
  /** When nothing is decided, also because of an error. */
  public static final String UNKNOWN = "UNKNOWN";

  private SvCompReport() {}

  public static String answer(Summary summary, Specification specification) {
    return switch (summary.overall()) {
      case SUCCESSFUL -> "TRUE";
      case INCONCLUSIVE -> UNKNOWN;
      case FAILED ->
          "FALSE("
              + summary.verdicts().entrySet().stream()
                  .filter(e -> e.getValue() instanceof Verdict.Refuted)
                  .map(e -> name(e.getKey(), specification))
                  .findFirst()
                  .orElseThrow()
              + ")";
    };
  }

  /** The competition's name for what a property's violation is. */
  private static String name(Property property, Specification specification) {
    return switch (property.kind()) {
      case ASSERTION,
          UNREACHABLE,
          STATED_PRECONDITION,
          STATED_POSTCONDITION,
          ENSURES,
          LOOP_INVARIANT_BASE,
          LOOP_INVARIANT_STEP,
          LOOP_DECREASES,
          COVERAGE ->
          "unreach-call";
      case ARRAY_BOUNDS,
          POINTER_DEREFERENCE,
          NULL_CALL,
          READ_ONLY,
          PRECONDITION,
          STREAM,
          POINTER_OVERFLOW,
          SAME_OBJECT,
          REQUIRES,
          ASSIGNS,
          FREES,
          LOOP_ASSIGNS,
          UNINITIALIZED,
          POINTER_PRIMITIVE,
          UNWINDING,
          ENUM_RANGE,
          UNMODELLED ->
          "valid-deref";
      case FREE -> "valid-free";
      case TERMINATION -> "termination";
      case MEMORY_LEAK ->
          specification.checks().contains(Check.MEMORY_TRACK)
              ? "valid-memtrack"
              : "valid-memcleanup";
      case DIVISION_BY_ZERO, OVERFLOW, NAN, UNDEFINED_SHIFT, CONVERSION, BIT_COUNT -> "no-overflow";
    };
  }
}
