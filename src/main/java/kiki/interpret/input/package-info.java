// SPDX-License-Identifier: Apache-2.0
/**
 * Values from outside: what a run asks for ({@link kiki.interpret.input.InputSource}), and those
 * who answer: lists, scripts, chance.
 */
package kiki.interpret.input;
