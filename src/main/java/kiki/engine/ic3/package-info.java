// SPDX-License-Identifier: Apache-2.0
/**
 * Property-directed reachability over the loop heads of the SSA form: frames of cubes, relative
 * induction, lifting and generalisation.
 */
package kiki.engine.ic3;
