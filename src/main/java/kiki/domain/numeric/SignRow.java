// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * How an integer compares with another one or a constant. Three models at most settle a row, each
 * of them many rows at once.
 */
public sealed interface SignRow extends Row {
  /** The relation that holds. */
  record Sign(Relation relation) implements Parameter {}

  /** A variable compared with another one. */
  record OfVariables(Variable left, Variable right) implements SignRow {}

  /** A variable compared with a constant, which its type contains. */
  record WithConstant(Variable left, BigInteger right) implements SignRow {}

  Variable left();

  @Override
  default List<Variable> variables() {
    return switch (this) {
      case OfVariables(Variable left, Variable right) -> List.of(left, right);
      case WithConstant(Variable left, _) -> List.of(left);
    };
  }

  @Override
  default Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case Sign(Relation relation) -> {
        Term a = extended(terms, state.of(left()), type());
        Term b =
            switch (this) {
              case OfVariables(_, Variable right) ->
                  extended(terms, state.of(right), (IntType) right.type());
              case WithConstant(_, BigInteger right) -> terms.bits(a.width(), right);
            };
        yield switch (relation) {
          case EQUAL -> terms.equal(a, b);
          case DIFFERENT -> terms.distinct(a, b);
          case LESS -> isLess(terms, a, b);
          case AT_MOST -> terms.not(isLess(terms, b, a));
          case GREATER -> isLess(terms, b, a);
          case AT_LEAST -> terms.not(isLess(terms, a, b));
        };
      }
      default -> throw new IllegalArgumentException("not a relation: " + parameter);
    };
  }

  private IntType type() {
    return (IntType) left().type();
  }

  /** The type that both sides are compared in, if it needs no extension. */
  private boolean isSameType() {
    return switch (this) {
      case OfVariables(Variable left, Variable right) -> left.type().equals(right.type());
      case WithConstant _ -> true;
    };
  }

  private Term extended(Terms terms, Term value, IntType type) {
    if (isSameType()) {
      return Numbers.bits(terms, value);
    }
    OfVariables both = (OfVariables) this;
    int width = Math.max(type().width(), ((IntType) both.right().type()).width()) + 1;
    return Numbers.extend(terms, value, type, width);
  }

  private Term isLess(Terms terms, Term a, Term b) {
    return isSameType() && !type().isSigned() ? terms.ult(a, b) : terms.slt(a, b);
  }

  @Override
  default Parameter abstraction(Terms terms, Valuation model, State state) {
    BigInteger a = Numbers.number(model.value(state.of(left())), type());
    BigInteger b =
        switch (this) {
          case OfVariables(_, Variable right) ->
              Numbers.number(model.value(state.of(right)), (IntType) right.type());
          case WithConstant(_, BigInteger right) -> right;
        };
    int order = a.compareTo(b);
    return new Sign(order < 0 ? Relation.LESS : order == 0 ? Relation.EQUAL : Relation.GREATER);
  }

  @Override
  default Parameter join(Parameter a, Parameter b) {
    if (a instanceof Sign(Relation x) && b instanceof Sign(Relation y)) {
      return Relation.of(x.outcomes() | y.outcomes()).<Parameter>map(Sign::new).orElse(Extreme.TOP);
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  default Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case Sign(Relation relation) -> Optional.of(formula(relation));
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }

  private Formula formula(Relation relation) {
    return switch (this) {
      case OfVariables(Variable left, Variable right) -> LinearText.compare(left, relation, right);
      case WithConstant(Variable left, BigInteger right) ->
          new Comparison(Operand.of(left), relation, Operand.number(right));
    };
  }
}
