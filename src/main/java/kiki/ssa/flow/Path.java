// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.form.SsaTuning;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.util.Nested;

/**
 * The guard of a program point as a chain of conditions from the program's start. Two paths that
 * branched share the chain up to the branch, so that a join drops what the branches added: the
 * guard after an {@code if} is the guard before it, and a phi node asks the branch condition alone.
 */
public final class Path implements Nested<Path> {
  private final Path parent;
  private final Term condition;
  private final int depth;
  private Term guard;

  private Path(Path parent, Term condition, int depth, Term guard) {
    this.parent = parent;
    this.condition = condition;
    this.depth = depth;
    this.guard = guard;
  }

  public static Path start(Terms terms) {
    return new Path(null, terms.trueTerm(), 0, terms.trueTerm());
  }

  /** This path where a condition holds; empty if that is never. */
  public Optional<Path> and(Terms terms, Term added) {
    if (added == terms.trueTerm()) {
      return Optional.of(this);
    }
    if (added == terms.falseTerm() || isKnown(terms.not(added))) {
      return Optional.empty();
    }
    return Optional.of(isKnown(added) ? this : new Path(this, added, depth + 1, null));
  }

  /** This path where a condition holds of which nothing is known yet, so that it is possible. */
  public Path andFresh(Term symbol) {
    return new Path(this, symbol, depth + 1, null);
  }

  /** Looks back a little: the condition of a nested check often repeats one just passed. */
  private boolean isKnown(Term fact) {
    Path at = this;
    for (int i = 0; i < SsaTuning.CONDITIONS_LOOKED_BACK && at.parent != null; i++) {
      if (at.condition == fact) {
        return true;
      }
      at = at.parent;
    }
    return false;
  }

  /** The conjunction of all conditions. */
  public Term guard(Terms terms) {
    List<Path> open = new ArrayList<>();
    Path at = this;
    while (at.guard == null) {
      open.add(at);
      at = at.parent;
    }
    for (int i = open.size() - 1; i >= 0; i--) {
      Path next = open.get(i);
      next.guard = terms.and(next.parent.guard, next.condition);
    }
    return guard;
  }

  /** The conditions this path has beyond {@code ancestor}, which must be one of its prefixes. */
  public Term since(Terms terms, Path ancestor) {
    List<Term> conditions = new ArrayList<>();
    for (Path at = this; at != ancestor; at = at.parent) {
      conditions.add(at.condition);
    }
    return terms.and(conditions);
  }

  /** The longest proper prefix. */
  @Override
  public Path parent() {
    return parent;
  }

  @Override
  public int depth() {
    return depth;
  }
}
