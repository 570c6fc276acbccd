// SPDX-License-Identifier: Apache-2.0
/**
 * Runs a GOTO program on concrete inputs: {@code kiki run}, and the replay of counterexamples. A
 * {@link kiki.program.Program} and an {@link kiki.interpret.input.InputSource} come in; an {@link
 * kiki.interpret.machine.Outcome} goes out. Memory is objects of bytes at concrete addresses;
 * expressions are compiled to closures first. May depend on {@code program} and what comes before
 * it.
 */
package kiki.interpret;
