// SPDX-License-Identifier: Apache-2.0
/**
 * Reads and writes: addresses to leaves, pieces and bytes, and the predicates about pointers that
 * checks ask for.
 */
package kiki.ssa.access;
