// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.Objects;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;

/**
 * A component of the state at a loop's head. What it is of the state decides whether two are equal,
 * so that invariants mean the same to whoever reads them. Not a record since it is the key of many
 * maps: its hash is computed once.
 */
public final class Variable {
  /** Which component of the state it is; equal if it is the same one. */
  public interface Identity {
    /** How a programmer writes it, for instance {@code p.x}. */
    String text();
  }

  /** Whether a programmer can write it at all. */
  public enum Origin {
    PROGRAM,
    /** A part of the memory that no expression of the program stands for. */
    GHOST
  }

  private final Identity identity;
  private final CType type;
  private final Origin origin;
  private final int hash;

  private Variable(Identity identity, CType type, Origin origin, int hash) {
    this.identity = identity;
    this.type = type;
    this.origin = origin;
    this.hash = hash;
  }

  public static Variable of(Identity identity, CType type, Origin origin) {
    return new Variable(identity, type, origin, Objects.hash(identity, type, origin));
  }

  public Identity identity() {
    return identity;
  }

  public CType type() {
    return type;
  }

  public String text() {
    return identity.text();
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

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Variable v
            && hash == v.hash
            && origin == v.origin
            && type.equals(v.type)
            && identity.equals(v.identity);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return text();
  }
}
