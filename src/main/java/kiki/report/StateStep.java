// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.List;
import java.util.Optional;
import kiki.util.Location;

/**
 * A step of an execution with what a debugger would show of it.
 *
 * @param where in the user's own code
 * @param stack the functions that are active, outermost first
 * @param writes what it changes
 * @param remarks what else there is to say
 */
public record StateStep(
    Location where, List<String> stack, List<Write> writes, List<String> remarks) {
  public StateStep {
    stack = List.copyOf(stack);
    writes = List.copyOf(writes);
    remarks = List.copyOf(remarks);
  }

  /** Where an object lives. */
  public enum Region {
    LOCAL,
    STATIC,
    HEAP
  }

  /**
   * A change of memory.
   *
   * @param object that the place is a part of
   * @param place as C
   * @param target the object that the new value points to
   */
  public record Write(
      Region region, String object, String place, String value, Optional<String> target) {}
}
