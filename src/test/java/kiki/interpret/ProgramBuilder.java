// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.options.DataModel;
import kiki.program.Expr;
import kiki.program.Expr.BinaryOp;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/** Builds GOTO programs by hand. */
final class ProgramBuilder {
  static final Location AT = new Location("test.c", 1, 1);

  private final DataModel model;
  private final List<Symbol> globals = new ArrayList<>();
  private final Map<Symbol, Function> functions = new LinkedHashMap<>();
  private final List<Instruction> body = new ArrayList<>();

  ProgramBuilder(DataModel model) {
    this.model = model;
  }

  static Symbol local(String name, CType type) {
    return new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.AUTOMATIC, "main", AT);
  }

  static Symbol functionSymbol(String name, CType result, CType... parameters) {
    FunctionType type = new FunctionType(result, List.of(parameters), FunctionType.Arity.FIXED);
    return new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.EXTERNAL, "", AT);
  }

  static Expr var(Symbol symbol) {
    return new Expr.Variable(symbol);
  }

  static Expr num(long value) {
    return Exprs.integer(value, IntType.INT);
  }

  static Expr bin(BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right, left.type());
  }

  static Expr test(BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right, IntType.BOOL);
  }

  static Expr address(Expr lvalue) {
    return new Expr.AddressOf(lvalue, new PointerType(lvalue.type()));
  }

  static Property property(String name) {
    return new Property(name, Property.Kind.ASSERTION, name, "main", AT);
  }

  Symbol global(String name, CType type) {
    Symbol symbol = new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.EXTERNAL, "", AT);
    globals.add(symbol);
    return symbol;
  }

  Symbol declare(String name, CType type) {
    Symbol symbol = local(name, type);
    body.add(new Instruction.Declare(symbol, AT));
    return symbol;
  }

  ProgramBuilder add(Instruction instruction) {
    body.add(instruction);
    return this;
  }

  ProgramBuilder assign(Expr target, Expr value) {
    return add(new Instruction.Assign(target, value, AT));
  }

  ProgramBuilder check(Expr condition, String name) {
    return add(new Instruction.Assert(condition, property(name), AT));
  }

  ProgramBuilder returns(Expr value) {
    return add(new Instruction.Return(Optional.ofNullable(value), AT));
  }

  ProgramBuilder jump(Expr condition, Instruction.Label target) {
    return add(new Instruction.Goto(condition, target, AT));
  }

  ProgramBuilder target(Instruction.Label label) {
    return add(new Instruction.Target(label, AT));
  }

  ProgramBuilder call(Expr result, Symbol function, Expr... arguments) {
    Expr pointer =
        new Expr.AddressOf(new Expr.Variable(function), new PointerType(function.type()));
    return add(new Instruction.Call(Optional.ofNullable(result), pointer, List.of(arguments), AT));
  }

  /** Ends the function being built. */
  ProgramBuilder function(Symbol symbol, Symbol... parameters) {
    functions.put(symbol, new Function(symbol, List.of(parameters), body));
    body.clear();
    return this;
  }

  /** Ends {@code main} and the program. */
  Program main() {
    Symbol main = functionSymbol("main", IntType.INT);
    function(main);
    return new Program(new Layout(model), globals, List.of(), functions, main);
  }
}
