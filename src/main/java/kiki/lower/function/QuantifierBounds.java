// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.TreeWalk;
import kiki.program.Expr;

/**
 * Which values a quantifier need be tried for: those for which the condition is not decided by what
 * it says first, {@code 0 <= i && i < n} in {@code 0 <= i && i < n ==> ...}. More values than these
 * do no harm, since the whole condition is evaluated for each.
 */
final class QuantifierBounds {
  /** All values from {@code low} to {@code high}; none if {@code high} is less. */
  record Range(BigInteger low, BigInteger high) {
    BigInteger size() {
      return high.subtract(low).add(BigInteger.ONE).max(BigInteger.ZERO);
    }
  }

  /** {@code variable operator limit}, the variable converted to {@code type} first. */
  private record Bound(
      Expression.Binary source, BinaryOperator operator, Expression limit, IntType type) {}

  private static final int MOST_SAMPLES = 12;

  private final Symbol variable;
  private final IntType type;
  private final List<Bound> bounds = new ArrayList<>();
  private BigInteger low;
  private BigInteger high;
  private boolean hasLow;
  private boolean hasHigh;

  private QuantifierBounds(Symbol variable, IntType type) {
    this.variable = variable;
    this.type = type;
    this.low = type.minimum();
    this.high = type.maximum();
    this.hasLow = !type.isSigned();
  }

  static QuantifierBounds of(Expression.Quantified q) {
    QuantifierBounds result = new QuantifierBounds(q.variable(), (IntType) q.variable().type());
    switch (q.quantifier()) {
      case FORALL -> result.premises(q.condition());
      case EXISTS -> result.conjuncts(q.condition());
    }
    result.bounds.forEach(result::restrict);
    return result;
  }

  /** The values, where the condition bounds them by constants or the type has few. */
  Optional<Range> range() {
    return hasLow && hasHigh || type.width() <= Byte.SIZE
        ? Optional.of(new Range(low, high))
        : Optional.empty();
  }

  /** Whether no value of the type meets the bounds. */
  boolean isEmpty() {
    return high.compareTo(low) < 0;
  }

  /** Values that tell more than others: the ends of the type, and those around its constants. */
  Set<BigInteger> samples(Expression condition) {
    Set<BigInteger> samples = new LinkedHashSet<>(List.of(type.minimum(), type.maximum()));
    TreeWalk.expressions(condition, e -> addSamples(e, samples));
    samples.removeIf(v -> !type.contains(v));
    return samples;
  }

  private static void addSamples(Expression e, Set<BigInteger> samples) {
    if (e instanceof Expression.IntegerConstant c && samples.size() < MOST_SAMPLES) {
      samples.add(c.value());
      samples.add(c.value().subtract(BigInteger.ONE));
      samples.add(c.value().add(BigInteger.ONE));
    }
  }

  /** Whether the values can be tried one after the other. */
  boolean isIterable() {
    return (hasLow || start().isPresent()) && end().isPresent();
  }

  /** The first value to try. */
  Expr first(FunctionLowering f) {
    return hasLow
        ? new Expr.IntConstant(low, type)
        : f.expressions().value(start().orElseThrow().limit());
  }

  /** True up to the last value to try, and then false for good. */
  Expression last() {
    return end().orElseThrow().source();
  }

  private Optional<Bound> start() {
    return bounds.stream()
        .filter(b -> b.operator == BinaryOperator.GREATER_OR_EQUAL && b.type.equals(type))
        .filter(b -> b.limit.type().equals(type))
        .findFirst();
  }

  /** A conversion to an unsigned type keeps the order of values that are not negative. */
  private Optional<Bound> end() {
    boolean isNotNegative = hasLow && low.signum() >= 0;
    return bounds.stream()
        .filter(
            b -> b.operator == BinaryOperator.LESS || b.operator == BinaryOperator.LESS_OR_EQUAL)
        .filter(b -> keepsValues(b.type) || isNotNegative && !b.type.isSigned())
        .findFirst();
  }

  private boolean keepsValues(IntType to) {
    return to.contains(type.minimum()) && to.contains(type.maximum());
  }

  /** What must hold for the condition to say anything: {@code g} in {@code !g || c}. */
  private void premises(Expression e) {
    if (e instanceof Expression.Logical x && x.operator() == Expression.LogicalOperator.OR) {
      if (x.left() instanceof Expression.Unary u
          && u.operator() == Expression.UnaryOperator.LOGICAL_NOT) {
        conjuncts(u.operand());
      }
      premises(x.right());
    }
  }

  private void conjuncts(Expression e) {
    switch (e) {
      case Expression.Logical x when x.operator() == Expression.LogicalOperator.AND -> {
        conjuncts(x.left());
        conjuncts(x.right());
      }
      case Expression.Binary x -> comparison(x);
      case Expression other -> {}
    }
  }

  private void comparison(Expression.Binary x) {
    if (isVariable(x.left()) && x.left().type() instanceof IntType t && isFree(x.right())) {
      bounds.add(new Bound(x, x.operator(), x.right(), t));
    } else if (isVariable(x.right()) && x.right().type() instanceof IntType t && isFree(x.left())) {
      bounds.add(new Bound(x, mirrored(x.operator()), x.left(), t));
    }
  }

  /** The variable itself, converted at most. */
  private boolean isVariable(Expression e) {
    return switch (e) {
      case Expression.Reference r -> r.symbol() == variable;
      case Expression.Cast(Expression.Reference r, IntType to, var kind, var at) ->
          r.symbol() == variable && to.width() >= type.width();
      case Expression other -> false;
    };
  }

  private boolean isFree(Expression e) {
    boolean[] found = {false};
    TreeWalk.expressions(
        e, x -> found[0] |= x instanceof Expression.Reference r && r.symbol() == variable);
    return !found[0];
  }

  private static BinaryOperator mirrored(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER;
      case LESS_OR_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
      case GREATER -> BinaryOperator.LESS;
      case GREATER_OR_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
      case BinaryOperator other -> other;
    };
  }

  private void restrict(Bound b) {
    BigInteger limit = constant(b.limit);
    if (limit == null) {
      return;
    }
    boolean keeps = keepsValues(b.type);
    switch (b.operator) {
      case LESS -> below(limit.subtract(BigInteger.ONE), b.type, keeps);
      case LESS_OR_EQUAL -> below(limit, b.type, keeps);
      case GREATER -> above(limit.add(BigInteger.ONE), keeps);
      case GREATER_OR_EQUAL -> above(limit, keeps);
      case EQUAL -> {
        below(limit, b.type, keeps);
        above(limit, keeps);
      }
      case BinaryOperator other -> {}
    }
  }

  private void above(BigInteger limit, boolean keeps) {
    if (keeps) {
      low = low.max(limit);
      hasLow = true;
    }
  }

  /** Negative values become the greatest ones of an unsigned type: a small limit excludes them. */
  private void below(BigInteger limit, IntType comparison, boolean keeps) {
    BigInteger leastOfNegative = comparison.maximum().add(BigInteger.ONE).add(type.minimum());
    boolean excludesNegative = !keeps && limit.compareTo(leastOfNegative) < 0;
    if (keeps || excludesNegative) {
      high = high.min(limit);
      hasHigh = true;
    }
    if (excludesNegative) {
      above(BigInteger.ZERO, true);
    }
  }

  private static BigInteger constant(Expression e) {
    return switch (e) {
      case Expression.IntegerConstant c -> c.value();
      case Expression.Cast(Expression inner, IntType to, var kind, var at) -> {
        BigInteger value = constant(inner);
        yield value == null ? null : to.wrap(value);
      }
      case Expression.Unary u when u.operator() == Expression.UnaryOperator.NEGATE -> {
        BigInteger value = constant(u.operand());
        yield value == null ? null : value.negate();
      }
      case Expression other -> null;
    };
  }
}
