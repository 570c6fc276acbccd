// SPDX-License-Identifier: Apache-2.0
/**
 * The typed tree: a C translation unit after type checking. Every implicit conversion is an
 * explicit {@link kiki.cfront.tree.Expression.Cast}; every name is resolved to its symbol; constant
 * expressions the language requires are folded. Side effects are still inside expressions: {@code
 * lower} takes them out.
 */
package kiki.cfront.tree;
