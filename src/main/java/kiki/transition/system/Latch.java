// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

/**
 * One bit of the state.
 *
 * @param literal the input of the graph that stands for its present value
 * @param next the literal of the graph that is its value at the next step
 * @param reset its value at the first step
 */
public record Latch(int literal, int next, Reset reset) {}
