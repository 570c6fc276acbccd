// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import kiki.term.Term;

/** A retractable set of constraints; it counts in the checks that name it. */
public interface Context extends AutoCloseable {
  /** Adds a constraint. Requires an open context and a term of sort Bool. */
  void require(Term constraint);

  /** Whether {@link #close} has not been called. */
  boolean isOpen();

  /** Drops the constraints for good; a closed context can no longer be checked. */
  @Override
  void close();
}
