// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

/**
 * A copy of a loop body around something.
 *
 * @param copy counts from one
 */
public record Enclosing(LoopInstance loop, int copy) {}
