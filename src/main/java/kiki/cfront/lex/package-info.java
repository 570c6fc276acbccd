// SPDX-License-Identifier: Apache-2.0
/**
 * Tokens of C: source text comes in, preprocessing tokens go out; literals are decoded to values.
 * Depends on source, options and util.
 */
package kiki.cfront.lex;
