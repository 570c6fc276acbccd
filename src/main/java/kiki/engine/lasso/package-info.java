// SPDX-License-Identifier: Apache-2.0
/**
 * Executions that do not end: lassos, found as recurrent sets or by running the program, and their
 * replay (chapter, section 6.3).
 */
package kiki.engine.lasso;
