// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.Variable;
import kiki.engine.loop.LoopHead;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.solver.Context;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;

/** Steps from loop heads to back edges, under the lemmas of a level. */
final class RelativeInduction {
  /** Whether a cube can be reached in one step. */
  sealed interface Outcome {}

  /** It cannot, nor can a larger cube. */
  record Never(Cube reason) implements Outcome {}

  /** It can, from states at the last loop head on the way; empty if there is none. */
  record From(Optional<Cube> before) implements Outcome {}

  private final Session session;
  private final Solver solver;
  private final Terms terms;
  private final List<LoopHead> heads;
  private final CubeBuilder describer;
  private final FrameSequence frames;
  private long checks;

  private RelativeInduction(
      Session session, CubeBuilder describer, List<LoopHead> heads, FrameSequence frames) {
    this.session = session;
    this.solver = session.solver();
    this.terms = session.terms();
    this.describer = describer;
    this.heads = heads;
    this.frames = frames;
  }

  static RelativeInduction of(Session session, VariableRegistry registry) {
    CubeBuilder describer = CubeBuilder.of(session, registry);
    List<LoopHead> heads = LoopHead.of(session.ssa(), registry);
    return new RelativeInduction(session, describer, heads, FrameSequence.over(session.solver()));
  }

  /** How often the solver was asked. */
  long checks() {
    return checks;
  }

  FrameSequence frames() {
    return frames;
  }

  /** Whether a goal has a model at the highest level. */
  Answer check(Term goal) {
    return check(frames.top(), List.of(), List.of(goal));
  }

  private Answer check(int level, List<Context> further, List<Term> goals) {
    List<Term> assumptions = new ArrayList<>(session.closed());
    if (level == 0) {
      assumptions.addAll(session.ssa().fromStart());
    }
    assumptions.addAll(goals);
    List<Context> contexts = new ArrayList<>(further);
    if (level > 0) {
      contexts.addAll(frames.contexts(level));
    }
    checks++;
    Answer answer = solver.check(contexts, assumptions);
    if (answer == Answer.UNKNOWN) {
      throw new CancellationException("the search for lemmas was cancelled");
    }
    return answer;
  }

  /** The states at the last loop head of the model from which it makes the goals true. */
  Optional<Cube> before(List<Term> goals) {
    for (LoopHead head : heads.reversed()) {
      if (!goals.isEmpty() && solver.holds(head.before())) {
        return Optional.of(cube(head, goals));
      }
    }
    return Optional.empty();
  }

  private Cube cube(LoopHead head, List<Term> goals) {
    Set<Variable> causes = CubeLifting.to(head.state(), solver).of(goals);
    return describer.cube(head.loop(), head.state(), causes);
  }

  /** Whether states of the cube are reached within {@code level} steps, for the first time. */
  Outcome into(Cube cube, int level) {
    try (Context otherwise = solver.open()) {
      constraints(cube).forEach(otherwise::require);
      return into(cube, level, List.of(otherwise));
    }
  }

  private Outcome into(Cube cube, int level, List<Context> further) {
    Set<PredicateRow> needed = new LinkedHashSet<>();
    List<Variable> variables = cube.variables();
    for (LoopHead head : heads) {
      if (head.loop() == cube.loop() && head.next().has(variables)) {
        List<PredicateRow> literals = cube.literals();
        List<Term> goals = new ArrayList<>(List.of(head.after()));
        goals.addAll(cube.in(terms, head.next()));
        if (check(level - 1, further, goals) == Answer.SAT) {
          return new From(before(goals));
        }
        Set<Term> failed = new HashSet<>(solver.core().assumptions());
        for (int i = 0; i < literals.size(); i++) {
          if (failed.remove(goals.get(i + 1))) {
            needed.add(literals.get(i));
          }
        }
      }
    }
    Set<PredicateRow> rest = new LinkedHashSet<>(cube.literals());
    rest.removeAll(needed);
    return new Never(cube.without(rest));
  }

  /** That the loop does not start in a state of the cube. */
  private List<Term> constraints(Cube cube) {
    PredicateRow clause = cube.clause();
    List<Term> constraints = new ArrayList<>();
    for (LoopHead head : heads) {
      if (head.loop() == cube.loop() && head.state().has(clause.variables())) {
        constraints.add(terms.implies(head.before(), clause.predicate().of(terms, head.state())));
      }
    }
    return constraints;
  }

  /**
   * Makes a lemma of a cube that is not reached within {@code level} steps, or of a larger one; the
   * highest level at which it holds.
   *
   * @param reason the literals that are enough
   */
  int exclude(Cube cube, Cube reason, int level) {
    Cube larger =
        generalized(
            reason.fine().isEmpty() ? reason : coarsened(cube, level).orElse(reason), level);
    int highest = level;
    while (highest < frames.top() && into(larger, highest + 1) instanceof Never) {
      highest++;
    }
    frames.exclude(larger, highest, constraints(larger));
    return highest;
  }

  /** The coarse literals, or some of them, if they are enough. */
  private Optional<Cube> coarsened(Cube cube, int level) {
    return into(cube.without(cube.fine()), level) instanceof Never(Cube reason)
        ? Optional.of(reason)
        : Optional.empty();
  }

  /** Leaves out literals, fine ones first. */
  private Cube generalized(Cube cube, int level) {
    Cube best = cube;
    List<PredicateRow> candidates = new ArrayList<>(best.fine());
    candidates.addAll(best.coarse());
    int attempts = 0;
    for (PredicateRow literal : candidates) {
      if (best.literals().contains(literal) && attempts++ < Ic3Tuning.MOST_ATTEMPTS_PER_LEMMA) {
        best = attempt(best, level, literal);
      }
    }
    return best;
  }

  private Cube attempt(Cube cube, int level, PredicateRow dispensable) {
    return into(cube.without(List.of(dispensable)), level) instanceof Never(Cube reason)
        ? reason
        : cube;
  }

  /**
   * Moves lemmas to the levels at which they hold. If a level loses all its lemmas, those above it
   * are inductive together, and are the result.
   */
  Optional<List<Cube>> propagate() {
    for (int level = 1; level < frames.top(); level++) {
      for (Cube cube : frames.at(level)) {
        if (into(cube, level + 1, List.of()) instanceof Never) {
          frames.exclude(cube, level + 1, constraints(cube));
        }
      }
      if (frames.at(level).isEmpty()) {
        return Optional.of(frames.from(level + 1));
      }
    }
    return Optional.empty();
  }
}
