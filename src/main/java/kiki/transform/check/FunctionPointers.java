// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Replaces a call through a pointer by a case split over the functions whose address is taken
 * somewhere and whose type can be called that way. If the pointer is none of them, nothing is known
 * about the call.
 */
public final class FunctionPointers {
  private static final InputOrigin UNKNOWN_CALLEE = InputOrigin.approximation("call");

  private final CheckOptions checks;
  private final List<Symbol> candidates;
  private final Set<Symbol> compared;
  private final Program program;
  private int count;

  private FunctionPointers(
      Program program, CheckOptions checks, List<Symbol> candidates, Set<Symbol> compared) {
    this.program = program;
    this.checks = checks;
    this.candidates = candidates;
    this.compared = compared;
  }

  public static Program run(Program program, CheckOptions checks) {
    Set<Symbol> taken = new LinkedHashSet<>();
    program.initialization().forEach(i -> addressTaken(i, taken));
    program.functions().values().forEach(f -> f.body().forEach(i -> addressTaken(i, taken)));
    boolean compares =
        program.functions().values().stream()
            .flatMap(f -> f.body().stream())
            .anyMatch(FunctionPointers::comparesFunctions);
    Set<Symbol> compared = compares ? taken : Set.of();
    FunctionPointers pass = new FunctionPointers(program, checks, List.copyOf(taken), compared);
    return program.mapFunctions(pass::rewrite);
  }

  /** Whether pointers from outside may turn out to lead to functions of the program. */
  private static boolean comparesFunctions(Instruction i) {
    boolean[] found = {false};
    for (Expr root : Instructions.expressions(i)) {
      Exprs.forEach(
          root,
          e -> {
            if (e instanceof Expr.Binary(var op, Expr left, Expr right, var _)
                && op.kind() == Expr.BinaryOp.Kind.COMPARISON
                && !isZero(left)
                && !isZero(right)) {
              found[0] |= holdsFunction(left) || holdsFunction(right);
            }
          });
    }
    return found[0];
  }

  private static boolean isZero(Expr e) {
    return e instanceof Expr.Cast(Expr operand, var _)
        ? isZero(operand)
        : Exprs.isConstant(e) && e.equals(Exprs.zero(e.type()));
  }

  private static boolean holdsFunction(Expr operand) {
    boolean[] found = {false};
    Exprs.forEach(operand, e -> found[0] |= e.type() instanceof PointerType(FunctionType _, var _));
    return found[0];
  }

  private static void addressTaken(Instruction i, Set<Symbol> taken) {
    for (Expr root : Instructions.expressions(i)) {
      boolean isCallee = i instanceof Instruction.Call c && root == c.function();
      if (isCallee && Exprs.calledFunction(root).isPresent()) {
        continue;
      }
      Exprs.forEach(
          root,
          e -> {
            if (e instanceof Expr.Variable(Symbol s) && s.isFunction()) {
              taken.add(s);
            }
          });
    }
  }

  private Function rewrite(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Call c && Exprs.calledFunction(c.function()).isEmpty()) {
        split(c, f.name(), body);
      } else {
        body.add(i);
      }
    }
    return f.withBody(body);
  }

  private void split(Instruction.Call call, String function, List<Instruction> body) {
    Location at = call.location();
    Expr pointer = call.function();
    if (!(pointer instanceof Expr.Variable)) {
      pointer = temporary("callee", pointer.type(), function, at, body);
      body.add(new Instruction.Assign(pointer, call.function(), at));
    }
    Instruction.Label end = new Instruction.Label("called." + ++count);
    List<Instruction> cases = new ArrayList<>();
    Set<Symbol> called = new LinkedHashSet<>();
    for (Symbol candidate : candidates) {
      if (!canCall(call, candidate)) {
        continue;
      }
      called.add(candidate);
      Instruction.Label label = new Instruction.Label("call." + ++count);
      Expr address = new Expr.AddressOf(new Expr.Variable(candidate), (PointerType) pointer.type());
      body.add(
          new Instruction.Goto(Exprs.compare(Expr.BinaryOp.EQUAL, pointer, address), label, at));
      cases.add(new Instruction.Target(label, at));
      direct(call, candidate, function, cases);
      cases.add(new Instruction.Goto(Exprs.TRUE, end, at));
    }
    check(pointer, function, at, body);
    Instruction.Extent extent =
        called.containsAll(compared)
            ? new Instruction.Extent.Callee(pointer, List.copyOf(called))
            : new Instruction.Extent.Everything();
    String construct = "call through a pointer to no known function";
    body.add(new Instruction.Unsupported(construct, extent, at));
    // What comes after the call comes after that of an unknown function, too.
    call.result().ifPresent(r -> body.add(new Instruction.Input(r, UNKNOWN_CALLEE, at)));
    body.add(new Instruction.Goto(Exprs.TRUE, end, at));
    body.addAll(cases);
    body.add(new Instruction.Target(end, at));
  }

  /** The pointer is none of the functions that are known. */
  private void check(Expr pointer, String function, Location at, List<Instruction> body) {
    String printed = ExprPrinter.printLine(pointer);
    if (checks.has(Check.POINTERS)) {
      String text = "dereference failure: invalid function pointer in " + printed;
      Property property = new Property("", Property.Kind.POINTER_DEREFERENCE, text, function, at);
      body.add(new Instruction.Assert(Exprs.FALSE, property, at));
    } else if (checks.has(Check.NULL_CALLS)) {
      String text = "dereference failure: pointer NULL in call of " + printed;
      Property property = new Property("", Property.Kind.NULL_CALL, text, function, at);
      Expr called = Exprs.compare(Expr.BinaryOp.NOT_EQUAL, pointer, Exprs.zero(pointer.type()));
      body.add(new Instruction.Assert(called, property, at));
    }
  }

  private Expr.Variable temporary(
      String name, CType type, String function, Location at, List<Instruction> body) {
    Symbol symbol =
        new Symbol(
            name + "$f" + ++count, type, Qualifiers.NONE, Symbol.Storage.TEMPORARY, function, at);
    body.add(new Instruction.Declare(symbol, at));
    return new Expr.Variable(symbol);
  }

  private List<Symbol> parameters(Symbol candidate) {
    Function f = program.functions().get(candidate);
    return f == null ? null : f.parameters();
  }

  private boolean canCall(Instruction.Call call, Symbol candidate) {
    FunctionType type = (FunctionType) candidate.type();
    if (call.result().filter(r -> !convertible(type.result(), r.type())).isPresent()) {
      return false;
    }
    List<Symbol> parameters = parameters(candidate);
    if (parameters == null) {
      return type.arity() != FunctionType.Arity.VARIADIC;
    }
    int excess = call.arguments().size() - parameters.size();
    if (excess < 0 || excess > 0 && type.arity() != FunctionType.Arity.UNSPECIFIED) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (!convertible(call.arguments().get(i).type(), parameters.get(i).type())) {
        return false;
      }
    }
    return true;
  }

  /** The same kind of value in the same registers: what works on every platform of interest. */
  private static boolean convertible(CType from, CType to) {
    return switch (to) {
      case IntType i -> from instanceof IntType j && i.width() == j.width();
      case PointerType p -> from instanceof PointerType;
      case FloatType f -> f.equals(from);
      case StructType s -> s.equals(from);
      case VoidType v -> true;
      case CType other -> false;
    };
  }

  private void direct(
      Instruction.Call call, Symbol candidate, String function, List<Instruction> out) {
    Location at = call.location();
    List<Symbol> parameters = parameters(candidate);
    List<Expr> arguments = new ArrayList<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      Expr a = call.arguments().get(i);
      if (parameters == null) {
        arguments.add(a);
      } else if (i < parameters.size()) {
        arguments.add(converted(a, parameters.get(i).type()));
      } else {
        // A function without a prototype does not look at it, but it is evaluated.
        Expr.Variable unused = temporary("unused", a.type(), function, at, out);
        out.add(new Instruction.Assign(unused, a, at));
      }
    }
    Expr address = Exprs.functionAddress(candidate);
    CType result = ((FunctionType) candidate.type()).result();
    Optional<Expr> converted = call.result().filter(place -> !Exprs.sameType(result, place.type()));
    if (converted.isEmpty()) {
      out.add(new Instruction.Call(call.result(), address, arguments, at));
      return;
    }
    Expr.Variable raw = temporary("result", result, function, at, out);
    out.add(new Instruction.Call(Optional.of(raw), address, arguments, at));
    Expr place = converted.get();
    out.add(new Instruction.Assign(place, converted(raw, place.type()), at));
  }

  private static Expr converted(Expr value, CType type) {
    return Exprs.sameType(value.type(), type) ? value : new Expr.Cast(value, type);
  }
}
