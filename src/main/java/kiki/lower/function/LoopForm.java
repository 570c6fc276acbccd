// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

/** How a loop begins and ends. */
public interface LoopForm {
  /** Before the condition, or the body of a {@code do} loop. */
  void begin();

  /** After an iteration that is followed by another one. */
  void again();

  /** Where control goes when the loop is left. */
  void leave();
}
