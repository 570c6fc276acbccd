// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/**
 * The lengths of variable length arrays (C11 6.7.6.2) met while a type is built. Each gets a hidden
 * counter; whoever asked for the type puts the statements that set them where the type is reached.
 */
public final class Lengths {
  private final Deque<List<Statement>> pending = new ArrayDeque<>();
  private final Layout layout;

  public Lengths(Layout layout) {
    this.layout = layout;
  }

  /** From here on lengths go to a new list. */
  public void open() {
    pending.push(new ArrayList<>());
  }

  /** What has been met since the matching {@link #open}. */
  public List<Statement> close() {
    return pending.pop();
  }

  public boolean isOpen() {
    return !pending.isEmpty();
  }

  public Symbol add(Expression length, String function) {
    Location location = length.location();
    Symbol count =
        new Symbol(
            "length",
            layout.sizeType(),
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            function,
            location);
    Expression value = ImplicitConversions.implicit(length, layout.sizeType());
    pending.peek().add(new Statement.VariableLength(count, value, location));
    return count;
  }

  /** Keeps the side effects of a length that the type does not need. */
  public void evaluate(Expression length) {
    if (isOpen()) {
      pending.peek().add(new Statement.Evaluate(length, length.location()));
    }
  }
}
