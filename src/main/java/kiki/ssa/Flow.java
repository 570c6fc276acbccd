package kiki.ssa;

import kiki.term.Term;

/** Executions at a program point: when they are there, and the memory they see. */
record Flow(Path path, IntMap<Term> state) {}
