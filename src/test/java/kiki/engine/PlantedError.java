// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

/** What is wrong with a statement that is planted in a {@link PointerProgram}. */
enum PlantedError {
  NULL,
  /** Memory is used after it was freed. */
  FREED,
  /** A variable is used after its scope was left. */
  DEAD,
  BELOW,
  ABOVE,
  DOUBLE_FREE,
  FREE_OF_INNER,
  FREE_OF_VARIABLE,
  LEAK,
  OVERLAP,
  READ_ONLY,
  UNINITIALIZED
}
