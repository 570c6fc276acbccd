// SPDX-License-Identifier: Apache-2.0
/**
 * The places that witnesses speak of, in the tokens of a file: statements, conditions of branches
 * and loops, calls.
 */
package kiki.witness.source;
