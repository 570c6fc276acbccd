// SPDX-License-Identifier: Apache-2.0
/**
 * Symbolic execution with merging of paths: instructions, calls and loops, unwound step by step
 * (chapter, section 4.3). {@link kiki.ssa.execute.SymbolicSsa} is the entry.
 */
package kiki.ssa.execute;
