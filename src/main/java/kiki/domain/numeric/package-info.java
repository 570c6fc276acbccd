// SPDX-License-Identifier: Apache-2.0
/**
 * Rows about numbers: sums with a bound, floating-point bounds, equations modulo powers of two,
 * sets of values. In come variables; out go rows of {@code domain.template}.
 */
package kiki.domain.numeric;
