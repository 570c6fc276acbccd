// SPDX-License-Identifier: Apache-2.0
/**
 * Verification of programs as transition systems (LLUMC): steps of a program come in, bits are
 * searched, and counterexamples and invariants of the program go out.
 */
package kiki.engine.llumc;
