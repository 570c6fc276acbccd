// SPDX-License-Identifier: Apache-2.0
/**
 * GOTO program to guarded static single assignment form, as terms for the solver. In: a {@link
 * kiki.program.Program} and its points-to sets. Out: {@link kiki.ssa.form.Ssa}, which is extended
 * from k to k + 1 unwindings without rebuilding what exists. May depend on {@code program}, {@code
 * pointer}, {@code term} and what they depend on.
 *
 * <p>The form is made by symbolic execution with merging of paths: guards are Bool terms, phi nodes
 * are {@code ite} terms, calls are executed in place, loops are cut at the back edge (chapter,
 * section 4.2). Loops are unwound as section 4.3 describes: the values that leave a loop end in
 * fresh symbols that the next unwinding defines. So no constraint is ever taken back, not even
 * where an open loop allocates objects and the next unwinding executes the program again (ADR 5).
 *
 * <p>The subpackages, in the order in which they depend on each other: {@code form} is what readers
 * see, {@code flow} has functions as graphs, {@code object} the memory model, {@code access} reads
 * and writes, {@code value} expressions, {@code execute} the execution itself.
 *
 * <p>Pointers are bit-vectors: 16 bits of object number above an offset in bytes, which is as wide
 * as the data model's pointers; null is zero. In forms with pools (mode {@code CUT}), an index
 * between number and offset tells which object of the pool is meant: 24 bits in proofs of safety,
 * 48 in proofs of termination ({@link kiki.ssa.form.PointerParts}). An integer made from a pointer
 * is a symbol for the object's base address (non-zero, objects apart) plus the offset; an integer
 * that is syntactically such a sum, or zero, becomes the pointer again; any other integer becomes a
 * pointer to one of the objects whose address was made an integer, or to no object.
 */
package kiki.ssa;
