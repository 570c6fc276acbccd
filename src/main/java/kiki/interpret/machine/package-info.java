// SPDX-License-Identifier: Apache-2.0
/**
 * The state of a run, and the closures that change it. {@link kiki.interpret.machine.RunOptions}
 * say how a program is run, {@link kiki.interpret.machine.Outcome} how that ended; {@link
 * kiki.interpret.machine.ExecutionListener} watches.
 */
package kiki.interpret.machine;
