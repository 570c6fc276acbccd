// SPDX-License-Identifier: Apache-2.0
/**
 * The C preprocessor, translation phases 1 to 4 of C11 5.1.1.2: a file comes in, the tokens of its
 * translation unit go out. Depends on macro, lex, source, options and util.
 */
package kiki.cfront.preprocess;
