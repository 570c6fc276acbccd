// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.util.ArrayList;
import java.util.List;
import kiki.solver.Context;
import kiki.solver.Solver;
import kiki.term.Term;

/**
 * Lemmas about the states at back edges that are reached within a number of back edges. A lemma of
 * one level holds at all lower ones; at level zero there are no such states.
 */
final class FrameSequence {
  private final Solver solver;
  private final List<List<Cube>> excluded = new ArrayList<>();
  private final List<Context> contexts = new ArrayList<>();

  private FrameSequence(Solver solver) {
    this.solver = solver;
  }

  /** The initial states and one level above them. */
  static FrameSequence over(Solver solver) {
    FrameSequence frames = new FrameSequence(solver);
    frames.grow();
    frames.grow();
    return frames;
  }

  /** The highest level; at first there is one. */
  int top() {
    return excluded.size() - 1;
  }

  void grow() {
    excluded.add(new ArrayList<>());
    contexts.add(solver.open());
  }

  /**
   * Adds a lemma.
   *
   * @param constraints what it says at the heads of its loop
   */
  void exclude(Cube cube, int level, List<Term> constraints) {
    for (int i = 1; i <= level; i++) {
      excluded.get(i).removeIf(cube::subsumes);
    }
    excluded.get(level).add(cube);
    constraints.forEach(contexts.get(level)::require);
  }

  /** Whether a lemma of the level or a higher one excludes the cube. */
  boolean isExcluded(Cube cube, int level) {
    return excluded.subList(level, excluded.size()).stream()
        .anyMatch(lemmas -> lemmas.stream().anyMatch(lemma -> lemma.subsumes(cube)));
  }

  /** The lemmas whose highest level this is. */
  List<Cube> at(int level) {
    return List.copyOf(excluded.get(level));
  }

  /** The lemmas of a level and all higher ones. */
  List<Cube> from(int level) {
    List<Cube> all = new ArrayList<>();
    excluded.subList(level, excluded.size()).forEach(all::addAll);
    return all;
  }

  /** The solver contexts that say what holds at a level. */
  List<Context> contexts(int level) {
    return contexts.subList(level, contexts.size());
  }
}
