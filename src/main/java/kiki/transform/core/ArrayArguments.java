// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Lets the pointers that an entry function is called with point anywhere into arrays of any size,
 * where the start-up code provides one element only. An execution that does not end may be shown
 * with any caller.
 */
public final class ArrayArguments {
  private final Program program;
  private final List<Instruction> body = new ArrayList<>();
  private int count;

  private ArrayArguments(Program program) {
    this.program = program;
  }

  public static Program run(Program program) {
    Map<Symbol, Function> functions = new LinkedHashMap<>(program.functions());
    functions.computeIfPresent(
        program.entry(), (_, start) -> new ArrayArguments(program).rewrite(start));
    return program.withFunctions(functions);
  }

  private Function rewrite(Function start) {
    for (Instruction i : start.body()) {
      if (i instanceof Instruction.Allocate a
          && a.lifetime() == Instruction.Lifetime.PROGRAM
          && a.size() instanceof Expr.IntConstant) {
        allocate(a);
      } else {
        body.add(i);
      }
    }
    return start.withBody(body);
  }

  private void allocate(Instruction.Allocate a) {
    Location at = a.location();
    IntType size = (IntType) a.size().type();
    Expr elements = input("elements of " + a.target(), size, at);
    assume(Expr.BinaryOp.GREATER_OR_EQUAL, elements, Exprs.integer(1, size), at);
    assume(
        Expr.BinaryOp.LESS_OR_EQUAL,
        elements,
        Exprs.integer(TransformTuning.MOST_ARGUMENT_ELEMENTS, size),
        at);
    Expr bytes = Exprs.binary(Expr.BinaryOp.MULTIPLY, elements, a.size());
    body.add(
        new Instruction.Allocate(
            a.target(), bytes, a.elementType(), a.lifetime(), a.content(), at));
    Expr index = input("index of " + a.target(), size, at);
    assume(Expr.BinaryOp.LESS, index, elements, at);
    body.add(
        new Instruction.Assign(
            a.target(),
            new Expr.Binary(Expr.BinaryOp.POINTER_ADD, a.target(), index, a.target().type()),
            at));
  }

  private void assume(Expr.BinaryOp relation, Expr left, Expr right, Location at) {
    body.add(new Instruction.Assume(Exprs.compare(relation, left, right), at));
  }

  private Expr input(String source, IntType type, Location at) {
    Symbol symbol =
        new Symbol(
            "argument$" + count++,
            type,
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            program.entry().name(),
            at);
    body.add(new Instruction.Declare(symbol, at));
    Expr variable = new Expr.Variable(symbol);
    body.add(new Instruction.Input(variable, source, at));
    return variable;
  }
}
