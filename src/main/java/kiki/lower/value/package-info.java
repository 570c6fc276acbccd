// SPDX-License-Identifier: Apache-2.0
/**
 * Operations that are expressions, or a few instructions on values that are known already: exact
 * functions of {@code math.h}, primitives of verifiers, complex numbers, vectors and structures.
 * Values come in, values go out.
 */
package kiki.lower.value;
