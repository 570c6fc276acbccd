// SPDX-License-Identifier: Apache-2.0
/**
 * Decides whether bad states of transition systems can be reached: incremental unrolling,
 * k-induction and bit-level IC3. Engines have no state beyond one call and stop when they are asked
 * to.
 */
package kiki.transition.engine;
