package kiki.bitblast;

import kiki.term.Operator;

/** An operator that cannot be turned into clauses; the question it occurs in stays open. */
public final class UnsupportedTermException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnsupportedTermException(Operator operator) {
    super("no circuit for operator " + operator);
  }
}
