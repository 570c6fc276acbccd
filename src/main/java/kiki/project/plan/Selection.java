// SPDX-License-Identifier: Apache-2.0
package kiki.project.plan;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which functions the user wants.
 *
 * @param also names of functions that are verified even if others call them
 * @param only names that a function must have
 */
public record Selection(Optional<Pattern> also, Optional<Pattern> only) {
  /** Those that nobody calls, and {@code main}. */
  public static final Selection DEFAULT = new Selection(Optional.empty(), Optional.empty());

  boolean adds(String function) {
    return matches(also, function);
  }

  boolean allows(String function) {
    return only.isEmpty() || matches(only, function);
  }

  private static boolean matches(Optional<Pattern> pattern, String function) {
    return pattern.map(p -> p.matcher(function).matches()).orElse(false);
  }
}
