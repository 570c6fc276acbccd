// SPDX-License-Identifier: Apache-2.0
/** Terms from terms: substitution, cofactors, transplantation, evaluation. */
package kiki.term.rewrite;
