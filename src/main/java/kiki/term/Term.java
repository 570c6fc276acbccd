// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.Operator;
import kiki.term.value.Sort;

/**
 * A node of the expression graph. Terms are made by {@link Terms} only and interned there, so equal
 * terms of one factory are the same object; ids are dense and an argument's id is smaller than the
 * id of the term it occurs in.
 */
public abstract sealed class Term permits Constant, FreeSymbol, Application {
  private final int id;
  private final Sort sort;
  private final int hash;

  Term(int id, Sort sort, int hash) {
    this.id = id;
    this.sort = sort;
    this.hash = hash;
  }

  /** Position of this term in its factory. */
  public final int id() {
    return id;
  }

  public final Sort sort() {
    return sort;
  }

  /** Width of a bit-vector term. */
  public final int width() {
    if (sort instanceof Sort.BitVec bits) {
      return bits.width();
    }
    throw new IllegalArgumentException("not a bit-vector but " + sort + ": " + this);
  }

  /** Number of arguments; zero for constants and symbols. */
  public int arity() {
    return 0;
  }

  /** The argument at a position. */
  public Term argument(int position) {
    throw new IndexOutOfBoundsException(position);
  }

  /** Whether this is an application of an operator. */
  public final boolean is(Operator operator) {
    return this instanceof Application application && application.operator() == operator;
  }

  public final boolean isConstant() {
    return this instanceof Constant;
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  @Override
  public final String toString() {
    return Printer.print(this);
  }
}
