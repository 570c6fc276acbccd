package kiki.domain;

import kiki.cfront.type.CType;

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
}
