// SPDX-License-Identifier: Apache-2.0
/**
 * What is found out about a function of a project, as plain values that can be stored, sent, and
 * reported by others than the one who verified it. In: results of {@code api}. Out: {@link
 * kiki.project.answer.FunctionAnswer}, and the same as JSON.
 */
package kiki.project.answer;
