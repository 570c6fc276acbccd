// SPDX-License-Identifier: Apache-2.0
/**
 * Calls of the functions of SV-COMP, CBMC and ESBMC that are statements: assumptions, assertions,
 * inputs, memory with any content.
 */
package kiki.lower.verifier;
