// SPDX-License-Identifier: Apache-2.0
/**
 * Functions as graphs of regions, paths through them, and what flows along: liveness, effects, and
 * maps that branch cheaply.
 */
package kiki.ssa.flow;
