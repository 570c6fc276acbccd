// SPDX-License-Identifier: Apache-2.0
/**
 * Calls of functions of the C library that are instructions: memory, processes, errors of {@code
 * math.h}, and all those of which a contract ({@code lower.contract}) says what they require and
 * do.
 */
package kiki.lower.library;
