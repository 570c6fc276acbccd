// SPDX-License-Identifier: Apache-2.0
/** Solvers behind the IPASIR interface, loaded as native libraries. */
package kiki.sat.ipasir;
