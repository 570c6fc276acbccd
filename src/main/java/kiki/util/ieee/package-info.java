// SPDX-License-Identifier: Apache-2.0
/**
 * Exact IEEE 754 binary arithmetic of any width and rounding mode, for constant folding, concrete
 * execution and term evaluation. Bit patterns, integers, rationals and literals come in; bit
 * patterns, integers and C text go out. Depends on nothing.
 */
package kiki.util.ieee;
