// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** The instructions of one function while they are being written. */
public final class Code {
  private final String function;
  private final List<Instruction> instructions = new ArrayList<>();
  private int temporaries;
  private int labels;

  public Code(String function) {
    this.function = function;
  }

  public String function() {
    return function;
  }

  public List<Instruction> instructions() {
    return instructions;
  }

  public void add(Instruction instruction) {
    instructions.add(instruction);
  }

  public void assign(Expr target, Expr value, Location location) {
    add(new Instruction.Assign(target, value, location));
  }

  public void assume(Expr condition, Location location) {
    if (!Exprs.isTrue(condition)) {
      add(new Instruction.Assume(condition, location));
    }
  }

  public void jump(Instruction.Label target, Location location) {
    add(new Instruction.Goto(Exprs.TRUE, target, location));
  }

  public void jumpIf(Expr condition, Instruction.Label target, Location location) {
    if (!Exprs.isFalse(condition)) {
      add(new Instruction.Goto(condition, target, location));
    }
  }

  public void place(Instruction.Label label, Location location) {
    add(new Instruction.Target(label, location));
  }

  /** A label no user can have written. */
  public Instruction.Label label(String hint) {
    return new Instruction.Label(hint + "." + ++labels);
  }

  /** A declared temporary; the hint says what it holds. */
  public Expr.Variable temporary(String hint, CType type, Location location) {
    Symbol symbol =
        new Symbol(
            hint + "$" + ++temporaries,
            type,
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            function,
            location);
    add(new Instruction.Declare(symbol, location));
    return new Expr.Variable(symbol);
  }

  /** A temporary that holds a value. */
  public Expr.Variable hold(String hint, Expr value, Location location) {
    Expr.Variable variable = temporary(hint, value.type(), location);
    assign(variable, value, location);
    return variable;
  }
}
