// SPDX-License-Identifier: Apache-2.0
/**
 * Proofs for others to check: a folder with the properties and invariants, and with all obligations
 * as files for any SMT solver. In come verdicts with their certificates, out go files.
 */
package kiki.report.certificate;
