// SPDX-License-Identifier: Apache-2.0
/**
 * GOTO program to GOTO program, one class per pass. {@link kiki.transform.Passes#run} applies them
 * in order: calls through function pointers become case splits, functions that cannot be reached
 * go, property checks are inserted and numbered, constants are folded, unreachable code is removed,
 * and, if asked for, calls are inlined. Analyses run the passes that only they need themselves,
 * those of termination for instance. Depends on {@code program} and {@code options}.
 */
package kiki.transform;
