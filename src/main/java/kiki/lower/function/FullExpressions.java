// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Code;
import kiki.lower.code.TreeWalk;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/**
 * The ends of full expressions: there, structures die that are values and no objects of the
 * program, such as what a function returns (C11 6.2.4p8). That matters where an array in one became
 * a pointer.
 */
final class FullExpressions {
  private final Code code;
  private SequencedSet<Symbol> pointedTo = new LinkedHashSet<>();

  FullExpressions(Code code) {
    this.code = code;
  }

  /** Where an array lies that becomes a pointer: its own place, or a copy if it is of a value. */
  Expr keep(Expression array, Expr place) {
    if (Lvalues.isLvalue(array)) {
      return place;
    }
    boolean isTemporary =
        Instructions.rootVariable(place)
            .filter(s -> s.storage() == Symbol.Storage.TEMPORARY)
            .isPresent();
    Expr kept = isTemporary ? place : code.hold("value", place, array.location());
    Instructions.rootVariable(kept).ifPresent(pointedTo::add);
    return kept;
  }

  /** Before a statement inside of a full expression: what it leaves is not known there. */
  SequencedSet<Symbol> open() {
    SequencedSet<Symbol> outer = pointedTo;
    pointedTo = new LinkedHashSet<>();
    return outer;
  }

  void close(SequencedSet<Symbol> outer) {
    pointedTo = outer;
  }

  /** The full expression ends here, and perhaps elsewhere, too. */
  List<Symbol> end(Location at) {
    List<Symbol> ended = List.copyOf(pointedTo);
    pointedTo.clear();
    end(ended, at);
    return ended;
  }

  /** The same full expression ends on another way. */
  void end(List<Symbol> ended, Location at) {
    ended.forEach(symbol -> code.add(new Instruction.Dead(symbol, at)));
  }

  /** Whether an array of a structure that is no object of the program becomes a pointer. */
  static boolean haveTemporaries(Expression e) {
    boolean[] found = {false};
    TreeWalk.expressions(
        e,
        x ->
            found[0] |=
                x instanceof Expression.Decay d
                    && d.operand().type() instanceof ArrayType
                    && !Lvalues.isLvalue(d.operand()));
    return found[0];
  }
}
