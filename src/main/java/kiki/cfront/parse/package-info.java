// SPDX-License-Identifier: Apache-2.0
/**
 * The syntax of C: tokens come in, an untyped syntax tree goes out. Knows which names are typedef
 * names and nothing else about their meaning. Depends on syntax, lex, source and util.
 */
package kiki.cfront.parse;
