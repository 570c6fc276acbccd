// SPDX-License-Identifier: Apache-2.0
/**
 * Inserts the property checks: arithmetic, pointers, memory leaks, initialisation, calls through
 * pointers.
 */
package kiki.transform.check;
