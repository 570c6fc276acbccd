// SPDX-License-Identifier: Apache-2.0
/**
 * Runs the program on inputs that are worth a try. What a run shows needs no unwinding, however
 * often its loops go round; it is replayed like every other counterexample.
 */
package kiki.engine.trial;
