/** Sorts, values and operators, and what operators do with values. */
package kiki.term.value;
