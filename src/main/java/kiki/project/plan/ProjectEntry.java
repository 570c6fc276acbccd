// SPDX-License-Identifier: Apache-2.0
package kiki.project.plan;

import java.util.List;
import kiki.project.compile.SourceUnit;
import kiki.util.Location;

/**
 * A function to verify as an entry point.
 *
 * @param function as the text names it
 * @param start as {@code --function} names it
 * @param where it is defined
 * @param units the files with everything it can reach, its own first
 */
public record ProjectEntry(String function, String start, Location where, List<SourceUnit> units) {
  private static final String MAIN = "main";

  public ProjectEntry {
    units = List.copyOf(units);
  }

  /** Whether executions of a program start here, so that its arguments are those of a process. */
  public boolean isMain() {
    return function.equals(MAIN);
  }
}
