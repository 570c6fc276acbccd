// SPDX-License-Identifier: Apache-2.0
/**
 * Terms as text that every SMT solver reads: SMT-LIB 2.6 in the logics of bit vectors, floats and
 * arrays without quantifiers. Depends on {@code term} only.
 */
package kiki.term.smtlib;
