// SPDX-License-Identifier: Apache-2.0
/**
 * Types of expressions (C11 6.5), builtins included. What expressions contain that is none, as type
 * names and statements, is asked for through {@link kiki.cfront.check.expression.CheckContext}.
 */
package kiki.cfront.check.expression;
