// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.tree;

import java.util.List;
import java.util.Optional;
import kiki.util.Location;

/** What a function or a loop promises, as CBMC's clauses say it. */
public record Contract(List<Clause> clauses, Location location) {
  public Contract {
    clauses = List.copyOf(clauses);
  }

  /** What a clause is about. */
  public enum Kind {
    /** Holds when the function is called. */
    REQUIRES,
    /** Holds when the function returns. */
    ENSURES,
    /** All that is written, but for what is new. */
    ASSIGNS,
    /** All that is freed. */
    FREES,
    /** Holds whenever the loop's head is reached. */
    INVARIANT,
    /** Gets smaller with each iteration, lexicographically. */
    DECREASES
  }

  /** A clause; one of a condition has a single target, the condition. */
  public record Clause(Kind kind, List<Target> targets, Location location) {
    public Clause {
      targets = List.copyOf(targets);
    }
  }

  /**
   * Something a clause names: for {@code ASSIGNS} an lvalue, or a {@link Expression.Builtin} that
   * stands for bytes behind a pointer; else a value.
   *
   * @param condition where the target counts only if it holds
   */
  public record Target(Optional<Expression> condition, Expression value) {
    /** A target that always counts. */
    public static Target always(Expression value) {
      return new Target(Optional.empty(), value);
    }
  }

  public List<Clause> of(Kind kind) {
    return clauses.stream().filter(c -> c.kind() == kind).toList();
  }

  public boolean has(Kind kind) {
    return clauses.stream().anyMatch(c -> c.kind() == kind);
  }
}
