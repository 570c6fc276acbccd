// SPDX-License-Identifier: Apache-2.0
/**
 * Evidence for answers about transition systems, checked by code that has nothing in common with
 * the engines that find it: traces are executed, invariants are given to fresh solvers.
 */
package kiki.transition.certificate;
