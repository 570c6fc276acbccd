// SPDX-License-Identifier: Apache-2.0
/**
 * Translation units to one set of symbols: which declaration means which object, which types are
 * the same, who has a body, which static objects there are. {@link kiki.lower.link.Linkage} is what
 * the functions of all files share; models of the C library ({@link kiki.lower.link.Library}) join
 * when a function first asks for them.
 */
package kiki.lower.link;
