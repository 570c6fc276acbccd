// SPDX-License-Identifier: Apache-2.0
/**
 * Verdicts as text, JSON, XML and SARIF; counterexamples as traces and programs that reproduce
 * them; witnesses. In: the verdicts of {@code engine}. Out: lines and documents, printed by {@code
 * cli}. May depend on everything but {@code cli}.
 */
package kiki.report;
