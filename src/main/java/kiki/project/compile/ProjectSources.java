// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.util.List;

/**
 * The C files of a project.
 *
 * @param skipped what else was listed, each with the reason why it is left out
 */
public record ProjectSources(List<SourceUnit> units, List<Skipped> skipped) {
  /** Something that is not verified. */
  public record Skipped(String name, String reason) {
    /** Reasons that say where in the file begin with its name. */
    @Override
    public String toString() {
      return reason.startsWith(name + ":") ? reason : name + ": " + reason;
    }
  }

  public ProjectSources {
    units = List.copyOf(units);
    skipped = List.copyOf(skipped);
  }
}
