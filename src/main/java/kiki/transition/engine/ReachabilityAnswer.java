// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import kiki.transition.certificate.LatchInvariant;
import kiki.transition.system.Trace;

/** Whether a bad state can be reached. */
public sealed interface ReachabilityAnswer {
  /** It can, as the trace shows. */
  record Reachable(Trace trace) implements ReachabilityAnswer {}

  /** It cannot, because of the invariant. */
  record Unreachable(LatchInvariant invariant) implements ReachabilityAnswer {}

  /** Nothing is known: the search was stopped. */
  record Undecided() implements ReachabilityAnswer {}
}
