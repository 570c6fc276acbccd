// SPDX-License-Identifier: Apache-2.0
/**
 * Verifies the functions of a project, several at once, and keeps the answers. In: what is to be
 * done, a store. Out: {@link kiki.project.run.ProjectResults}; a listener hears of each answer. May
 * depend on everything but {@code cli} and the reports over projects.
 */
package kiki.project.run;
