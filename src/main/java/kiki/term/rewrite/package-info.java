// SPDX-License-Identifier: Apache-2.0
/** Terms from terms: substitution, cofactors, transplantation, evaluation, canonical forms. */
package kiki.term.rewrite;
