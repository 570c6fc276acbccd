// SPDX-License-Identifier: Apache-2.0
/** Sorts, values and operators, and what operators do with values. */
package kiki.term.value;
