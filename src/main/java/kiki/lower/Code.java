package kiki.lower;

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
final class Code {
  private final String function;
  private final List<Instruction> instructions = new ArrayList<>();
  private int temporaries;
  private int labels;

  Code(String function) {
    this.function = function;
  }

  String function() {
    return function;
  }

  List<Instruction> instructions() {
    return instructions;
  }

  void add(Instruction instruction) {
    instructions.add(instruction);
  }

  void assign(Expr target, Expr value, Location location) {
    add(new Instruction.Assign(target, value, location));
  }

  void assume(Expr condition, Location location) {
    if (!Exprs.isTrue(condition)) {
      add(new Instruction.Assume(condition, location));
    }
  }

  void jump(Instruction.Label target, Location location) {
    add(new Instruction.Goto(Exprs.TRUE, target, location));
  }

  void jumpIf(Expr condition, Instruction.Label target, Location location) {
    if (!Exprs.isFalse(condition)) {
      add(new Instruction.Goto(condition, target, location));
    }
  }

  void place(Instruction.Label label, Location location) {
    add(new Instruction.Target(label, location));
  }

  /** A label no user can have written. */
  Instruction.Label label(String hint) {
    return new Instruction.Label(hint + "." + ++labels);
  }

  /** A declared temporary; the hint says what it holds. */
  Expr.Variable temporary(String hint, CType type, Location location) {
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
  Expr.Variable hold(String hint, Expr value, Location location) {
    Expr.Variable variable = temporary(hint, value.type(), location);
    assign(variable, value, location);
    return variable;
  }
}
