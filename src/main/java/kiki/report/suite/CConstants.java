// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.report.Reproducer;
import kiki.term.value.Value;

/** Values as constant expressions of C. */
final class CConstants {
  private CConstants() {}

  static String of(Value value, CType type) {
    return switch (value) {
      case Value.Bool truth -> truth.isTrue() ? "1" : "0";
      case Value.Bits bits ->
          Reproducer.integer(
              type instanceof IntType t && t.isSigned() ? bits.signed() : bits.unsigned());
      case Value.Float(var number) ->
          number
              .toCString("")
              .replace("NAN", "__builtin_nan(\"\")")
              .replace("INFINITY", "__builtin_inf()");
      case Value.Array _ -> throw new IllegalArgumentException("an array is no input of a test");
    };
  }
}
