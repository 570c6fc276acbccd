package kiki.report;

import kiki.engine.Verdict;
import kiki.program.Property;

/** The one line that SV-COMP's scripts read. */
public final class SvCompReport {
  /** When nothing is decided, also because of an error. */
  public static final String UNKNOWN = "UNKNOWN";

  private SvCompReport() {}

  public static String answer(Summary summary) {
    return switch (summary.overall()) {
      case SUCCESSFUL -> "TRUE";
      case INCONCLUSIVE -> UNKNOWN;
      case FAILED ->
          "FALSE("
              + summary.verdicts().entrySet().stream()
                  .filter(e -> e.getValue() instanceof Verdict.Refuted)
                  .map(e -> name(e.getKey()))
                  .findFirst()
                  .orElseThrow()
              + ")";
    };
  }

  /** The competition's name for what a property's violation is. */
  private static String name(Property property) {
    return switch (property.kind()) {
      case ASSERTION, UNREACHABLE -> "unreach-call";
      case ARRAY_BOUNDS, POINTER_DEREFERENCE, PRECONDITION, POINTER_OVERFLOW, UNINITIALIZED ->
          "valid-deref";
      case FREE -> "valid-free";
      case TERMINATION -> "termination";
      case MEMORY_LEAK -> "valid-memtrack";
      case DIVISION_BY_ZERO, OVERFLOW, NAN, UNDEFINED_SHIFT, CONVERSION -> "no-overflow";
    };
  }
}
