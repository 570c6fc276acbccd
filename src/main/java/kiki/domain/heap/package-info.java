// SPDX-License-Identifier: Apache-2.0
/**
 * Rows about memory (chapter, section 6.4): which objects pointers point to, and how the objects of
 * a pool are linked.
 */
package kiki.domain.heap;
