// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.lower.code.TreeWalk;
import kiki.program.Exprs;
import kiki.program.Property;

/**
 * Variables that one expression changes and uses without an order between the two: {@code i = i++ +
 * 1}. That is undefined (C11 6.5p2), so whatever order lowering chooses, nothing is known.
 */
final class Sequencing {
  /**
   * What evaluating an expression does to plain variables.
   *
   * @param pending side effects that may come after the value is computed
   */
  private record Uses(Set<Symbol> reads, Set<Symbol> writes, Set<Symbol> pending) {
    static final Uses NONE = new Uses(Set.of(), Set.of(), Set.of());

    Uses and(Uses other) {
      return new Uses(
          union(reads, other.reads), union(writes, other.writes), union(pending, other.pending));
    }

    Uses settled() {
      return new Uses(reads, writes, Set.of());
    }

    private static Set<Symbol> union(Set<Symbol> a, Set<Symbol> b) {
      if (a.isEmpty() || b.isEmpty()) {
        return a.isEmpty() ? b : a;
      }
      Set<Symbol> all = new HashSet<>(a);
      all.addAll(b);
      return all;
    }
  }

  private final FunctionLowering f;
  private final Map<Expression, Uses> known = new IdentityHashMap<>();

  Sequencing(FunctionLowering f) {
    this.f = f;
  }

  /** Makes it a property of its own that an expression without order is not reached. */
  void require(Expression e) {
    if (!f.effects().in(e)) {
      return;
    }
    for (Symbol s : conflicts(e)) {
      f.assertions()
          .property(
              Exprs.FALSE,
              Property.Kind.UNMODELLED,
              "order of the side effects on " + s.name() + " in one expression",
              e.location());
    }
  }

  private Set<Symbol> conflicts(Expression e) {
    return switch (e) {
      case Expression.Binary x -> between(List.of(uses(x.left()), uses(x.right())));
      case Expression.Index x -> between(List.of(uses(x.base()), uses(x.index())));
      case Expression.Call x -> between(operands(x));
      case Expression.Assign x -> assigned(x.target(), place(x.target()), uses(x.value()));
      case Expression.CompoundAssign x -> assigned(x.target(), uses(x.target()), uses(x.value()));
      case Expression other -> Set.of();
    };
  }

  private List<Uses> operands(Expression.Call x) {
    List<Uses> all = new ArrayList<>();
    all.add(uses(x.function()));
    x.arguments().forEach(a -> all.add(uses(a)));
    return all;
  }

  /** The assignment itself comes after the operands' values, not after their side effects. */
  private static Set<Symbol> assigned(Expression target, Uses place, Uses value) {
    Set<Symbol> found = new HashSet<>(between(List.of(place, value)));
    if (target instanceof Expression.Reference r && value.pending().contains(r.symbol())) {
      found.add(r.symbol());
    }
    return found;
  }

  private static Set<Symbol> between(List<Uses> operands) {
    Set<Symbol> found = new HashSet<>();
    for (int i = 0; i < operands.size(); i++) {
      for (int j = 0; j < operands.size(); j++) {
        for (Symbol s : operands.get(i).writes()) {
          Uses other = operands.get(j);
          if (i != j && (other.reads().contains(s) || other.writes().contains(s))) {
            found.add(s);
          }
        }
      }
    }
    return found;
  }

  private Uses uses(Expression e) {
    Uses answer = known.get(e);
    if (answer == null) {
      answer = compute(e);
      known.put(e, answer);
    }
    return answer;
  }

  private Uses compute(Expression e) {
    return switch (e) {
      case Expression.Reference r -> new Uses(Set.of(r.symbol()), Set.of(), Set.of());
      case Expression.AddressOf a -> place(a.operand());
      case Expression.Decay d -> place(d.operand());
      case Expression.Assign x -> changed(x.target(), place(x.target()).and(uses(x.value())));
      case Expression.CompoundAssign x ->
          changed(x.target(), uses(x.target()).and(uses(x.value())));
      case Expression.Step x -> changed(x.target(), uses(x.target()));
      case Expression.Comma x -> uses(x.left()).settled().and(uses(x.right()));
      case Expression.Logical x -> uses(x.left()).settled().and(uses(x.right()));
      case Expression.Conditional x -> {
        Uses condition = uses(x.condition()).settled();
        Uses whenTrue = x.whenTrue().map(this::uses).orElse(Uses.NONE);
        yield condition.and(whenTrue).and(uses(x.whenFalse()));
      }
      case Expression.Call x -> operands(x).stream().reduce(Uses.NONE, Uses::and).settled();
      // Full expressions of their own: in some order with the rest, but never at the same time.
      case Expression.StatementExpression x -> Uses.NONE;
      case Expression.CompoundLiteral x -> Uses.NONE;
      case Expression other -> {
        Uses all = Uses.NONE;
        for (Object child : TreeWalk.children(other)) {
          all = child instanceof Expression c ? all.and(uses(c)) : all;
        }
        yield all;
      }
    };
  }

  /** What computing where an lvalue is uses: not the object itself. */
  private Uses place(Expression lvalue) {
    return switch (lvalue) {
      case Expression.Reference r -> Uses.NONE;
      case Expression.Member m -> place(m.base());
      case Expression other -> uses(other);
    };
  }

  private static Uses changed(Expression target, Uses operands) {
    return target instanceof Expression.Reference r
        ? operands.and(new Uses(Set.of(), Set.of(r.symbol()), Set.of(r.symbol())))
        : operands;
  }
}
