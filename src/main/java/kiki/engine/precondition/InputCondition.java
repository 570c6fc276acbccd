// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * A condition on the quantities of a function: one of the cases holds, with all its atoms.
 *
 * @param cases none for the condition that never holds
 */
public record InputCondition(List<List<Atom>> cases) {
  /** Always holds. */
  public static final InputCondition TRUE = new InputCondition(List.of(List.of()));

  /** Never holds. */
  public static final InputCondition FALSE = new InputCondition(List.of());

  public InputCondition {
    cases = List.copyOf(cases);
  }

  boolean holds(Point point) {
    return cases.stream().anyMatch(c -> holds(c, point));
  }

  static boolean holds(List<Atom> atoms, Point point) {
    return atoms.stream().allMatch(a -> a.holds(point));
  }

  /** As an expression over what the quantities are made of. */
  public Expr expression() {
    Expr all = Exprs.FALSE;
    for (List<Atom> atoms : cases) {
      Set<Expr> conjuncts = new LinkedHashSet<>();
      atoms.forEach(a -> conjuncts.addAll(a.conjuncts()));
      Expr both = Exprs.TRUE;
      for (Expr conjunct : conjuncts) {
        both = Exprs.and(both, conjunct);
      }
      all = Exprs.or(all, both);
    }
    return all;
  }
}
