// SPDX-License-Identifier: Apache-2.0
/**
 * Executions that do not end: lassos, found by recurrence sets and by running, and their replay
 * (chapter, section 6.3).
 */
package kiki.engine.lasso;
