// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

/** Which addresses objects get. */
public enum Placement {
  /** Each its own: pointers into two objects are never equal. */
  APART,
  /**
   * As close to each other as their alignment allows, and what was freed is used again: pointers
   * are equal if their addresses are.
   */
  DENSE,
  /** Each its own, and aligned no better than it has to be. */
  LEAST_ALIGNED
}
