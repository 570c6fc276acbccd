// SPDX-License-Identifier: Apache-2.0
/**
 * The words that invariants are stated in: parts of the memory at the heads of loops, objects of
 * pools and elements of arrays, and the states in which they have values. Whoever finds invariants
 * and whoever checks them speaks of these.
 */
package kiki.engine.loop.state;
