// SPDX-License-Identifier: Apache-2.0
package kiki.transform.termination;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.transform.core.Inline;
import kiki.util.Location;

/**
 * Makes loops of functions that call themselves, such that the program has an execution without end
 * if it had one before. On such an execution a recursive call either returns, and then its effect
 * is covered by arbitrary values, or never does, and then what the caller would do next does not
 * matter: the call becomes a jump to the function's start with new arguments.
 *
 * <p>Done for functions that only write scalar variables to which nothing points. Functions that
 * call each other are inlined into one first.
 */
public final class RecursionToLoops {
  private static final String SOURCE = "result of recursion";

  private final Program program;

  private RecursionToLoops(Program program) {
    this.program = program;
  }

  /**
   * @return the program itself if there is nothing to do
   */
  public static Program run(Program original) {
    Program program = new RecursionToLoops(original).isMutual() ? Inline.run(original) : original;
    RecursionToLoops pass = new RecursionToLoops(program);
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program.functions().forEach((s, f) -> functions.put(s, pass.rewrite(f)));
    boolean same =
        functions.entrySet().stream()
            .allMatch(e -> e.getValue() == program.functions().get(e.getKey()));
    return same ? original : program.withFunctions(functions);
  }

  /** Whether a function is called, not directly, by a function it calls. */
  private boolean isMutual() {
    for (Function f : program.functions().values()) {
      Set<Symbol> callees = new LinkedHashSet<>();
      collect(f, f.symbol(), callees);
      boolean back =
          callees.stream()
              .flatMap(s -> program.function(s).stream())
              .anyMatch(g -> g.body().stream().anyMatch(i -> f.symbol().equals(callee(i))));
      if (back) {
        return true;
      }
    }
    return false;
  }

  private Function rewrite(Function f) {
    boolean recursive = f.body().stream().anyMatch(i -> f.symbol().equals(callee(i)));
    Set<Symbol> callees = new LinkedHashSet<>();
    collect(f, f.symbol(), callees);
    boolean suitable =
        recursive
            && f.parameters().stream().allMatch(p -> p.type().isScalar())
            && isSuitable(f)
            && callees.stream().allMatch(s -> isSuitable(s, f.symbol()));
    return suitable ? Rewriting.of(f, written(f, callees)).result() : f;
  }

  private static Symbol callee(Instruction i) {
    return i instanceof Instruction.Call c ? Exprs.calledFunction(c.function()) : null;
  }

  /** The functions called, directly or not, without going through {@code except}. */
  private void collect(Function f, Symbol except, Set<Symbol> found) {
    for (Instruction i : f.body()) {
      Symbol called = callee(i);
      if (called != null && !called.equals(except) && found.add(called)) {
        program.function(called).ifPresent(g -> collect(g, except, found));
      }
    }
  }

  private boolean isSuitable(Symbol other, Symbol recursive) {
    return program
        .function(other)
        .map(g -> isSuitable(g) && g.body().stream().noneMatch(i -> recursive.equals(callee(i))))
        .orElse(false);
  }

  private boolean isSuitable(Function f) {
    return f.body().stream().allMatch(this::isSuitable);
  }

  private boolean isSuitable(Instruction i) {
    boolean known =
        switch (i) {
          case Instruction.Allocate _, Instruction.Free _, Instruction.Unsupported _ -> false;
          case Instruction.Declare d -> d.symbol().type().isScalar();
          case Instruction.Call c -> callee(c) != null;
          case Instruction.Assign _,
              Instruction.Input _,
              Instruction.Assume _,
              Instruction.Assert _,
              Instruction.Goto _,
              Instruction.Target _,
              Instruction.Return _,
              Instruction.Dead _,
              Instruction.Halt _ ->
              true;
        };
    Expr target = Instructions.target(i);
    boolean plain = target == null || target instanceof Expr.Variable v && isNumber(v.symbol());
    boolean local =
        target instanceof Expr.Variable v
            && v.type().isScalar()
            && !program.globals().contains(v.symbol());
    return known && (plain || local && !(i instanceof Instruction.Call)) && !pointsToLocal(i);
  }

  private static boolean isNumber(Symbol s) {
    return s.type() instanceof IntType || s.type() instanceof FloatType;
  }

  private boolean pointsToLocal(Instruction i) {
    boolean[] found = {false};
    for (Expr root : Instructions.expressions(i)) {
      Exprs.forEach(
          root,
          e -> {
            if (e instanceof Expr.AddressOf a) {
              Symbol s = Instructions.rootVariable(a.target());
              boolean fixed =
                  s != null && (program.globals().contains(s) || s.type() instanceof FunctionType);
              found[0] |= !fixed;
            }
          });
    }
    return found[0];
  }

  /** The static variables that a call may change. */
  private Set<Symbol> written(Function f, Set<Symbol> callees) {
    List<Function> all = new ArrayList<>(List.of(f));
    callees.forEach(s -> program.function(s).ifPresent(all::add));
    Set<Symbol> result = new LinkedHashSet<>();
    for (Function g : all) {
      for (Instruction i : g.body()) {
        if (Instructions.target(i) instanceof Expr.Variable v
            && program.globals().contains(v.symbol())) {
          result.add(v.symbol());
        }
      }
    }
    return result;
  }

  private static final class Rewriting {
    private final Function function;
    private final Set<Symbol> written;
    private final Instruction.Label start;
    private final Expr descended;
    private final List<Instruction> body = new ArrayList<>();
    private int temporaries;

    private Rewriting(Function function, Set<Symbol> written, Symbol descended) {
      this.function = function;
      this.written = written;
      this.start = new Instruction.Label("descent " + function.name());
      this.descended = new Expr.Variable(descended);
    }

    static Rewriting of(Function function, Set<Symbol> written) {
      return new Rewriting(function, written, temporary(function, 0, IntType.BOOL, Location.NONE));
    }

    private static Symbol temporary(Function function, int number, CType type, Location at) {
      return new Symbol(
          "descent$" + number,
          type,
          Qualifiers.NONE,
          Symbol.Storage.TEMPORARY,
          function.name(),
          at);
    }

    private Symbol temporary(CType type, Location at) {
      return temporary(function, ++temporaries, type, at);
    }

    Function result() {
      Location at = function.body().getFirst().location();
      body.add(new Instruction.Declare(((Expr.Variable) descended).symbol(), at));
      body.add(new Instruction.Assign(descended, Exprs.FALSE, at));
      body.add(new Instruction.Target(start, at));
      for (Instruction i : function.body()) {
        if (function.symbol().equals(callee(i))) {
          call((Instruction.Call) i);
        } else {
          if (i instanceof Instruction.Return r) {
            body.add(new Instruction.Assume(Exprs.not(descended), r.location()));
          }
          body.add(i);
        }
      }
      return function.withBody(body);
    }

    private void call(Instruction.Call call) {
      Location at = call.location();
      Expr returns = declared(IntType.BOOL, at);
      body.add(new Instruction.Input(returns, SOURCE, at));
      Instruction.Label stay = new Instruction.Label("stay" + temporaries + function.name());
      body.add(new Instruction.Goto(returns, stay, at));
      List<Expr> values = new ArrayList<>();
      for (Expr argument : call.arguments()) {
        Expr value = declared(argument.type(), at);
        body.add(new Instruction.Assign(value, argument, at));
        values.add(value);
      }
      for (int p = 0; p < function.parameters().size(); p++) {
        Expr parameter = new Expr.Variable(function.parameters().get(p));
        body.add(new Instruction.Assign(parameter, values.get(p), at));
      }
      body.add(new Instruction.Assign(descended, Exprs.TRUE, at));
      body.add(new Instruction.Goto(Exprs.TRUE, start, at));
      body.add(new Instruction.Target(stay, at));
      written.forEach(s -> body.add(new Instruction.Input(new Expr.Variable(s), SOURCE, at)));
      call.result().ifPresent(result -> body.add(new Instruction.Input(result, SOURCE, at)));
    }

    private Expr declared(CType type, Location at) {
      Symbol s = temporary(type, at);
      body.add(new Instruction.Declare(s, at));
      return new Expr.Variable(s);
    }
  }
}
