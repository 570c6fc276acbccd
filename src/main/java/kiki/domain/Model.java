package kiki.domain;

import kiki.term.Term;
import kiki.term.Value;

/** An assignment found by a solver. */
@FunctionalInterface
public interface Model {
  Value value(Term term);
}
