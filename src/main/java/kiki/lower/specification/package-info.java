// SPDX-License-Identifier: Apache-2.0
/**
 * Contracts that stand in the program: clauses of functions and loops become ordinary code, and
 * frame checks ensure that called functions assign only what the contract allows.
 */
package kiki.lower.specification;
