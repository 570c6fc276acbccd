// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

/**
 * The objects whose numbers invariants may mention: those numbered before the execution. Other
 * numbers mean another object at another unwinding, or in another iteration.
 *
 * @param greatest their greatest number
 * @param version the numbers mean the same in forms of the same version
 */
public record StableObjects(int greatest, String version) {}
