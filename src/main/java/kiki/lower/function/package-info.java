// SPDX-License-Identifier: Apache-2.0
/**
 * Statements and expressions of one function to instructions: {@link
 * kiki.lower.function.FunctionLowering} holds the parts together. Every expression gets a fixed
 * left-to-right evaluation order with side effects as instructions of their own.
 *
 * <p>Two things are left to the packages that build on this one, and asked for through interfaces:
 * what calls of known functions mean ({@link kiki.lower.function.KnownCalls}), and what contracts
 * in the program change ({@link kiki.lower.function.ProgramClauses}).
 */
package kiki.lower.function;
