// SPDX-License-Identifier: Apache-2.0
/**
 * Proofs for strangers: a folder with what was proved, by which invariants, and all that is to be
 * checked as files for any SMT solver. In come verdicts with their certificates, out go files.
 */
package kiki.report.certificate;
