// SPDX-License-Identifier: Apache-2.0
/**
 * The GOTO program: pure expressions with C types, instructions with source positions, functions as
 * flat instruction lists. Comes from {@code lower}, is rewritten by {@code transform}, run by
 * {@code interpret} and translated by {@code ssa}.
 */
package kiki.program;
