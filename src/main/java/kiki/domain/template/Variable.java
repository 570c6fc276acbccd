// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;

/**
 * A component of the state at a loop's head.
 *
 * @param index its position among the loop's variables
 * @param text how a programmer writes it, for instance {@code p.x}
 */
public record Variable(int index, CType type, String text, Origin origin) {
  /** Whether a programmer can write it at all. */
  public enum Origin {
    PROGRAM,
    /** A part of the memory that no expression of the program stands for. */
    GHOST
  }

  /** A variable of the program. */
  public Variable(int index, CType type, String text) {
    this(index, type, text, Origin.PROGRAM);
  }

  public boolean isGhost() {
    return origin == Origin.GHOST;
  }

  /**
   * Whether it is a position in a pool, or an object: to be compared with others of its kind only,
   * since its width is no limit of the program (ADR 13).
   */
  public boolean isPosition() {
    return isGhost() && type instanceof IntType t && t.kind() == IntType.Kind.BITVECTOR;
  }
}
