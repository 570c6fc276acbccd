/**
 * Inserts the property checks: arithmetic, pointers, memory leaks, initialisation, calls through
 * pointers.
 */
package kiki.transform.check;
