// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import kiki.program.Property;

/** Why an execution stops, as far as gcc's sanitizers and the interpreter can both tell. */
enum Fault {
  NONE,
  NULL,
  FREED,
  DEAD,
  BOUNDS,
  DOUBLE_FREE,
  BAD_FREE,
  OVERLAP,
  READ_ONLY,
  /** Memory was still allocated at the end. */
  LEAK;

  /** What the violation of a property other than an assertion is. */
  static Fault of(Property property) {
    String text = property.description();
    return switch (property.kind()) {
      case MEMORY_LEAK -> LEAK;
      case ARRAY_BOUNDS -> BOUNDS;
      case FREE -> text.startsWith("double free") ? DOUBLE_FREE : BAD_FREE;
      case PRECONDITION -> text.contains("overlap") ? OVERLAP : BOUNDS;
      case READ_ONLY -> READ_ONLY;
      case POINTER_DEREFERENCE, NULL_CALL -> ofDereference(text);
      case STREAM,
          ASSERTION,
          UNREACHABLE,
          STATED_PRECONDITION,
          STATED_POSTCONDITION,
          DIVISION_BY_ZERO,
          OVERFLOW,
          NAN,
          UNDEFINED_SHIFT,
          CONVERSION,
          ENUM_RANGE,
          BIT_COUNT,
          POINTER_OVERFLOW,
          SAME_OBJECT,
          REQUIRES,
          ENSURES,
          ASSIGNS,
          FREES,
          LOOP_INVARIANT_BASE,
          LOOP_INVARIANT_STEP,
          LOOP_DECREASES,
          LOOP_ASSIGNS,
          UNINITIALIZED,
          POINTER_PRIMITIVE,
          UNWINDING,
          UNMODELLED,
          TERMINATION,
          COVERAGE ->
          throw new IllegalArgumentException("no fault: " + property);
    };
  }

  private static Fault ofDereference(String text) {
    if (text.contains("pointer NULL") || text.contains("invalid function pointer")) {
      return NULL;
    }
    if (text.contains("deallocated")) {
      return FREED;
    }
    if (text.contains("dead object")) {
      return DEAD;
    }
    return BOUNDS;
  }

  /** What a sanitizer complains of. */
  static Fault ofReport(String report) {
    if (report.contains("zero page") || report.contains("null pointer")) {
      return NULL;
    }
    if (report.contains("use-after-free")) {
      return FREED;
    }
    if (report.contains("stack-use-after")) {
      return DEAD;
    }
    if (report.contains("-param-overlap")) {
      return OVERLAP;
    }
    if (report.contains("buffer-overflow")
        || report.contains("buffer-underflow")
        || report.contains("out of bounds")
        || report.contains("insufficient space")) {
      return BOUNDS;
    }
    if (report.contains("attempting double-free") && report.contains("freed by thread")) {
      return DOUBLE_FREE;
    }
    if (report.contains("attempting double-free") // what lies before a variable looked like it
        || report.contains("which was not malloc()-ed")
        || report.contains("alloc-dealloc-mismatch")
        || report.contains("SEGV") && report.contains("__interceptor_free")) {
      return BAD_FREE;
    }
    if (report.contains("SEGV") && report.contains("caused by a WRITE")) {
      return READ_ONLY;
    }
    throw new IllegalArgumentException("unexpected report " + report);
  }
}
