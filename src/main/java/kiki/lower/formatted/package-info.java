// SPDX-License-Identifier: Apache-2.0
/**
 * Formatted input and output (C11 7.21.6): calls of {@code printf}, {@code scanf} and their
 * relatives as instructions, by the directives that {@code lower.format} finds in the format.
 */
package kiki.lower.formatted;
