// SPDX-License-Identifier: Apache-2.0
/** The report over a project as a static web site. In: results, sources. Out: pages. */
package kiki.project.report.html;
