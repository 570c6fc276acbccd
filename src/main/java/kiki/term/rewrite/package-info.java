/** Terms from terms: substitution, cofactors, transplantation, evaluation. */
package kiki.term.rewrite;
