// SPDX-License-Identifier: Apache-2.0
/**
 * Smaller systems with the same answers: a transition system comes in, one without constant, equal
 * and irrelevant latches goes out, with what is needed to carry traces and invariants back.
 */
package kiki.transition.reduce;
