// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;

/** Checks what every pass must keep true of a program. */
public final class Validator {
  private final List<String> problems = new ArrayList<>();
  private final Program program;
  private final Set<Symbol> globals;
  private String where = "";

  private Validator(Program program) {
    this.program = program;
    this.globals = new HashSet<>(program.globals());
  }

  /** What is wrong with the program; empty if nothing is. */
  public static List<String> problems(Program program) {
    Validator v = new Validator(program);
    v.instructions(program.initialization(), new HashSet<>());
    program.functions().values().forEach(v::function);
    if (!program.functions().containsKey(program.entry())) {
      v.problems.add("entry " + program.entry() + " has no body");
    }
    return v.problems;
  }

  private void report(String problem) {
    problems.add(where + ": " + problem);
  }

  private void function(Function function) {
    Set<Symbol> locals = new HashSet<>(function.parameters());
    Map<Instruction.Label, Boolean> labels = new IdentityHashMap<>();
    where = function.name();
    for (Instruction i : function.body()) {
      if (i instanceof Instruction.Declare d) {
        locals.add(d.symbol());
      }
      if (i instanceof Instruction.Target t && labels.put(t.label(), true) != null) {
        report("label " + t.label() + " stands twice");
      }
    }
    for (Instruction i : function.body()) {
      if (i instanceof Instruction.Goto g && !labels.containsKey(g.target())) {
        report("no target for " + ProgramPrinter.print(i));
      }
      if (i instanceof Instruction.Return r) {
        returned(function, r);
      }
    }
    if (function.body().isEmpty() || !Instructions.endsBlock(function.body().getLast())) {
      report("control runs off the end of " + function.name());
    }
    instructions(function.body(), locals);
  }

  private void returned(Function function, Instruction.Return r) {
    CType wanted = function.resultType();
    boolean fits =
        r.value()
            .map(value -> Exprs.sameType(wanted, value.type()))
            .orElse(wanted instanceof VoidType);
    if (!fits) {
      report(ProgramPrinter.print(r) + " in a function of type " + wanted);
    }
  }

  private void instructions(List<Instruction> body, Set<Symbol> locals) {
    for (Instruction i : body) {
      where = i.location() + " " + ProgramPrinter.print(i);
      for (Expr e : Instructions.expressions(i)) {
        Exprs.forEach(e, sub -> expression(sub, locals));
      }
      if (Instructions.target(i).filter(target -> !Exprs.isLvalue(target)).isPresent()) {
        report("writes to what is no lvalue");
      }
      instruction(i);
    }
  }

  private void instruction(Instruction i) {
    switch (i) {
      case Instruction.Assign a -> same(a.target().type(), a.value().type());
      case Instruction.Assume a -> bool(a.condition());
      case Instruction.Assert a -> bool(a.condition());
      case Instruction.Goto g -> bool(g.condition());
      case Instruction.Call c -> call(c);
      case Instruction.Allocate a -> {
        if (!(a.target().type() instanceof PointerType)) {
          report("allocation to a variable of type " + a.target().type());
        }
        same(program.layout().sizeType(), a.size().type());
      }
      case Instruction.Free f -> {
        if (!(f.pointer().type() instanceof PointerType)) {
          report("frees a value of type " + f.pointer().type());
        }
      }
      case Instruction.Halt h -> same(IntType.INT, h.status().type());
      case Instruction.Input n -> {}
      case Instruction.Target t -> {}
      case Instruction.Return r -> {}
      case Instruction.Declare d -> {}
      case Instruction.Dead d -> {}
      case Instruction.Unsupported u -> {}
    }
  }

  private void call(Instruction.Call c) {
    Exprs.calledFunction(c.function()).flatMap(program::function).ifPresent(f -> call(c, f));
  }

  private void call(Instruction.Call c, Function f) {
    if (f.parameters().size() != c.arguments().size()) {
      report("passes " + c.arguments().size() + " arguments for " + f.parameters().size());
      return;
    }
    for (int i = 0; i < c.arguments().size(); i++) {
      same(f.parameters().get(i).type(), c.arguments().get(i).type());
    }
    c.result().ifPresent(result -> same(f.resultType(), result.type()));
  }

  private void bool(Expr e) {
    same(IntType.BOOL, e.type());
  }

  private void same(CType wanted, CType given) {
    if (!Exprs.sameType(wanted, given)) {
      report("type " + given + " where " + wanted + " is needed");
    }
  }

  private void expression(Expr e, Set<Symbol> locals) {
    switch (e) {
      case Expr.Variable(Symbol s) -> {
        if (!s.isFunction() && !locals.contains(s) && !globals.contains(s)) {
          report("variable " + s + " is not declared");
        }
      }
      case Expr.Index i -> {
        if (!(i.array().type() instanceof ArrayType) || !(i.index().type() instanceof IntType)) {
          report("indexes " + i.array().type() + " by " + i.index().type());
        }
      }
      case Expr.Dereference d -> {
        if (!(d.pointer().type() instanceof PointerType)) {
          report("dereferences a value of type " + d.pointer().type());
        }
      }
      case Expr.AddressOf a -> {
        if (!Exprs.isLvalue(a.target())) {
          report("takes the address of what is no lvalue");
        }
      }
      case Expr.Binary b -> binary(b);
      case Expr.Conditional c -> {
        bool(c.condition());
        same(c.type(), c.whenTrue().type());
        same(c.type(), c.whenFalse().type());
      }
      case Expr.StructValue v -> {
        for (int i = 0; i < v.members().size(); i++) {
          same(v.type().fields().get(i).valueType(), v.members().get(i).type());
        }
      }
      case Expr.ArrayValue v -> {
        for (Expr element : v.elements()) {
          same(v.type().element(), element.type());
        }
      }
      case Expr.Cast c -> {
        if (!c.type().isScalar() || !c.operand().type().isScalar()) {
          report("converts " + c.operand().type() + " to " + c.type());
        }
      }
      case Expr.Unary u -> {
        if (u.op() == Expr.UnaryOp.NOT) {
          bool(u.operand());
        }
      }
      case Expr.IntConstant c -> {
        if (!c.type().contains(c.value())) {
          report("constant " + c.value() + " of type " + c.type());
        }
      }
      case Expr.FloatConstant c -> {}
      case Expr.NullPointer n -> {}
      case Expr.Zero z -> {}
      case Expr.Member m -> {}
      case Expr.Overflows o -> {}
      case Expr.PointerPredicate p -> {}
      case Expr.HeapPredicate h -> {}
      case Expr.PointerQuery q -> {}
      case Expr.FusedMultiplyAdd f -> {}
      case Expr.Rounded r -> {
        if (!Rounding.rounds(r.operation()) || !(r.mode().type() instanceof IntType)) {
          report("rounds what is exact");
        }
      }
    }
  }

  private void binary(Expr.Binary b) {
    switch (b.op().kind()) {
      case ARITHMETIC, BITWISE -> {
        same(b.type(), b.left().type());
        same(b.type(), b.right().type());
      }
      case SHIFT -> same(b.type(), b.left().type());
      case COMPARISON -> {
        bool(b);
        same(b.left().type(), b.right().type());
      }
      case LOGICAL -> {
        bool(b);
        bool(b.left());
        bool(b.right());
      }
      case POINTER -> {
        if (b.op() == Expr.BinaryOp.POINTER_DIFFERENCE) {
          same(b.left().type(), b.right().type());
        } else {
          move(b);
        }
      }
    }
  }

  private void move(Expr.Binary b) {
    same(b.type(), b.left().type());
    if (!(b.right().type() instanceof IntType)) {
      report("moves a pointer by " + b.right().type());
    }
  }
}
