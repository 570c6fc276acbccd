// SPDX-License-Identifier: Apache-2.0
/**
 * The type checker: a syntax tree comes in, the typed tree of {@link kiki.cfront.tree} goes out.
 * Depends on syntax, parse, tree, type, lex, source, options and util.
 */
package kiki.cfront.check;
