// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Callee;
import kiki.lower.code.Conversions;
import kiki.lower.known.BuiltinNames;
import kiki.lower.known.KnownFunctions;
import kiki.lower.known.UninterpretedCalls;
import kiki.lower.value.ConstantMath;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/** Function calls. */
public final class Calls {
  private final FunctionLowering f;

  Calls(FunctionLowering f) {
    this.f = f;
  }

  /** The name of the function if kiki gives it its meaning; empty if the program defines it. */
  public Optional<String> intrinsicName(Expression.Call call) {
    return Callee.named(call.function())
        .filter(symbol -> !f.linkage().isUserDefined(symbol))
        .map(Symbol::name);
  }

  /** The family of functions that kiki gives their meaning, where a call is of one. */
  public KnownFunctions.Family family(Expression.Call call) {
    return intrinsicName(call).map(KnownFunctions::family).orElse(KnownFunctions.Family.NONE);
  }

  /** The text of a string literal argument. */
  public Optional<String> literal(Expression e) {
    return switch (e) {
      case Expression.Cast c -> literal(c.operand());
      case Expression.Decay d -> literal(d.operand());
      case Expression.AddressOf a
          when a.operand() instanceof Expression.Index i
              && i.index() instanceof Expression.IntegerConstant c
              && c.value().signum() == 0 ->
          literal(i.base());
      case Expression.StringLiteral s -> {
        StringBuilder text = new StringBuilder();
        List<Expr> characters = f.linkage().characters(s.symbol());
        for (Expr c : characters.subList(0, characters.size() - 1)) {
          text.append((char) (((Expr.IntConstant) c).value().intValue() & 0xff));
        }
        yield Optional.of(text.toString());
      }
      case Expression other -> Optional.empty();
    };
  }

  /** Whether the value, under pointer casts, is a call that allocates memory. */
  boolean allocates(Expression e) {
    return switch (e) {
      case Expression.Cast c when c.type() instanceof PointerType -> allocates(c.operand());
      case Expression.Call c -> family(c) == KnownFunctions.Family.ALLOCATION;
      case Expression other -> false;
    };
  }

  /** Whether the result can be written straight to its destination. */
  boolean storesDirectly(Expression e) {
    return allocates(e) || e instanceof Expression.Call c && f.effects().in(c);
  }

  Expr call(Expression.Call x, Use use) {
    return call(x, Optional.empty(), use);
  }

  /** Lowers a call; {@code hint} is the pointer type its result is converted to. */
  Expr call(Expression.Call x, Optional<PointerType> hint, Use use) {
    if (f.clauses().inlines(x)) {
      return f.clauses().inline(x);
    }
    CType type = f.types().map(x.type());
    Optional<String> name = intrinsicName(x);
    if (name.filter(BuiltinNames::isBuiltin).isPresent()) {
      return f.known()
          .lower(new Expression.Builtin(name.get(), x.arguments(), x.type(), x.location()));
    }
    if (family(x) != KnownFunctions.Family.NONE) {
      f.sequencing().require(x);
      return f.known()
          .lower(
              new IntrinsicCall(
                  name.orElseThrow(), x.arguments(), type, hint, Optional.empty(), x.location()));
    }
    if (use == Use.DISCARD || type instanceof VoidType) {
      ordinary(Optional.empty(), x, type);
      return null;
    }
    String temporary =
        Callee.named(x.function()).map(s -> "return_value_" + s.name()).orElse("return_value");
    Expr.Variable result = f.code().temporary(temporary, type, x.location());
    Callee.named(x.function())
        .ifPresent(
            s -> result.symbol().showAs(s.name() + (x.arguments().isEmpty() ? "()" : "(...)")));
    ordinary(Optional.of(result), x, type);
    return result;
  }

  /** Lowers a call whose result goes to an lvalue. */
  void callInto(Expr target, Expression.Call x, Optional<PointerType> hint) {
    if (f.clauses().inlines(x)) {
      Expr value = f.clauses().inline(x);
      f.code().assign(target, Conversions.cast(value, target.type()), x.location());
      return;
    }
    CType type = f.types().map(x.type());
    Optional<String> name = intrinsicName(x);
    if (name.filter(BuiltinNames::isBuiltin).isPresent()) {
      Expr value = call(x, hint, Use.VALUE);
      f.code().assign(target, Conversions.cast(value, target.type()), x.location());
      return;
    }
    if (family(x) == KnownFunctions.Family.NONE) {
      ordinary(Optional.of(target), x, type);
      return;
    }
    f.sequencing().require(x);
    Expr value =
        f.known()
            .lower(
                new IntrinsicCall(
                    name.orElseThrow(),
                    x.arguments(),
                    type,
                    hint,
                    Optional.of(target),
                    x.location()));
    if (value != target && value != null) {
      f.code().assign(target, Conversions.cast(value, target.type()), x.location());
    }
  }

  private void ordinary(Optional<Expr> result, Expression.Call x, CType type) {
    f.sequencing().require(x);
    Optional<Symbol> symbol = Callee.named(x.function());
    if (symbol.isPresent()) {
      direct(result, f.linkage().function(symbol.get()), x.arguments(), type, x.location());
      return;
    }
    Expr function = f.expressions().saved(f.expressions().value(x.function()), x.arguments());
    List<Expr> values = arguments(x.arguments());
    FunctionType signature = (FunctionType) ((PointerType) function.type()).target();
    if (signature.arity() == FunctionType.Arity.VARIADIC) {
      values = packed(values, signature.parameters().size(), x.location());
    }
    f.code().add(new Instruction.Call(result, function, values, x.location()));
  }

  /** A call of a function that is known by name, with or without body. */
  void direct(
      Optional<Expr> result, Symbol callee, List<Expression> arguments, CType type, Location at) {
    if (f.known().prints(result, callee, arguments, at)) {
      return;
    }
    Optional<FunctionDefinition> definition = f.linkage().definition(callee);
    if (definition.isPresent()) {
      defined(result, callee, definition.get(), arguments(arguments), at);
      return;
    }
    if (UninterpretedCalls.handles(callee.name())) {
      UninterpretedCalls.lower(f.code(), result, callee, arguments(arguments), at);
      return;
    }
    if (KnownFunctions.isOutput(callee.name())) {
      List<Expr> values = arguments(arguments);
      f.code().add(new Instruction.Call(result, Exprs.functionAddress(callee), values, at));
      return;
    }
    give(callee, arguments, at);
    if (callee.location().switches().author() == CheckSwitches.Author.INSTALLED) {
      String construct = "call of " + callee.name() + ", a library function without a model";
      f.code().add(new Instruction.Unsupported(construct, at));
    } else if (!callee.name().startsWith("nondet")) {
      f.linkage()
          .warn(
              at,
              "no body for function '"
                  + callee.name()
                  + "': its result is nondeterministic, its effects are ignored");
    }
    result.ifPresent(
        r -> f.code().add(new Instruction.Input(r, InputOrigin.function(callee.name()), at)));
    if (callee.has(Symbol.Trait.NORETURN)) {
      f.code().add(new Instruction.Halt(Exprs.integer(1, IntType.INT), at));
    }
  }

  /** The model says what the function does; without one it only has a result. */
  public void described(Optional<Expr> result, Symbol callee, List<Expr> values, Location at) {
    Optional<FunctionDefinition> definition = f.linkage().definition(f.linkage().function(callee));
    if (definition.isPresent()) {
      defined(result, callee, definition.get(), values, at);
    } else {
      InputOrigin source = InputOrigin.approximation(callee.name());
      result.ifPresent(r -> f.code().add(new Instruction.Input(r, source, at)));
    }
  }

  /** The call stays if it gives the function pointers: who has one may free what it points to. */
  private void give(Symbol callee, List<Expression> arguments, Location at) {
    if (arguments.stream().noneMatch(a -> a.type() instanceof PointerType)) {
      evaluate(arguments);
      return;
    }
    List<Expr> pointers =
        arguments(arguments).stream().filter(v -> v.type() instanceof PointerType).toList();
    f.code().add(new Instruction.Call(Exprs.functionAddress(callee), pointers, at));
  }

  private void defined(
      Optional<Expr> result,
      Symbol callee,
      FunctionDefinition definition,
      List<Expr> given,
      Location at) {
    FunctionType type = f.types().map((FunctionType) callee.type());
    List<Expr> values = required(callee, definition, given, at);
    List<Symbol> parameters = definition.parameters();
    List<Expr> passed = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      CType wanted = f.types().map(parameters.get(i).type());
      if (i < values.size() && isOfOtherSize(values.get(i).type(), wanted, definition)) {
        String construct = "call of '" + callee.name() + "' with an argument of another size";
        f.code().add(new Instruction.Unsupported(construct, at));
      }
      passed.add(
          i < values.size()
              ? converted(values.get(i), wanted, at)
              : f.code().temporary("missing", wanted, at));
    }
    if (type.arity() == FunctionType.Arity.VARIADIC) {
      int named = Math.min(parameters.size(), values.size());
      passed.add(f.variadics().pack(values.subList(named, values.size()), at));
    }
    if (result.isPresent() && isModel(definition)) {
      Optional<Expr> near =
          ConstantMath.near(f.linkage(), f.code(), callee.name(), values, type.result(), at);
      if (near.isPresent()) {
        f.code().assign(result.get(), Conversions.cast(near.get(), result.get().type()), at);
        return;
      }
    }
    Expr address = Exprs.functionAddress(callee);
    if (result.isEmpty() || result.get().type().equals(type.result())) {
      f.code().add(new Instruction.Call(result, address, passed, at));
      return;
    }
    Expr target = result.get();
    if (type.result() instanceof VoidType) {
      f.code().add(new Instruction.Call(address, passed, at));
      f.code().add(new Instruction.Input(target, "value of a void function", at));
      return;
    }
    Expr.Variable raw = f.code().temporary("return_value_" + callee.name(), type.result(), at);
    f.code().add(new Instruction.Call(Optional.of(raw), address, passed, at));
    f.code().assign(target, Conversions.cast(raw, target.type()), at);
  }

  private static boolean isModel(FunctionDefinition definition) {
    return definition.location().isLibrary();
  }

  private List<Expr> required(
      Symbol callee, FunctionDefinition definition, List<Expr> values, Location at) {
    return isModel(definition) ? f.known().required(callee.name(), values, at) : values;
  }

  /**
   * Without a prototype in sight, an argument that is no promoted parameter is undefined (C11
   * 6.5.2.2p6): what follows is not evidence. Compilers know the prototypes of the library.
   */
  private static boolean isOfOtherSize(CType value, CType wanted, FunctionDefinition definition) {
    return value instanceof IntType v
        && wanted instanceof IntType w
        && w.width() >= IntType.INT.width()
        && v.width() > IntType.INT.width() != w.width() > IntType.INT.width()
        && !isModel(definition);
  }

  /** An argument that does not fit the parameter is undefined (C11 6.5.2.2p6): any value. */
  private Expr converted(Expr value, CType wanted, Location at) {
    boolean fits = value.type().isScalar() && wanted.isScalar() || value.type().equals(wanted);
    boolean mixed =
        value.type() instanceof PointerType != wanted instanceof PointerType
            && !(value.type() instanceof IntType)
            && !(wanted instanceof IntType);
    if (value.type() instanceof StructType s
        && wanted instanceof StructType t
        && s.size() == t.size()) {
      return f.parts().reinterpret(value, wanted, at);
    }
    return fits && !mixed
        ? Conversions.cast(value, wanted)
        : f.code().temporary("mismatch", wanted, at);
  }

  private List<Expr> packed(List<Expr> values, int named, Location at) {
    List<Expr> passed = new ArrayList<>(values.subList(0, Math.min(named, values.size())));
    passed.add(f.variadics().pack(values.subList(passed.size(), values.size()), at));
    return passed;
  }

  /** Evaluates arguments that nobody looks at: doing so may have effects, or be undefined. */
  public void evaluate(List<Expression> arguments) {
    for (Expression a : arguments) {
      f.expressions().discard(a);
    }
  }

  /** The values of the arguments, evaluated left to right. */
  public List<Expr> arguments(List<Expression> arguments) {
    List<Expr> values = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Expr value = f.expressions().value(arguments.get(i));
      values.add(f.expressions().saved(value, arguments.subList(i + 1, arguments.size())));
    }
    return values;
  }

  /** A value from outside, of the call's type. */
  public Expr input(IntrinsicCall call, InputOrigin source) {
    if (call.type() instanceof VoidType) {
      return null;
    }
    Expr place = inputPlace(call);
    f.code().add(new Instruction.Input(place, source, call.location()));
    return place;
  }

  /** Where a call's value from outside goes. */
  public Expr inputPlace(IntrinsicCall call) {
    return call.destination()
        .orElseGet(() -> f.code().temporary("input", call.type(), call.location()));
  }

  /** A call of the function of that name in the program or the library. */
  public Expr byName(IntrinsicCall call, List<Expression> arguments) {
    Expr result =
        call.type() instanceof VoidType
            ? null
            : call.destination()
                .orElseGet(
                    () ->
                        f.code()
                            .temporary(
                                "return_value_" + call.name(), call.type(), call.location()));
    Symbol callee = f.linkage().declaredFunction(call.name(), call.type(), arguments);
    direct(Optional.ofNullable(result), callee, arguments, call.type(), call.location());
    return result;
  }
}
