// SPDX-License-Identifier: Apache-2.0
/** Circuits for the operators on bit-vectors and floating-point numbers. */
package kiki.bitblast.circuit;
