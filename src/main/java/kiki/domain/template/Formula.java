// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.FloatType;

/** What a row says, as C: comparisons of expressions, and how they are combined. */
public sealed interface Formula {
  /** An empty conjunction. */
  Formula TRUE = new Conjunction(List.of());

  /** An empty disjunction. */
  Formula FALSE = new Disjunction(List.of());

  /**
   * A C expression.
   *
   * @param variables what it depends on: two variables may have the same name
   */
  record Operand(String text, List<Variable> variables) {
    public Operand {
      variables = List.copyOf(variables);
    }

    public static Operand of(Variable variable) {
      return new Operand(variable.text(), List.of(variable));
    }

    public static Operand constant(Object value) {
      return new Operand(value.toString(), List.of());
    }
  }

  /** How two numbers compare. */
  enum Relation {
    EQUAL("=="),
    DIFFERENT("!="),
    LESS("<"),
    AT_MOST("<="),
    GREATER(">"),
    AT_LEAST(">=");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
    }

    Relation negation() {
      return switch (this) {
        case EQUAL -> DIFFERENT;
        case DIFFERENT -> EQUAL;
        case LESS -> AT_LEAST;
        case AT_MOST -> GREATER;
        case GREATER -> AT_MOST;
        case AT_LEAST -> LESS;
      };
    }

    /** The relation with the sides exchanged. */
    public Relation mirrored() {
      return switch (this) {
        case EQUAL, DIFFERENT -> this;
        case LESS -> GREATER;
        case AT_MOST -> AT_LEAST;
        case GREATER -> LESS;
        case AT_LEAST -> AT_MOST;
      };
    }
  }

  record Comparison(Operand left, Relation relation, Operand right) implements Formula {
    /** Not a number is neither less nor greater than anything. */
    private boolean isPartial() {
      return switch (relation) {
        case EQUAL, DIFFERENT -> false;
        case LESS, AT_MOST, GREATER, AT_LEAST ->
            Formula.variables(List.of(left, right)).stream()
                .anyMatch(v -> v.type() instanceof FloatType);
      };
    }
  }

  /** An expression that is a truth value. */
  record Truth(Operand expression) implements Formula {}

  record Negation(Formula of) implements Formula {}

  record Conjunction(List<Formula> conjuncts) implements Formula {
    public Conjunction {
      conjuncts = List.copyOf(conjuncts);
    }
  }

  record Disjunction(List<Formula> disjuncts) implements Formula {
    public Disjunction {
      disjuncts = List.copyOf(disjuncts);
    }
  }

  static Formula equal(Variable variable, Object constant) {
    return new Comparison(Operand.of(variable), Relation.EQUAL, Operand.constant(constant));
  }

  /** The conjunction of all; the formula itself if there is only one. */
  static Formula and(List<Formula> formulas) {
    return formulas.size() == 1 ? formulas.getFirst() : new Conjunction(formulas);
  }

  /** The disjunction of all; the formula itself if there is only one. */
  static Formula or(List<Formula> formulas) {
    List<Formula> flat = new ArrayList<>();
    for (Formula formula : formulas) {
      flat.addAll(formula instanceof Disjunction(var parts) ? parts : List.of(formula));
    }
    return flat.size() == 1 ? flat.getFirst() : new Disjunction(flat);
  }

  /** What holds exactly if this does not. */
  default Formula negation() {
    return switch (this) {
      case Comparison comparison when comparison.isPartial() -> new Negation(comparison);
      case Comparison(Operand left, Relation relation, Operand right) ->
          new Comparison(left, relation.negation(), right);
      case Truth truth -> new Negation(truth);
      case Negation(Formula of) -> of;
      case Conjunction(List<Formula> parts) -> or(parts.stream().map(Formula::negation).toList());
      case Disjunction(List<Formula> parts) -> and(parts.stream().map(Formula::negation).toList());
    };
  }

  /** As C. */
  default String text() {
    return FormulaPrinter.print(this);
  }

  private static Set<Variable> variables(List<Operand> operands) {
    Set<Variable> variables = new LinkedHashSet<>();
    operands.forEach(operand -> variables.addAll(operand.variables()));
    return variables;
  }
}
