// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.List;
import kiki.util.Location;

/**
 * A step of an execution as a person sees it.
 *
 * @param where in the user's own code
 * @param assignments what it writes, each as {@code place=value} or a remark
 */
public record ShownStep(Location where, String function, List<String> assignments) {
  public ShownStep {
    assignments = List.copyOf(assignments);
  }
}
