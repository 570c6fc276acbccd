// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.code.TreeWalk;
import kiki.lower.function.FunctionLowering;
import kiki.lower.library.ProcessCalls;
import kiki.lower.link.Linkage;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.FileLocalName;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * The start-up code: the function {@code __CPROVER__start} (CBMC's name for it) that calls the
 * entry function and ends the program with its result.
 *
 * <p>{@code main} gets {@code argc} of at least one, and {@code argv} with that many strings of any
 * length and content, then NULL. Another entry function gets what {@link EntryInputs} makes. Static
 * objects have their initial values.
 */
final class EntryPoint {
  private static final String START = "__CPROVER__start";

  /**
   * The first arguments, which programs call by their numbers: they are made after the loop for the
   * others, so that no invariant of it is needed to know where they are.
   */
  private static final int SEPARATE_ARGUMENTS = 4;

  private final Linkage linkage;
  private final FunctionLowering f;

  private EntryPoint(Linkage linkage, FunctionLowering f) {
    this.linkage = linkage;
    this.f = f;
  }

  static EntryPoint of(Linkage linkage, FunctionFactory factory) {
    return new EntryPoint(linkage, factory.empty(START, VoidType.VOID).lowering());
  }

  Function build(String entry) {
    Optional<Symbol> found = find(entry);
    if (found.isPresent()) {
      call(found.get(), entry);
    } else {
      linkage.warn(Location.NONE, "function '" + entry + "' has no body: nothing is executed");
      f.code().add(new Instruction.Halt(Exprs.integer(0, IntType.INT), Location.NONE));
    }
    Symbol start =
        new Symbol(
            START,
            new FunctionType(VoidType.VOID, List.of(), FunctionType.Arity.FIXED),
            Qualifiers.NONE,
            Symbol.Storage.INTERNAL,
            "",
            found.map(Symbol::location).orElse(Location.NONE));
    return new Function(start, List.of(), f.code().instructions());
  }

  private void call(Symbol symbol, String entry) {
    FunctionDefinition definition = linkage.definition(symbol).orElseThrow();
    FunctionType type = linkage.types().map((FunctionType) symbol.type());
    Location at = definition.location();
    linkage.linker().constructors().forEach(s -> ProcessCalls.run(f, s, at));
    List<Expr> arguments =
        entry.equals("main")
            ? mainArguments(definition, at)
            : new EntryInputs(linkage, f.code(), at).of(definition.parameters());
    if (type.arity() == FunctionType.Arity.VARIADIC) {
      arguments.add(new Expr.NullPointer(Types.VOID_POINTER));
    }
    Expr status = Exprs.integer(0, IntType.INT);
    Optional<Expr> result = Optional.empty();
    if (!(type.result() instanceof VoidType)) {
      Expr value = f.code().temporary("return_value_" + symbol.name(), type.result(), at);
      result = Optional.of(value);
      if (type.result() instanceof IntType) {
        status = Conversions.cast(value, IntType.INT);
      }
    }
    f.code().add(new Instruction.Call(result, Exprs.functionAddress(symbol), arguments, at));
    ProcessCalls.runAtEnd(f, at);
    f.code().add(new Instruction.Halt(status, at));
  }

  private Optional<Symbol> find(String entry) {
    return linkage.linker().functions().stream()
        .filter(s -> s.name().equals(entry) || FileLocalName.names(entry, s))
        .findFirst();
  }

  private List<Expr> mainArguments(FunctionDefinition main, Location at) {
    List<Symbol> parameters = main.parameters();
    List<Expr> arguments = new ArrayList<>();
    if (parameters.isEmpty()) {
      return arguments;
    }
    Expr.Variable count = f.code().temporary("argc", parameters.get(0).type(), at);
    f.code().add(new Instruction.Input(count, "argc", at));
    f.code()
        .assume(Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, count, integer(1, count.type())), at);
    f.code()
        .assume(
            Exprs.compare(Expr.BinaryOp.LESS, count, integer(Integer.MAX_VALUE, count.type())), at);
    arguments.add(count);
    for (int i = 1; i < parameters.size(); i++) {
      Symbol p = parameters.get(i);
      CType type = linkage.types().map(p.type());
      if (i == 1 && isUsed(p, main.body()) && type instanceof PointerType vector) {
        arguments.add(argumentVector(count, vector, at));
      } else if (isUsed(p, main.body())) {
        throw CError.unsupported(at, "the third parameter of main is not supported");
      } else {
        arguments.add(f.code().temporary(p.name(), type, at));
      }
    }
    return arguments;
  }

  private static boolean isUsed(Symbol parameter, Statement body) {
    boolean[] used = {false};
    TreeWalk.expressions(
        body, e -> used[0] |= e instanceof Expression.Reference r && r.symbol() == parameter);
    return used[0];
  }

  private static Expr integer(long value, CType type) {
    return Conversions.cast(Exprs.integer(value, IntType.INT), type);
  }

  private Expr argumentVector(Expr count, PointerType type, Location at) {
    Layout layout = linkage.layout();
    IntType size = layout.sizeType();
    Expr entries =
        Exprs.binary(Expr.BinaryOp.ADD, Conversions.cast(count, size), Exprs.integer(1, size));
    Expr bytes =
        Exprs.binary(
            Expr.BinaryOp.MULTIPLY, entries, Exprs.integer(layout.sizeOf(type.target()), size));
    Expr.Variable vector = f.code().temporary("argv", type, at);
    environment(vector, bytes, type.target(), at);
    Expr.Variable i = f.code().hold("i", integer(SEPARATE_ARGUMENTS, count.type()), at);
    Instruction.Label head = f.code().label("argument");
    Instruction.Label end = f.code().label("end");
    f.code().place(head, at);
    f.code().jumpIf(Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, i, count), end, at);
    f.code().assign(element(vector, i, type), string((PointerType) type.target(), at), at);
    f.code().assign(i, Exprs.binary(Expr.BinaryOp.ADD, i, integer(1, i.type())), at);
    f.code().jump(head, at);
    f.code().place(end, at);
    f.code().assign(element(vector, count, type), Exprs.zero(type.target()), at);
    for (int k = 0; k < SEPARATE_ARGUMENTS; k++) {
      Expr number = integer(k, count.type());
      Instruction.Label absent = f.code().label("absent");
      f.code().jumpIf(Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, count, number), absent, at);
      f.code().assign(element(vector, number, type), string((PointerType) type.target(), at), at);
      f.code().place(absent, at);
    }
    return vector;
  }

  private static Expr element(Expr vector, Expr index, PointerType type) {
    return new Expr.Dereference(
        new Expr.Binary(Expr.BinaryOp.POINTER_ADD, vector, index, type), type.target());
  }

  private void environment(Expr place, Expr size, CType element, Location at) {
    f.code()
        .add(
            new Instruction.Allocate(
                place,
                size,
                element,
                Instruction.Lifetime.PROGRAM,
                Instruction.Content.UNINITIALIZED,
                at));
  }

  private Expr string(PointerType type, Location at) {
    Expr.Variable text = f.code().temporary("string", type, at);
    new EntryInputs(linkage, f.code(), at).string(text, type, Optional.empty());
    return text;
  }
}
