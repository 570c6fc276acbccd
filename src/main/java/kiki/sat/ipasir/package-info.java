/** Solvers behind the IPASIR interface, loaded as native libraries. */
package kiki.sat.ipasir;
