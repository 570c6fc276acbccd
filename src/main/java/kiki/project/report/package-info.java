// SPDX-License-Identifier: Apache-2.0
/**
 * Documents about whole projects: a web site, SARIF, lcov, JUnit's XML, and the results themselves
 * as JSON. In: {@link kiki.project.run.ProjectResults}. Out: texts.
 */
package kiki.project.report;
