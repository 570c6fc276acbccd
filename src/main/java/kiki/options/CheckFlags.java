// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Which checks a command line asks for. */
final class CheckFlags {
  private static final Map<Option, Check> CHECKS =
      Map.ofEntries(
          Map.entry(Option.BOUNDS_CHECK, Check.BOUNDS),
          Map.entry(Option.ARRAY_SIZE_CHECK, Check.ARRAY_SIZES),
          Map.entry(Option.POINTER_CHECK, Check.POINTERS),
          Map.entry(Option.MEMORY_LEAK_CHECK, Check.MEMORY_LEAK),
          Map.entry(Option.MEMORY_CLEANUP_CHECK, Check.MEMORY_LEAK),
          Map.entry(Option.DIV_BY_ZERO_CHECK, Check.DIVISION_BY_ZERO),
          Map.entry(Option.SIGNED_OVERFLOW_CHECK, Check.SIGNED_OVERFLOW),
          Map.entry(Option.UNSIGNED_OVERFLOW_CHECK, Check.UNSIGNED_OVERFLOW),
          Map.entry(Option.FLOAT_OVERFLOW_CHECK, Check.FLOAT_OVERFLOW),
          Map.entry(Option.FLOAT_DIV_BY_ZERO_CHECK, Check.FLOAT_DIVISION_BY_ZERO),
          Map.entry(Option.NAN_CHECK, Check.NAN),
          Map.entry(Option.UNDEFINED_SHIFT_CHECK, Check.UNDEFINED_SHIFT),
          Map.entry(Option.POINTER_OVERFLOW_CHECK, Check.POINTER_OVERFLOW),
          Map.entry(Option.POINTER_PRIMITIVE_CHECK, Check.POINTER_PRIMITIVES),
          Map.entry(Option.CONVERSION_CHECK, Check.CONVERSION),
          Map.entry(Option.ENUM_RANGE_CHECK, Check.ENUM_RANGE),
          Map.entry(Option.UNINITIALIZED_CHECK, Check.UNINITIALIZED),
          Map.entry(Option.ERROR_LABEL, Check.ERROR_LABEL));

  /** CBMC 6 makes them by default; these flags take one out of them. */
  private static final Map<Check, Option> STANDARD =
      Map.of(
          Check.BOUNDS, Option.NO_BOUNDS_CHECK,
          Check.POINTERS, Option.NO_POINTER_CHECK,
          Check.POINTER_PRIMITIVES, Option.NO_POINTER_PRIMITIVE_CHECK,
          Check.DIVISION_BY_ZERO, Option.NO_DIV_BY_ZERO_CHECK,
          Check.SIGNED_OVERFLOW, Option.NO_SIGNED_OVERFLOW_CHECK,
          Check.UNDEFINED_SHIFT, Option.NO_UNDEFINED_SHIFT_CHECK);

  private CheckFlags() {}

  /** A check that is both named and taken out is made. */
  static Set<Check> read(CommandLine line) {
    EnumSet<Check> checks = EnumSet.of(Check.UNMODELLED, Check.NULL_CALLS);
    if (!line.has(Option.NO_ASSERTIONS)) {
      checks.add(Check.ASSERTIONS);
      checks.add(Check.UNREACH_CALL);
    }
    if (line.has(Option.STANDARD_CHECKS) && !line.has(Option.NO_STANDARD_CHECKS)) {
      STANDARD.forEach(
          (check, off) -> {
            if (!line.has(off)) {
              checks.add(check);
            }
          });
    }
    CHECKS.forEach(
        (option, check) -> {
          if (line.has(option)) {
            checks.add(check);
          }
        });
    if (checks.contains(Check.POINTERS)) {
      checks.add(Check.LIBRARY);
      checks.add(Check.SAME_OBJECT);
    }
    if (checks.contains(Check.BOUNDS)) {
      checks.add(Check.BIT_COUNTS);
    }
    return Collections.unmodifiableSet(checks);
  }
}
