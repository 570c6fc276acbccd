// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

/**
 * Text of others on a terminal: names of files and source text may hold escape sequences, which
 * would be obeyed.
 */
final class SafeText {
  private SafeText() {}

  /** The same with control characters shown as U+FFFD. */
  static String shown(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().map(c -> isHarmless(c) ? c : 0xFFFD).forEach(out::appendCodePoint);
    return out.toString();
  }

  /** Characters that change the direction of writing can hide text, too. */
  private static boolean isHarmless(int c) {
    return !Character.isISOControl(c)
        && Character.getType(c) != Character.FORMAT
        && Character.getType(c) != Character.SURROGATE;
  }
}
