// SPDX-License-Identifier: Apache-2.0
/**
 * What engines run under: cancellation, the memory limit, round control, side-by-side execution and
 * the clocks behind {@code --statistics}. Knows nothing of programs.
 */
package kiki.engine.control;
