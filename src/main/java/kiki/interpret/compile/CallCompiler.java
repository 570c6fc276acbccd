// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.interpret.machine.Codes;
import kiki.interpret.machine.Codes.Action;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.CompiledFunction;
import kiki.interpret.machine.Frame;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.MemoryCode;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.machine.PointerText;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.value.BoxedOperators;
import kiki.interpret.value.Shape;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;

/** Compiles a call: the passing of arguments for each function it can reach, on demand. */
final class CallCompiler {
  private final Compiler compiler;
  private final Machine machine;
  private final ExprCompiler expressions;
  private final Instruction.Call call;
  private final Map<Symbol, Action> known = new IdentityHashMap<>();

  CallCompiler(
      Compiler compiler, Machine machine, ExprCompiler expressions, Instruction.Call call) {
    this.compiler = compiler;
    this.machine = machine;
    this.expressions = expressions;
    this.call = call;
  }

  /**
   * Compiles the arguments once before the frame of the caller is laid out, so that every address
   * they take is known by then.
   */
  private void noteAddresses() {
    call.arguments().forEach(expressions::value);
    call.result().ifPresent(expressions.places()::place);
  }

  Action compile() {
    noteAddresses();
    if (call.function() instanceof Expr.AddressOf(Expr.Variable(Symbol symbol), var type)) {
      return new Direct(symbol);
    }
    LongCode pointer = expressions.narrow(call.function());
    return m -> {
      pointer.eval(m);
      MemoryBlock target = m.provenance;
      m.requireExact();
      if (target == null || target.kind() != MemoryBlock.Kind.FUNCTION) {
        throw m.stop(
            new Outcome.InvalidAccess(
                "call of " + new PointerText(m).describe(target, 0), call.location()));
      }
      known.computeIfAbsent(target.symbol().orElseThrow(), this::action).run(m);
    };
  }

  /** A call of a function known by name; compiled when it is first executed. */
  private final class Direct implements Action {
    private final Symbol symbol;
    private Action action;

    Direct(Symbol symbol) {
      this.symbol = symbol;
    }

    @Override
    public void run(Machine m) {
      if (action == null) {
        action = action(symbol);
      }
      action.run(m);
    }
  }

  private Action action(Symbol symbol) {
    Optional<Function> function = machine.program().function(symbol);
    if (function.isEmpty()) {
      return new ExternalCall(machine, expressions, call, symbol).compile();
    }
    Optional<Action> real =
        new ExternalCall(machine, expressions, call, symbol).replacing(function.get());
    return real.orElseGet(() -> defined(function.get()));
  }

  private Action defined(Function function) {
    List<Symbol> parameters = function.parameters();
    if (parameters.size() != call.arguments().size()) {
      return incompatible(function);
    }
    List<Action> passing = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Optional<Expr> argument = converted(call.arguments().get(i), parameters.get(i).type());
      if (argument.isEmpty()) {
        return incompatible(function);
      }
      int index = i;
      PlaceCode place = PlaceCode.of(m -> m.stack().callee.locals[index]);
      passing.add(
          expressions
              .memory()
              .store(place, parameters.get(i).type(), expressions.value(argument.get())));
    }
    CompiledFunction compiled = compiler.function(function);
    Action receiver = receiver(function.resultType());
    Action[] steps = passing.toArray(Action[]::new);
    return m -> {
      Frame frame = m.stack().newFrame(compiled, receiver);
      m.stack().callee = frame;
      for (Action step : steps) {
        m.exactness().startValue();
        step.run(m);
      }
      m.stack().push(frame);
    };
  }

  private Action incompatible(Function function) {
    return m -> {
      throw m.stop(
          new Outcome.UnsupportedReached(
              "call of '" + function.name() + "' with arguments of other types", call.location()));
    };
  }

  /** An argument in the parameter's type; empty if it cannot be passed. */
  private static Optional<Expr> converted(Expr argument, CType type) {
    if (argument.type().equals(type)) {
      return Optional.of(argument);
    }
    if (argument.type().isScalar() && type.isScalar()) {
      return Optional.of(new Expr.Cast(argument, type));
    }
    return Optional.empty();
  }

  /** Stores the result, in the caller. */
  private Action receiver(CType returned) {
    if (call.result().isEmpty() || returned instanceof VoidType) {
      return m -> {};
    }
    Expr result = call.result().get();
    PlaceCode from = PlaceCode.of(m -> m.returned);
    MemoryCode memory = expressions.memory();
    PlaceCode target = expressions.places().place(result);
    CType type = result.type();
    if (!type.equals(returned) && type.isArithmetic() && returned.isArithmetic()) {
      return m -> {
        Object value = memory.read(m.returned, 0, PlaceCode.Bits.NONE, returned);
        m.exactness().noteRead(m.returned, 0, m.returned.size());
        m.assign(target, type, BoxedOperators.cast(value, type));
      };
    }
    Codes.Value value =
        switch (Shape.of(returned)) {
          case NARROW -> new Codes.Narrow(memory.load(from, returned));
          case BOXED -> new Codes.Boxed(memory.loadBoxed(from, returned));
          case IMAGE -> new Codes.Image(m -> m.returned);
        };
    return memory.store(target, type, value);
  }
}
