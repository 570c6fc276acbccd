// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import java.util.LinkedHashSet;
import java.util.SequencedSet;
import kiki.cfront.type.Symbol;

/** A block scope during lowering, and which of its objects are alive at the current point. */
public final class Scope {
  private final Scope parent;
  private final int depth;
  private final SequencedSet<Symbol> declared = new LinkedHashSet<>();

  private boolean hasEscaped;

  public Scope(Scope parent) {
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
  }

  public Scope parent() {
    return parent;
  }

  public void declare(Symbol symbol) {
    declared.add(symbol);
  }

  /** In the order of declaration. */
  public SequencedSet<Symbol> declared() {
    return declared;
  }

  /** A pointer to a variable length array of this block was stored outside. */
  public void markEscaped() {
    hasEscaped = true;
  }

  public boolean hasEscaped() {
    return hasEscaped;
  }

  public boolean isInside(Scope outer) {
    Scope at = this;
    while (at != null && at != outer) {
      at = at.parent;
    }
    return at == outer;
  }

  public static Scope common(Scope a, Scope b) {
    Scope x = a;
    Scope y = b;
    while (x != y) {
      if (x.depth >= y.depth) {
        x = x.parent;
      } else {
        y = y.parent;
      }
    }
    return x;
  }
}
