// SPDX-License-Identifier: Apache-2.0
/** Expressions with C types to terms. */
package kiki.ssa.value;
