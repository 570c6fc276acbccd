// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Map;
import java.util.Optional;

/**
 * Bounds of loops as CBMC means them: {@code K} allows the loop's start to be reached K times, K -
 * 1 iterations.
 *
 * @param loops bounds by name, as {@code --show-loops} prints it
 * @param otherwise of all other loops
 */
public record UnwindBounds(Beyond beyond, Map<String, Integer> loops, Optional<Integer> otherwise) {
  public static final UnwindBounds NONE =
      new UnwindBounds(Beyond.ANALYSED, Map.of(), Optional.empty());

  /** What becomes of executions that go beyond a bound. */
  public enum Beyond {
    /** Nothing: bounds only limit the effort. */
    ANALYSED,
    /** They fail. */
    FAILS,
    /** They are left out. */
    IGNORED,
    /** They leave the loop. */
    LEAVES
  }
}
