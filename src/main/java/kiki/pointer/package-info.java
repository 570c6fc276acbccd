// SPDX-License-Identifier: Apache-2.0
/**
 * Which objects a pointer may point to. In: a GOTO program. Out: {@link kiki.pointer.PointsTo},
 * asked by {@code ssa} when a pointer's value is not a known address. May depend on {@code program}
 * and what comes before it.
 */
package kiki.pointer;
