// SPDX-License-Identifier: Apache-2.0
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Goal;
import com.microsoft.z3.Tactic;
import java.util.HashSet;
import java.util.Set;

/** What Z3's tactics make of a formula. */
record Z3Size(long clauses, long variables) {
  /** Applies the tactics of these names, the last of which makes clauses. */
  static Z3Size of(Context z3, BoolExpr formula, String... tactics) {
    Goal goal = z3.mkGoal(false, false, false);
    goal.add(formula);
    Tactic all = z3.mkTactic(tactics[0]);
    for (int i = 1; i < tactics.length; i++) {
      all = z3.andThen(all, z3.mkTactic(tactics[i]));
    }
    long clauses = 0;
    Set<Integer> variables = new HashSet<>();
    for (Goal part : all.apply(goal).getSubgoals()) {
      clauses += part.size();
      for (BoolExpr clause : part.getFormulas()) {
        Expr<?>[] literals = clause.isOr() ? clause.getArgs() : new Expr<?>[] {clause};
        for (Expr<?> literal : literals) {
          variables.add((literal.isNot() ? literal.getArgs()[0] : literal).getId());
        }
      }
    }
    return new Z3Size(clauses, variables.size());
  }
}
