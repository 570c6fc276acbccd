// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.term.value.Value;

/**
 * A value that a test gives to the program.
 *
 * @param source the function that returns it, or the argument of the entry that it is
 * @param kind which of these
 * @param value a number of the type; for a pointer, zero
 */
public record TestInput(String source, Kind kind, CType type, Value value) {
  /** How a value comes into a program. */
  public enum Kind {
    RESULT,
    ARGUMENT
  }

  /** In C, and in test-format. */
  public String text() {
    return CConstants.of(value, type);
  }

  /** What C calls the type. */
  String typeName() {
    return typeName(type);
  }

  static String typeName(CType type) {
    return type instanceof PointerType ? "void *" : type.toString();
  }
}
