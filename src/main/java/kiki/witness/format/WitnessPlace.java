// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.Optional;

/**
 * Where something stands in a file of the task.
 *
 * @param column if absent, the first place of the line where it can stand
 * @param function for readers only
 */
public record WitnessPlace(
    String file, int line, Optional<Integer> column, Optional<String> function) {
  @Override
  public String toString() {
    return file + ":" + line + column.map(c -> ":" + c).orElse("");
  }
}
