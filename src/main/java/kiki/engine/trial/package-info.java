// SPDX-License-Identifier: Apache-2.0
/**
 * Runs the program on inputs that are worth a try. A run needs no unwinding, however many
 * iterations its loops make; what it finds is replayed like every other counterexample.
 */
package kiki.engine.trial;
