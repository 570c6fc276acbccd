// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

/** Whether plain {@code char} is signed (C11 6.2.5p15 leaves it to the implementation). */
public enum CharSign {
  SIGNED,
  UNSIGNED
}
