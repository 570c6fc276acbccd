// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

/** Macros whose replacement is computed (C11 6.10.8.1, 6.10.9 and gcc's own). */
public enum Builtin {
  FILE("__FILE__"),
  LINE("__LINE__"),
  DATE("__DATE__"),
  TIME("__TIME__"),
  TIMESTAMP("__TIMESTAMP__"),
  BASE_FILE("__BASE_FILE__"),
  FILE_NAME("__FILE_NAME__"),
  INCLUDE_LEVEL("__INCLUDE_LEVEL__"),
  COUNTER("__COUNTER__"),
  PRAGMA("_Pragma"),
  HAS_INCLUDE("__has_include"),
  HAS_INCLUDE_NEXT("__has_include_next"),
  HAS_ATTRIBUTE("__has_attribute"),
  HAS_C_ATTRIBUTE("__has_cpp_attribute"),
  HAS_BUILTIN("__has_builtin");

  private final String macroName;

  Builtin(String macroName) {
    this.macroName = macroName;
  }

  String macroName() {
    return macroName;
  }

  /** Whether the macro asks a question, which only makes sense in {@code #if}. */
  boolean isQuery() {
    return compareTo(HAS_INCLUDE) >= 0;
  }
}
