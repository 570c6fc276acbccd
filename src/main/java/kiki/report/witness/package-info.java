// SPDX-License-Identifier: Apache-2.0
/** Verdicts with their evidence → witnesses, at the places of the files that were read. */
package kiki.report.witness;
