// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.CoreOperator;
import kiki.term.value.Operator;
import kiki.term.value.Sort;
import kiki.util.ieee.RoundingMode;

/** An operator applied to terms. */
public final class Application extends Term {
  /** Stands for a parameter the operator does not have. */
  static final int NONE = -1;

  private static final RoundingMode[] ROUNDING_MODES = RoundingMode.values();

  private final Operator operator;
  private final int first;
  private final int second;
  private final Term[] arguments;

  Application(
      int id, Operator operator, Sort sort, int first, int second, Term[] arguments, int hash) {
    super(id, sort, hash);
    this.operator = operator;
    this.first = first;
    this.second = second;
    this.arguments = arguments;
  }

  public Operator operator() {
    return operator;
  }

  @Override
  public int arity() {
    return arguments.length;
  }

  @Override
  public Term argument(int position) {
    return arguments[position];
  }

  /** Highest bit an {@link CoreOperator#EXTRACT} takes. */
  public int high() {
    return parameter(CoreOperator.EXTRACT, first);
  }

  /** Lowest bit an {@link CoreOperator#EXTRACT} takes. */
  public int low() {
    return parameter(CoreOperator.EXTRACT, second);
  }

  /** Whether the operation rounds in a chosen direction. */
  public boolean rounds() {
    return operator != CoreOperator.EXTRACT && first != NONE;
  }

  /** The direction in which the operation rounds. */
  public RoundingMode rounding() {
    if (!rounds()) {
      throw new IllegalArgumentException(operator + " has no rounding mode");
    }
    return ROUNDING_MODES[first];
  }

  int first() {
    return first;
  }

  int second() {
    return second;
  }

  boolean hasArguments(Term[] others) {
    if (others.length != arguments.length) {
      return false;
    }
    for (int i = 0; i < others.length; i++) {
      if (others[i] != arguments[i]) {
        return false;
      }
    }
    return true;
  }

  private int parameter(Operator required, int value) {
    if (operator != required) {
      throw new IllegalArgumentException(operator + " has no such parameter");
    }
    return value;
  }
}
