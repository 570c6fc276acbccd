// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

/**
 * One of the copies of an unwound loop's body.
 *
 * @param copy counts from one
 */
public record LoopCopy(LoopInstance loop, int copy) {}
