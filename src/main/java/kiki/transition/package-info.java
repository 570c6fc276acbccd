// SPDX-License-Identifier: Apache-2.0
/**
 * Transition systems: what decides whether a bad state can be reached. {@code transition.system}
 * has the systems, {@code transition.format} reads and writes them, {@code transition.engine}
 * decides them, {@code transition.certificate} checks the answers.
 */
package kiki.transition;
