/**
 * Verdicts as text, JSON and XML; counterexamples as traces. In: the verdicts of {@code engine}.
 * Out: lines and documents, printed by {@code cli}. May depend on everything but {@code cli}.
 */
package kiki.report;
