// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

/** What a latch is at the first step. */
public enum Reset {
  ZERO,
  ONE,
  /** Any value: the latch is not initialised. */
  FREE;

  public static Reset of(boolean value) {
    return value ? ONE : ZERO;
  }

  /** Whether the latch may have this value at the first step. */
  public boolean allows(boolean value) {
    return this == FREE || (this == ONE) == value;
  }
}
