// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

/**
 * A condition on the state that invariants may mention like a latch, such as a comparison of words.
 *
 * @param literal the literal of the graph that is its present value; depends on latches only
 * @param next the literal of the graph that is its value at the next step
 */
public record StatePredicate(int literal, int next) {}
