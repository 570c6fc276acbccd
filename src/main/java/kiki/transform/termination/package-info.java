/** Passes for the analysis of termination only. */
package kiki.transform.termination;
