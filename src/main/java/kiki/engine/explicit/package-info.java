// SPDX-License-Identifier: Apache-2.0
/**
 * Explicit-state model checking: a program comes in whose states can be visited one by one; what
 * its loops have seen when no state is left is an invariant, which proofs go out with.
 */
package kiki.engine.explicit;
