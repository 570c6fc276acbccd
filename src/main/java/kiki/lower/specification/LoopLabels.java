// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.lower.code.TreeWalk;

/** Jumps that cross the border of a loop. */
final class LoopLabels {
  private LoopLabels() {}

  /** The labels inside a statement. */
  static Set<String> defined(Statement s) {
    Set<String> labels = new HashSet<>();
    forEach(
        s,
        x -> {
          if (x instanceof Statement.Label l) {
            labels.add(l.name());
          }
        });
    return labels;
  }

  /** Whether a {@code goto} or {@code switch} outside of the loop can lead into it. */
  static boolean isEnteredFromOutside(Statement loop, Statement function) {
    if (hasCase(loop)) {
      return true;
    }
    Set<String> labels = defined(loop);
    if (labels.isEmpty()) {
      return false;
    }
    int[] jumps = {0};
    Consumer<Statement> count =
        x -> {
          if (x instanceof Statement.Goto g && labels.contains(g.label())
              || x instanceof Statement.ComputedGoto) {
            jumps[0]++;
          }
        };
    forEach(function, count);
    int all = jumps[0];
    jumps[0] = 0;
    forEach(loop, count);
    return all != jumps[0];
  }

  private static boolean hasCase(Statement s) {
    return switch (s) {
      case Statement.Switch x -> false;
      case Statement.Case x -> true;
      case Statement.Default x -> true;
      case Statement other -> TreeWalk.substatements(other).stream().anyMatch(LoopLabels::hasCase);
    };
  }

  /** Also those in statement expressions. */
  private static void forEach(Statement root, Consumer<Statement> action) {
    substatements(root, action);
    TreeWalk.expressions(
        root,
        e -> {
          if (e instanceof Expression.StatementExpression s) {
            substatements(s.body(), action);
          }
        });
  }

  private static void substatements(Statement s, Consumer<Statement> action) {
    action.accept(s);
    TreeWalk.substatements(s).forEach(x -> substatements(x, action));
  }
}
