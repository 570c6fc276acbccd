// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import kiki.term.Term;

/** Executions at a program point: when they are there, and the memory they see. */
public record Flow(Path path, IntMap<Term> state) {}
