// SPDX-License-Identifier: Apache-2.0
/**
 * Typed trees to one GOTO program. {@link kiki.lower.Lowering#lower} links the translation units,
 * gives every expression a fixed left-to-right evaluation order with side effects as instructions
 * of their own, adds models of the C library functions that are called and not defined (C files in
 * {@code kiki/library}, one per function, read on demand; their locations start with {@code
 * <library>}), and builds the start-up code ({@link kiki.lower.EntryPoint}).
 *
 * <p>What later stages should know: a loop's head is a target at the location of its keyword; a
 * {@code va_list} has a pointer to the next of 16-byte slots in an object the caller fills, passed
 * as one more argument; a variable length array is a pointer to an object allocated until the
 * function returns; a call of a function without body remains a call only for output functions and
 * error functions, and is an input otherwise. Properties have no names yet: {@code transform}
 * numbers them.
 *
 * <p>The packages under it do the work: {@code link} for all files together, {@code function} for
 * the statements and expressions of one function, and those that say what calls ({@code library},
 * {@code formatted}, {@code verifier}, {@code builtin}) and contracts in the program ({@code
 * specification}) mean. {@link kiki.lower.FunctionFactory} connects them.
 *
 * <p>Comes from {@code cfront}; goes to {@code transform}. Depends on {@code cfront} and {@code
 * program}.
 */
package kiki.lower;
