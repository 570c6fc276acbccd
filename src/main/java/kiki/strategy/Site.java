package kiki.strategy;

import kiki.domain.template.State;
import kiki.term.Term;

/** A state of a loop and the condition under which an execution is in it. */
public record Site(Term guard, State state) {}
