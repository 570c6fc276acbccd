// SPDX-License-Identifier: Apache-2.0
/**
 * What the functions of the C library require and do, as far as it can be stated in a line each:
 * {@code kiki/contracts/library.contracts} holds the statements, {@link
 * kiki.lower.contract.LibraryContracts} finds and reads the one of a function that a program calls.
 * {@code lower} turns it into checks and effects at the call; {@code docs/library.md} shows all.
 *
 * <p>A statement is {@code NAME... (PARAMETER, ...): CLAUSE; CLAUSE...}; lines that start with a
 * blank continue it. What the clauses mean is said at {@link kiki.lower.contract.Clause}.
 */
package kiki.lower.contract;
