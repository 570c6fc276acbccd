// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Callee;
import kiki.lower.code.Conversions;
import kiki.lower.code.Scope;
import kiki.lower.code.TreeWalk;
import kiki.lower.function.Effects;
import kiki.lower.function.FunctionLowering;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Functions that clauses of contracts call and that speak about pointers themselves. Their bodies
 * are lowered in place, with parameters that are the arguments: what they call fresh is the
 * caller's pointer.
 */
final class PredicateInlining {
  private record Inlined(
      Symbol function, Optional<Expr> result, Instruction.Label end, Scope outer) {}

  private final FunctionLowering f;
  private final Deque<Inlined> open = new ArrayDeque<>();

  PredicateInlining(FunctionLowering f) {
    this.f = f;
  }

  /** Whether a call in a clause must be lowered in place. */
  boolean wants(Expression.Call call) {
    return Callee.named(call.function())
        .filter(callee -> speaksOfPointers(callee, new HashSet<>()))
        .isPresent();
  }

  private boolean speaksOfPointers(Symbol function, Set<Symbol> seen) {
    Optional<FunctionDefinition> definition = f.linkage().definition(function);
    if (definition.isEmpty() || !seen.add(function)) {
      return false;
    }
    boolean[] found = {false};
    TreeWalk.expressions(
        definition.get().body(),
        e -> {
          switch (e) {
            case Expression.Builtin b -> found[0] |= b.name().startsWith("__CPROVER_");
            case Expression.Call c ->
                found[0] |=
                    Callee.named(c.function())
                        .filter(
                            callee ->
                                callee.name().startsWith("__CPROVER_")
                                    || speaksOfPointers(callee, seen))
                        .isPresent();
            case Expression other -> {}
          }
        });
    return found[0];
  }

  /** The value of the call, or null if it has none. */
  Expr inline(Expression.Call call) {
    Symbol callee = Callee.named(call.function()).orElseThrow();
    Location at = call.location();
    CType type = f.types().map(call.type());
    Expr.Variable result =
        type instanceof VoidType ? null : f.code().temporary(callee.name(), type, at);
    if (open.stream().anyMatch(i -> i.function() == callee)) {
      f.code().add(new Instruction.Unsupported("recursion of a predicate in a contract", at));
      return result;
    }
    FunctionDefinition definition = f.linkage().definition(callee).orElseThrow();
    bind(definition, call.arguments(), at);
    f.effects().include(definition.body());
    Inlined inlined =
        new Inlined(
            callee, Optional.ofNullable(result), f.code().label("returned"), f.jumps().scope());
    open.push(inlined);
    f.jumps().enter();
    f.statements().lower(definition.body());
    f.jumps().leave(at, true);
    open.pop();
    f.code().place(inlined.end(), at);
    return result;
  }

  private void bind(FunctionDefinition definition, List<Expression> arguments, Location at) {
    List<Symbol> parameters = definition.parameters();
    for (int i = 0; i < parameters.size() && i < arguments.size(); i++) {
      Symbol parameter = parameters.get(i);
      CType type = f.types().map(parameter.type());
      Expression argument = arguments.get(i);
      while (argument instanceof Expression.Cast c && c.operand().type() instanceof PointerType) {
        argument = c.operand();
      }
      boolean isPlace =
          type instanceof PointerType
              && argument.type() instanceof PointerType
              && isLvalue(argument)
              && !f.effects().in(argument)
              && !Effects.assigns(definition.body(), parameter);
      f.places()
          .alias(
              parameter,
              isPlace
                  ? f.places().lvalue(argument)
                  : f.code()
                      .hold(
                          parameter.name(),
                          Conversions.cast(f.expressions().value(arguments.get(i)), type),
                          at));
    }
  }

  private static boolean isLvalue(Expression e) {
    return e instanceof Expression.Reference
        || e instanceof Expression.Dereference
        || e instanceof Expression.Index
        || e instanceof Expression.Member;
  }

  boolean isOpen() {
    return !open.isEmpty();
  }

  /** A {@code return} in the body that is being lowered. */
  void returns(Optional<Expr> value, Location at) {
    Inlined inlined = open.peek();
    if (inlined.result().isPresent() && value.isPresent()) {
      Expr result = inlined.result().get();
      f.code().assign(result, Conversions.cast(value.get(), result.type()), at);
    }
    f.jumps().kill(inlined.outer(), at);
    f.code().jump(inlined.end(), at);
  }
}
