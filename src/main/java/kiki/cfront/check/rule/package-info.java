// SPDX-License-Identifier: Apache-2.0
/**
 * Types and constants by themselves: compatible types (C11 6.2.7), conversions (6.3), literals
 * (6.4.4, 6.4.5), constant expressions (6.6).
 */
package kiki.cfront.check.rule;
