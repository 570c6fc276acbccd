// SPDX-License-Identifier: Apache-2.0
/**
 * Transition systems over and-inverter graphs: latches, inputs, constraints and bad states, and
 * their simulation with words of bits or with unknown values. Depends on {@code bitblast.aig} only.
 */
package kiki.transition.system;
