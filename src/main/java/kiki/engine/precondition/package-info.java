// SPDX-License-Identifier: Apache-2.0
/**
 * Preconditions of a function: for which inputs it runs without a violation, or ends. Conditions
 * are learned from labelled inputs (good ones and bad ones) and judged by a {@link
 * kiki.engine.precondition.Teacher}, who asks the engines; what is learned is never trusted.
 *
 * <p>In: a program that starts at the function, and a teacher. Out: a condition with what was
 * proved of it. May depend on engines, not on reports.
 */
package kiki.engine.precondition;
