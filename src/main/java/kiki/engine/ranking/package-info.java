// SPDX-License-Identifier: Apache-2.0
/** Lexicographic ranking functions and their synthesis (chapter, section 6.2). */
package kiki.engine.ranking;
