// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.List;

/**
 * Why a bad state is out of reach: clauses that hold in every reachable state, and that exclude the
 * bad state together with {@code k} steps before that are not bad. With k = 0 the clauses exclude
 * it alone.
 *
 * @param clauses over latches: {@code i + 1} says that latch i is set, {@code -i - 1} that it is
 *     not
 * @param k how many steps the induction looks back
 */
public record LatchInvariant(List<int[]> clauses, int k) {}
