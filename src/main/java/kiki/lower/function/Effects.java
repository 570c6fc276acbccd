// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.Symbol;
import kiki.lower.code.TreeWalk;
import kiki.lower.known.BuiltinNames;
import kiki.lower.known.KnownFunctions;
import kiki.lower.link.Linkage;
import kiki.lower.value.Parts;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * What evaluating an expression of one function can change. Lowering asks whether an operand must
 * be saved before a later operand is evaluated, and whether {@code &&}, {@code ||} and {@code ?:}
 * can stay expressions.
 */
public final class Effects {
  private final Linkage linkage;
  private final Volatiles volatiles;
  private final Set<Symbol> addressTaken = new HashSet<>();
  private final Map<Expression, Boolean> known = new IdentityHashMap<>();

  Effects(Linkage linkage, Volatiles volatiles) {
    this.linkage = linkage;
    this.volatiles = volatiles;
  }

  /** A body is lowered here, among others. */
  public void include(Statement body) {
    TreeWalk.expressions(body, this::noteAddress);
  }

  public boolean isAddressTaken(Symbol symbol) {
    return addressTaken.contains(symbol);
  }

  /** Whether a statement assigns to a variable by its name. */
  public static boolean assigns(Statement body, Symbol variable) {
    Set<Symbol> assigned = new HashSet<>();
    TreeWalk.expressions(body, e -> noteAssigned(e, assigned));
    return assigned.contains(variable);
  }

  private void noteAddress(Expression e) {
    Optional<Expression> target =
        switch (e) {
          case Expression.AddressOf a -> Optional.of(a.operand());
          case Expression.Decay d -> Optional.of(d.operand());
          case Expression other -> Optional.empty();
        };
    target.flatMap(Effects::root).ifPresent(addressTaken::add);
  }

  /** The variable an lvalue lies in; empty if it is reached through a pointer. */
  public static Optional<Symbol> root(Expression lvalue) {
    Expression at = lvalue;
    while (true) {
      switch (at) {
        case Expression.Index i -> at = i.base();
        case Expression.Member m -> at = m.base();
        case Expression.Reference r -> {
          return Optional.of(r.symbol());
        }
        case Expression other -> {
          return Optional.empty();
        }
      }
    }
  }

  /** Whether lowering the expression emits instructions. */
  public boolean in(Expression root) {
    Boolean answer = known.get(root);
    if (answer == null) {
      answer = compute(root);
      known.put(root, answer);
    }
    return answer;
  }

  private boolean compute(Expression e) {
    boolean own =
        switch (e) {
          case Expression.Assign x -> true;
          case Expression.CompoundAssign x -> true;
          case Expression.Step x -> true;
          case Expression.Call x -> !KnownFunctions.isPure(x, linkage);
          case Expression.Builtin x -> !BuiltinNames.isPure(x.name());
          case Expression.Quantified x -> !Quantifiers.isWrittenOut(x);
          case Expression.VariadicArgument x -> true;
          case Expression.CompoundLiteral x -> true;
          case Expression.StatementExpression x -> true;
          case Expression other -> Parts.concerns(other) || volatiles.isInput(other);
        };
    if (own) {
      return true;
    }
    for (Object child : TreeWalk.children(e)) {
      if (child instanceof Expression c && in(c)) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code value}, read now, is still the same after {@code later} are evaluated. */
  boolean survives(Expr value, List<Expression> later) {
    if (Exprs.isConstant(value) || later.stream().noneMatch(this::in)) {
      return true;
    }
    Set<Symbol> assigned = new HashSet<>();
    for (Expression e : later) {
      TreeWalk.expressions(e, x -> noteAssigned(x, assigned));
    }
    return readsOnlySafe(value, assigned);
  }

  private static void noteAssigned(Expression e, Set<Symbol> assigned) {
    Optional<Expression> target =
        switch (e) {
          case Expression.Assign a -> Optional.of(a.target());
          case Expression.CompoundAssign a -> Optional.of(a.target());
          case Expression.Step s -> Optional.of(s.target());
          case Expression other -> Optional.empty();
        };
    target.flatMap(Effects::root).ifPresent(assigned::add);
  }

  /** Whether nothing but assignments of the function itself can change the value. */
  public boolean isOwn(Expr value) {
    return readsOnlySafe(value, Set.of());
  }

  private boolean readsOnlySafe(Expr e, Set<Symbol> assigned) {
    return switch (e) {
      case Expr.Variable(Symbol s) ->
          s.storage() == Symbol.Storage.TEMPORARY
              || !s.isStatic() && !addressTaken.contains(s) && !assigned.contains(s);
      case Expr.Dereference d -> false;
      case Expr.AddressOf a -> addressIsSafe(a.target(), assigned);
      case Expr other -> {
        boolean safe = true;
        for (Expr child : Exprs.children(other)) {
          safe &= readsOnlySafe(child, assigned);
        }
        yield safe;
      }
    };
  }

  /** An address needs no read of the object itself, only of indices and pointers on the way. */
  private boolean addressIsSafe(Expr lvalue, Set<Symbol> assigned) {
    return switch (lvalue) {
      case Expr.Variable v -> true;
      case Expr.Member m -> addressIsSafe(m.base(), assigned);
      case Expr.Index i -> addressIsSafe(i.array(), assigned) && readsOnlySafe(i.index(), assigned);
      case Expr.Dereference d -> readsOnlySafe(d.pointer(), assigned);
      case Expr other -> false;
    };
  }

  /** Whether the place an lvalue designates stays the same while {@code later} are evaluated. */
  boolean placeSurvives(Expr lvalue, List<Expression> later) {
    if (later.stream().noneMatch(this::in)) {
      return true;
    }
    Set<Symbol> assigned = new HashSet<>();
    for (Expression e : later) {
      TreeWalk.expressions(e, x -> noteAssigned(x, assigned));
    }
    return addressIsSafe(lvalue, assigned);
  }
}
