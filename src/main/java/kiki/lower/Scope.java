package kiki.lower;

import java.util.LinkedHashSet;
import java.util.SequencedSet;
import kiki.cfront.type.Symbol;

/** A block scope during lowering, and which of its objects are alive at the current point. */
final class Scope {
  private final Scope parent;
  private final int depth;
  private final SequencedSet<Symbol> declared = new LinkedHashSet<>();

  private boolean hasEscaped;

  Scope(Scope parent) {
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
  }

  Scope parent() {
    return parent;
  }

  void declare(Symbol symbol) {
    declared.add(symbol);
  }

  /** In the order of declaration. */
  SequencedSet<Symbol> declared() {
    return declared;
  }

  /** A pointer to a variable length array of this block was stored outside. */
  void markEscaped() {
    hasEscaped = true;
  }

  boolean hasEscaped() {
    return hasEscaped;
  }

  boolean isInside(Scope outer) {
    Scope at = this;
    while (at != null && at != outer) {
      at = at.parent;
    }
    return at == outer;
  }

  static Scope common(Scope a, Scope b) {
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
