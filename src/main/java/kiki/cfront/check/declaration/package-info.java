// SPDX-License-Identifier: Apache-2.0
/**
 * Declarations (C11 6.7), function definitions (6.9), initialisers, statements (6.8) and the
 * clauses of contracts. {@link kiki.cfront.check.declaration.Checker} checks a file.
 */
package kiki.cfront.check.declaration;
