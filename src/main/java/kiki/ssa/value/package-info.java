/** Expressions with C types to terms. */
package kiki.ssa.value;
