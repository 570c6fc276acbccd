// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.List;
import java.util.Map;
import kiki.program.Property;
import kiki.ssa.form.StepRelation;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.transition.system.NamedWord;
import kiki.transition.system.TransitionSystem;
import kiki.util.Location;

/**
 * A program as a transition system.
 *
 * @param system a bad state for each property, in their order, then one for each obstacle
 * @param predicates what the system's predicates say of its words
 * @param properties that the program violates where the bad states are reached
 * @param obstacles what has no meaning, and ends executions where it is reached
 * @param relation the steps that the system makes
 * @param words the bits of symbols, as literals of the system's graph
 * @param names of latches and inputs
 * @param gaps what the system leaves open although the program does not; empty if it has the same
 *     executions
 */
public record ProgramSystem(
    TransitionSystem system,
    List<Term> predicates,
    List<Property> properties,
    List<UnsupportedInstance> obstacles,
    StepRelation relation,
    ControlCodes codes,
    Map<FreeSymbol, int[]> words,
    List<NamedWord> names,
    List<Gap> gaps) {
  /**
   * Something that is taken to be any value.
   *
   * @param name of what the program has there
   */
  public record Gap(String name, Location location) {}

  public ProgramSystem {
    predicates = List.copyOf(predicates);
    properties = List.copyOf(properties);
    obstacles = List.copyOf(obstacles);
    names = List.copyOf(names);
    gaps = List.copyOf(gaps);
  }
}
