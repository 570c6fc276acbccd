// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.SequencedMap;
import java.util.SequencedSet;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.util.Nested;

/** A block scope during lowering, and which of its objects are alive at the current point. */
public final class Scope implements Nested<Scope> {
  private final Scope parent;
  private final int depth;
  private final SequencedSet<Symbol> declared = new LinkedHashSet<>();

  private final SequencedMap<Symbol, Expression> cleanups = new LinkedHashMap<>();
  private final SequencedSet<Symbol> arrays = new LinkedHashSet<>();
  private boolean holdsAllocated;

  public Scope(Scope parent) {
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
  }

  @Override
  public Scope parent() {
    return parent;
  }

  @Override
  public int depth() {
    return depth;
  }

  public void declare(Symbol symbol) {
    declared.add(symbol);
  }

  /** In the order of declaration. */
  public SequencedSet<Symbol> declared() {
    return declared;
  }

  /** From here on, whoever leaves the scope of the symbol makes the call. */
  public void cleanUp(Symbol symbol, Expression call) {
    cleanups.put(symbol, call);
  }

  /** The calls on the way out, in the order of declaration. */
  public SequencedMap<Symbol, Expression> cleanups() {
    return cleanups;
  }

  /** From here on, whoever leaves the scope ends the variable length array behind the pointer. */
  public void addArray(Symbol pointer) {
    arrays.add(pointer);
  }

  /** Pointers to the variable length arrays, in the order of declaration. */
  public SequencedSet<Symbol> arrays() {
    return arrays;
  }

  /** {@code alloca} was called where a variable length array of this block was alive. */
  public void markAllocated() {
    holdsAllocated |= !arrays.isEmpty();
  }

  public boolean holdsAllocated() {
    return holdsAllocated;
  }
}
