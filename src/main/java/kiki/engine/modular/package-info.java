// SPDX-License-Identifier: Apache-2.0
/**
 * Proofs function by function: each is analysed once, with arbitrary arguments, and calls of it
 * return what its summary says (ADR 32).
 */
package kiki.engine.modular;
