// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Where the start-up code calls the function that a program is verified from: there its quantities
 * have the values that a precondition speaks of.
 */
public final class EntrySite {
  private final Program program;
  private final Function start;
  private final int position;
  private final Function function;
  private final List<Expr> arguments;

  private EntrySite(
      Program program, Function start, int position, Function function, List<Expr> arguments) {
    this.program = program;
    this.start = start;
    this.position = position;
    this.function = function;
    this.arguments = arguments;
  }

  /**
   * @param program as it is translated, without checks
   * @param function where it starts, of which the start-up code has one call
   */
  public static EntrySite of(Program program, Symbol function) {
    Function start = program.function(program.entry()).orElseThrow();
    for (int i = 0; i < start.body().size(); i++) {
      if (start.body().get(i) instanceof Instruction.Call call
          && Exprs.calledFunction(call.function()).equals(Optional.of(function))) {
        return new EntrySite(
            program, start, i, program.function(function).orElseThrow(), call.arguments());
      }
    }
    throw new IllegalArgumentException("the program does not start at " + function.name());
  }

  public Program program() {
    return program;
  }

  /** The same call in another form of the program. */
  EntrySite in(Program other) {
    return of(other, function.symbol());
  }

  /** What is executed before the call: the inputs of the function are made there. */
  List<Instruction> preparation() {
    List<Instruction> before = new ArrayList<>(program.initialization());
    before.addAll(start.body().subList(0, position));
    return before;
  }

  /** The program, of which only executions remain that meet a condition at the call. */
  public Program assuming(Expr condition) {
    Location at = start.body().get(position).location();
    return Exprs.isTrue(condition)
        ? program
        : before(List.of(new Instruction.Assume(condition, at)));
  }

  /** Whether not every choice of inputs leads to the call. */
  public boolean isConstrained() {
    return preparation().stream().anyMatch(Instruction.Assume.class::isInstance);
  }

  /** The program with the property that the call is not reached. */
  public Program unreachable() {
    Location at = start.body().get(position).location();
    Property property = new Property("", Property.Kind.UNREACHABLE, "the call", start.name(), at);
    return before(List.of(new Instruction.Assert(Exprs.FALSE, property, at)));
  }

  /** The program with these instructions before the call. */
  Program before(List<Instruction> added) {
    List<Instruction> body = new ArrayList<>(start.body());
    body.addAll(position, added);
    Map<Symbol, Function> functions = new LinkedHashMap<>(program.functions());
    functions.put(start.symbol(), start.withBody(body));
    return program.withFunctions(functions);
  }

  /** What conditions may speak of: parameters, what they point to, and static variables. */
  List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    for (int i = 0; i < Math.min(arguments.size(), function.parameters().size()); i++) {
      if (!function.parameters().get(i).name().isEmpty()) {
        add(arguments.get(i), List.of(), all);
      }
    }
    for (Instruction i : program.initialization()) {
      if (i instanceof Instruction.Input input && !i.location().isLibrary()) {
        add(input.target(), List.of(), all);
      }
    }
    return all.subList(0, Math.min(all.size(), PreconditionTuning.QUANTITIES));
  }

  private void add(Expr place, List<Quantity.Nullness> behind, List<Quantity> all) {
    switch (place.type()) {
      case IntType _ -> all.add(new Quantity.Number(place, behind));
      case PointerType pointer -> pointer(place, pointer, behind, all);
      case StructType struct when !struct.isUnion() -> {
        for (StructType.Field field : struct.fields()) {
          if (!field.isBitField()) {
            add(new Expr.Member(place, field), behind, all);
          }
        }
      }
      case CType _ -> {}
    }
  }

  private void pointer(
      Expr place, PointerType type, List<Quantity.Nullness> behind, List<Quantity> all) {
    if (preparation().stream().noneMatch(i -> Instructions.target(i).equals(Optional.of(place)))) {
      return;
    }
    Quantity.Nullness nullness = new Quantity.Nullness(place, behind);
    all.add(nullness);
    if (behind.size() < PreconditionTuning.OBJECT_DEPTH && isAllocated(place)) {
      List<Quantity.Nullness> further = new ArrayList<>(behind);
      further.add(nullness);
      add(new Expr.Dereference(place, type.target()), further, all);
    }
  }

  /** Whether the start-up code makes an object for a pointer: only then its content is an input. */
  private boolean isAllocated(Expr place) {
    return preparation().stream()
        .anyMatch(i -> i instanceof Instruction.Allocate a && a.target().equals(place));
  }

  /** A condition over quantities as C text that names the parameters. */
  public String text(InputCondition condition) {
    Expr expression = condition.expression();
    if (Exprs.isTrue(expression) || Exprs.isFalse(expression)) {
      return Exprs.isTrue(expression) ? "1" : "0";
    }
    return ExprPrinter.print(named().apply(expression));
  }

  /** Puts the parameters in the place of the arguments. */
  private UnaryOperator<Expr> named() {
    Map<Expr, Expr> names = new LinkedHashMap<>();
    for (int i = 0; i < Math.min(arguments.size(), function.parameters().size()); i++) {
      names.put(arguments.get(i), new Expr.Variable(function.parameters().get(i)));
    }
    return new UnaryOperator<>() {
      @Override
      public Expr apply(Expr e) {
        Expr name = names.get(e);
        return name == null ? Exprs.mapChildren(e, this) : name;
      }
    };
  }

  /** A variable of the start-up code that none of the program's is. */
  Symbol measure(String name, IntType type) {
    return new Symbol(
        name,
        type,
        Qualifiers.NONE,
        Symbol.Storage.TEMPORARY,
        start.name(),
        start.body().get(position).location());
  }
}
