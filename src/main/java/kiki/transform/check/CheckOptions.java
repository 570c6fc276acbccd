// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import kiki.options.Check;
import kiki.options.Options;
import kiki.util.CheckSwitches;

/**
 * Which properties to check.
 *
 * @param errorFunctions functions that must not be called, when UNREACH_CALL is among the checks
 * @param errorLabel label that must not be reached, when ERROR_LABEL is among the checks
 */
public record CheckOptions(
    Set<Check> checks, Set<String> errorFunctions, Optional<String> errorLabel) {
  /** What 2LS and older and newer SV-COMP tasks call to signal an error. */
  public static final Set<String> ERROR_FUNCTIONS = Set.of("__VERIFIER_error", "reach_error");

  public CheckOptions {
    checks = Set.copyOf(checks);
    errorFunctions = Set.copyOf(errorFunctions);
  }

  public static CheckOptions of(Set<Check> checks) {
    return new CheckOptions(checks, ERROR_FUNCTIONS, Optional.empty());
  }

  public static CheckOptions of(Options.Properties properties) {
    Set<String> functions =
        properties.specification().map(s -> s.errorFunctions()).orElse(ERROR_FUNCTIONS);
    return new CheckOptions(properties.checks(), functions, properties.errorLabel());
  }

  /** What is checked where a pragma switches checks. */
  public CheckOptions switched(CheckSwitches switches) {
    if (switches.isEmpty()) {
      return this;
    }
    Set<Check> there = EnumSet.noneOf(Check.class);
    for (Check check : Check.values()) {
      String name = pragma(check);
      boolean isOn = has(check) && !switches.disabled().contains(name);
      if (isOn || switches.enabled().contains(name)) {
        there.add(check);
      }
    }
    return new CheckOptions(there, errorFunctions, errorLabel);
  }

  /** The name of a check in {@code #pragma CPROVER check}; empty for those that have none. */
  private static String pragma(Check check) {
    return switch (check) {
      case BOUNDS, ARRAY_SIZES, BIT_COUNTS -> "bounds";
      case POINTERS, SAME_OBJECT -> "pointer";
      case MEMORY_LEAK -> "memory-leak";
      case DIVISION_BY_ZERO -> "div-by-zero";
      case SIGNED_OVERFLOW -> "signed-overflow";
      case UNSIGNED_OVERFLOW -> "unsigned-overflow";
      case FLOAT_OVERFLOW -> "float-overflow";
      case NAN -> "nan";
      case UNDEFINED_SHIFT -> "undefined-shift";
      case POINTER_OVERFLOW -> "pointer-overflow";
      case CONVERSION -> "conversion";
      case ENUM_RANGE -> "enum-range";
      case FLOAT_DIVISION_BY_ZERO -> "float-div-by-zero";
      case POINTER_PRIMITIVES -> "pointer-primitive";
      case ASSERTIONS,
          UNREACH_CALL,
          ERROR_LABEL,
          LIBRARY,
          MEMORY_TRACK,
          UNINITIALIZED,
          NULL_CALLS,
          UNMODELLED,
          COVER ->
          "";
    };
  }

  public boolean has(Check check) {
    return checks.contains(check);
  }
}
