// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.program.Property;

/**
 * How an execution of a {@link PointerProgram} went.
 *
 * @param assertions those that failed, in order
 * @param line where it stopped; zero if that is unknown or in the library
 */
record Ending(List<String> assertions, Fault fault, int line) {
  private static final Pattern LINE = Pattern.compile("\\bp[0-9]+\\.c:([0-9]+)");

  /** From the properties that are violated, in order; see {@link SanitizerComparison}. */
  static Ending of(List<Property> violated) {
    List<String> assertions = new ArrayList<>();
    for (Property property : violated) {
      if (property.kind() == Property.Kind.ASSERTION) {
        assertions.add(property.description());
      } else if (property.kind() != Property.Kind.UNINITIALIZED) {
        Fault fault = Fault.of(property);
        boolean hasLine = fault != Fault.LEAK && property.location().file().equals(Agreement.FILE);
        return new Ending(assertions, fault, hasLine ? property.location().line() : 0);
      }
    }
    return new Ending(assertions, Fault.NONE, 0);
  }

  /** From what the program and the sanitizers printed. */
  static Ending of(String printed) {
    Set<String> assertions = new LinkedHashSet<>();
    StringBuilder report = new StringBuilder();
    for (String line : printed.lines().toList()) {
      if (line.startsWith(Sanitizers.ASSERTION)) {
        assertions.add(line.substring(Sanitizers.ASSERTION.length()));
      } else if (line.equals(Sanitizers.LEAK)) {
        return new Ending(List.copyOf(assertions), Fault.LEAK, 0);
      } else {
        report.append(line).append('\n');
      }
    }
    if (report.isEmpty()) {
      return new Ending(List.copyOf(assertions), Fault.NONE, 0);
    }
    Matcher matcher = LINE.matcher(report);
    int line = matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    return new Ending(List.copyOf(assertions), Fault.ofReport(report.toString()), line);
  }

  /** Whether both tell the same; lines are compared if both are known. */
  boolean agrees(Ending other) {
    return assertions.equals(other.assertions)
        && fault == other.fault
        && (line == 0 || other.line == 0 || line == other.line);
  }
}
