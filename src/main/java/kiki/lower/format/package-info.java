// SPDX-License-Identifier: Apache-2.0
/**
 * The format strings of {@code printf} and {@code scanf} (C11 7.21.6), read once: lowering turns
 * them into what the calls read, write and return, the interpreter into text.
 */
package kiki.lower.format;
