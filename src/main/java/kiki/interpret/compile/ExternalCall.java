// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.interpret.input.InputValue;
import kiki.interpret.machine.CallArgument;
import kiki.interpret.machine.Codes.Action;
import kiki.interpret.machine.Codes.BoxedCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.output.OutputFunction;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;

/** Compiles a call of a function without body. */
final class ExternalCall {
  private final Machine machine;
  private final ExprCompiler expressions;
  private final Instruction.Call call;
  private final Symbol symbol;

  ExternalCall(Machine machine, ExprCompiler expressions, Instruction.Call call, Symbol symbol) {
    this.machine = machine;
    this.expressions = expressions;
    this.call = call;
    this.symbol = symbol;
  }

  /** Evaluates an argument; aggregates have no use here. */
  private interface Evaluation {
    CallArgument eval(Machine m);
  }

  Action compile() {
    if (symbol.has(Symbol.Trait.UNINTERPRETED)) {
      return uninterpreted();
    }
    return switch (machine.options().library()) {
      case RunOptions.Library.Modelled modelled -> unknown();
      case RunOptions.Library.Real real -> {
        Optional<OutputFunction> function = OutputFunction.named(symbol.name(), streams(real));
        yield function.map(this::known).orElseGet(this::unknown);
      }
    };
  }

  /** The real function instead of the library's model of it, where there is one. */
  Optional<Action> replacing(Function model) {
    boolean library = !model.body().isEmpty() && model.body().getFirst().location().isLibrary();
    return library && machine.options().library() instanceof RunOptions.Library.Real
        ? OutputFunction.replacing(symbol.name()).map(this::known)
        : Optional.empty();
  }

  private OutputFunction.Streams streams(RunOptions.Library.Real real) {
    return new OutputFunction.Streams(real, toError());
  }

  /** Whether an argument is the stream for diagnostics. */
  private boolean toError() {
    return call.arguments().stream().anyMatch(ExternalCall::isStandardError);
  }

  private static boolean isStandardError(Expr e) {
    Expr root = e;
    while (root instanceof Expr.Cast(Expr operand, CType type)) {
      root = operand;
    }
    return root instanceof Expr.Variable(Symbol stream) && stream.name().equals("stderr");
  }

  private Action known(OutputFunction function) {
    List<Evaluation> evaluations = new ArrayList<>();
    for (Expr argument : call.arguments()) {
      evaluations.add(evaluation(argument));
    }
    if (call.result().isEmpty()) {
      return m -> function.call(m, arguments(m, evaluations));
    }
    Expr result = call.result().get();
    PlaceCode place = expressions.places().place(result);
    return m -> {
      long value = function.call(m, arguments(m, evaluations));
      m.assign(place, result.type(), BigInteger.valueOf(value));
    };
  }

  private static List<CallArgument> arguments(Machine m, List<Evaluation> evaluations) {
    return evaluations.stream().map(e -> e.eval(m)).toList();
  }

  private Evaluation evaluation(Expr argument) {
    CType type = argument.type();
    if (type instanceof PointerType) {
      LongCode code = expressions.narrow(argument);
      return m -> {
        long address = code.eval(m);
        return CallArgument.pointer(type, address, m);
      };
    }
    if (!type.isArithmetic()) {
      return m -> CallArgument.of(type, BigInteger.ZERO);
    }
    BoxedCode code = expressions.boxed(argument);
    return m -> CallArgument.of(type, code.eval(m));
  }

  /** An input for arguments that are new; else the result that they had before. */
  private Action uninterpreted() {
    List<Evaluation> evaluations = call.arguments().stream().map(this::evaluation).toList();
    Expr result = call.result().orElseThrow();
    PlaceCode place = expressions.places().place(result);
    CType type = result.type();
    LongCode size = expressions.places().size(type);
    return m -> {
      m.exactness().startValue();
      List<CallArgument> arguments = arguments(m, evaluations);
      InputValue asked = m.request(s -> s.input(call, type));
      m.exactness().loseIfStrict();
      InputValue value = m.applications().result(symbol, arguments, asked);
      long bytes = place.bits().isBitField() ? place.bits().bytes() : size.eval(m);
      MemoryBlock block = m.target(place, bytes);
      if (block != null) {
        new InputWriter(m).write(block, m.offset, place.bits(), type, value);
      }
    };
  }

  /** It changes nothing, as in the analysis; but it may have freed or kept what it was given. */
  private Action unknown() {
    Action giving = giving();
    if (call.result().isEmpty()) {
      return giving;
    }
    Expr result = call.result().get();
    PlaceCode place = expressions.places().place(result);
    CType type = result.type();
    LongCode size = expressions.places().size(type);
    return m -> {
      giving.run(m);
      m.exactness().startValue();
      InputValue value = m.request(s -> s.input(call, type));
      m.exactness().lose();
      long bytes = place.bits().isBitField() ? place.bits().bytes() : size.eval(m);
      MemoryBlock block = m.target(place, bytes);
      if (block != null) {
        new InputWriter(m).write(block, m.offset, place.bits(), type, value);
      }
    };
  }

  /** Notes the objects that the function gets pointers to. */
  private Action giving() {
    boolean keepsNothing = OutputFunction.writes(symbol.name());
    List<LongCode> pointers =
        call.arguments().stream()
            .filter(a -> !keepsNothing && a.type() instanceof PointerType)
            .map(expressions::narrow)
            .toList();
    return m -> {
      for (LongCode pointer : pointers) {
        pointer.eval(m);
        m.objects().giveAway(m.provenance);
      }
    };
  }
}
