// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

/** A row of the template of one of the loops of an {@link InductionProblem}. */
record RowId(int loop, int row) {}
