// SPDX-License-Identifier: Apache-2.0
package kiki.transform.termination;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Gives a signed operation that overflows an arbitrary result instead of the wrapped one. What is
 * proved of the program then does not depend on what overflow, which is undefined, happens to do.
 */
public final class ArbitraryOverflow {
  private static final String SOURCE = "signed overflow";

  private static final Set<Expr.BinaryOp> OVERFLOWING =
      EnumSet.of(
          Expr.BinaryOp.ADD,
          Expr.BinaryOp.SUBTRACT,
          Expr.BinaryOp.MULTIPLY,
          Expr.BinaryOp.DIVIDE,
          Expr.BinaryOp.SHIFT_LEFT);

  private int count;

  private ArbitraryOverflow() {}

  public static Program run(Program program) {
    ArbitraryOverflow pass = new ArbitraryOverflow();
    return program.mapFunctions(pass::rewrite);
  }

  private Function rewrite(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      List<Symbol> results = new ArrayList<>();
      UnaryOperator<Expr> rewriting = e -> rewrite(e, f.name(), i.location(), results);
      Instruction changed = Instructions.map(i, rewriting, rewriting);
      for (Symbol s : results) {
        body.add(new Instruction.Declare(s, i.location()));
        body.add(new Instruction.Input(new Expr.Variable(s), SOURCE, i.location()));
      }
      body.add(changed);
    }
    return f.withBody(body);
  }

  private Expr rewrite(Expr e, String function, Location at, List<Symbol> results) {
    Expr inner =
        Exprs.children(e).isEmpty()
            ? e
            : Exprs.mapChildren(e, c -> rewrite(c, function, at, results));
    return switch (inner) {
      case Expr.Binary b when canOverflow(b) ->
          guarded(new Expr.Overflows(b.op(), b.left(), b.right()), b, function, at, results);
      case Expr.Unary u
          when u.op() == Expr.UnaryOp.NEGATE && u.type() instanceof IntType t && isUndefined(t) ->
          guarded(
              new Expr.Overflows(Expr.BinaryOp.SUBTRACT, Exprs.integer(0, t), u.operand()),
              u,
              function,
              at,
              results);
      case Expr other -> other;
    };
  }

  private static boolean canOverflow(Expr.Binary b) {
    return OVERFLOWING.contains(b.op()) && b.type() instanceof IntType t && isUndefined(t);
  }

  /** A bit-vector type is no type of C and wraps around. */
  private static boolean isUndefined(IntType type) {
    return type.isSigned() && type.kind() != IntType.Kind.BITVECTOR;
  }

  private Expr guarded(
      Expr overflows, Expr value, String function, Location at, List<Symbol> results) {
    Symbol arbitrary =
        new Symbol(
            "overflow$" + count++,
            value.type(),
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            function,
            at);
    results.add(arbitrary);
    return new Expr.Conditional(overflows, new Expr.Variable(arbitrary), value, value.type());
  }
}
