// SPDX-License-Identifier: Apache-2.0
/**
 * Which functions of a project are verified, and which files each of them needs. In: the files of
 * {@code project.compile}, their outlines. Out: a {@link kiki.project.plan.ProjectPlan}.
 */
package kiki.project.plan;
