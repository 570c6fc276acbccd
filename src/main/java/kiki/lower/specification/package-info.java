// SPDX-License-Identifier: Apache-2.0
/**
 * Contracts that stand in the program: clauses of functions and loops become ordinary code, and
 * frames hold the functions that are called to what may be assigned.
 */
package kiki.lower.specification;
