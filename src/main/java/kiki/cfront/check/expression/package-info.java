// SPDX-License-Identifier: Apache-2.0
/**
 * Types of expressions (C11 6.5), builtins included. Type names and statements inside of
 * expressions are checked through {@link kiki.cfront.check.expression.CheckContext}.
 */
package kiki.cfront.check.expression;
