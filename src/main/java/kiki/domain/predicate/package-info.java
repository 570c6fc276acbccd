// SPDX-License-Identifier: Apache-2.0
/**
 * Rows with one predicate, which holds or is given up: conditions that the program states, their
 * negations and disjunctions.
 */
package kiki.domain.predicate;
