// SPDX-License-Identifier: Apache-2.0
/**
 * The functions that have a meaning without a body, by name: {@link
 * kiki.lower.known.KnownFunctions} tells their families, the other classes what builtins,
 * verifiers' functions, {@code printf} and {@code scanf} are called. What they mean is said by the
 * packages that build on {@code lower.function}.
 */
package kiki.lower.known;
