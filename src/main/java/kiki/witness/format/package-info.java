// SPDX-License-Identifier: Apache-2.0
/**
 * Witnesses of verification, formats 2.0 and 2.1: what they consist of, and their text in both
 * directions. What breaks a rule of the format is told with its line.
 */
package kiki.witness.format;
