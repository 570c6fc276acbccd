// SPDX-License-Identifier: Apache-2.0
/** Rows about the elements of arrays: those of segments, and those marked before the loop. */
package kiki.domain.array;
