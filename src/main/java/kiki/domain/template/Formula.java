// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;

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
   * @param coefficients if it is a sum of the variables over the integers, their factors
   * @param constant its value, if it is an integer constant
   */
  record Operand(
      String text,
      List<Variable> variables,
      List<BigInteger> coefficients,
      Optional<BigInteger> constant) {
    public Operand {
      variables = List.copyOf(variables);
      coefficients = List.copyOf(coefficients);
    }

    /** An expression of which nothing more is known. */
    public Operand(String text, List<Variable> variables) {
      this(text, variables, List.of(), Optional.empty());
    }

    /** A sum. */
    public Operand(String text, List<Variable> variables, List<BigInteger> coefficients) {
      this(text, variables, coefficients, Optional.empty());
    }

    public static Operand of(Variable variable) {
      boolean integer = variable.type() instanceof IntType;
      return new Operand(
          variable.text(), List.of(variable), integer ? List.of(BigInteger.ONE) : List.of());
    }

    /** An integer constant. Where it meets an unsigned operand, it is converted to its type. */
    public static Operand number(BigInteger value) {
      boolean wide = value.bitLength() >= Integer.SIZE;
      String suffix = (value.bitLength() >= Long.SIZE ? "u" : "") + (wide ? "ll" : "");
      BigInteger least = BigInteger.valueOf(Long.MIN_VALUE);
      String text =
          value.equals(least) ? "(" + value.add(BigInteger.ONE) + "ll - 1)" : value + suffix;
      return new Operand(text, List.of(), List.of(), Optional.of(value));
    }
  }

  /** How two numbers compare. */
  enum Relation {
    EQUAL("==", 0b010),
    DIFFERENT("!=", 0b101),
    LESS("<", 0b001),
    AT_MOST("<=", 0b011),
    GREATER(">", 0b100),
    AT_LEAST(">=", 0b110);

    public static final int ALL_OUTCOMES = 0b111;

    private final String sign;
    private final int outcomes;

    /**
     * @param outcomes one bit each for less, equal and greater
     */
    Relation(String sign, int outcomes) {
      this.sign = sign;
      this.outcomes = outcomes;
    }

    String sign() {
      return sign;
    }

    public int outcomes() {
      return outcomes;
    }

    /** The relation that has exactly these outcomes. */
    public static Optional<Relation> of(int outcomes) {
      return Arrays.stream(values()).filter(r -> r.outcomes == outcomes).findFirst();
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
    /** The same with the sides exchanged. */
    Comparison mirrored() {
      return new Comparison(right, relation.mirrored(), left);
    }

    /** Not a number is neither less nor greater than anything. */
    boolean isPartial() {
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

  static Formula equal(Variable variable, BigInteger constant) {
    return new Comparison(Operand.of(variable), Relation.EQUAL, Operand.number(constant));
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

  /** What it depends on. */
  default Set<Variable> variables() {
    Set<Variable> variables = new LinkedHashSet<>();
    switch (this) {
      case Comparison(Operand left, _, Operand right) ->
          variables.addAll(variables(List.of(left, right)));
      case Truth(Operand expression) -> variables.addAll(expression.variables());
      case Negation(Formula of) -> variables.addAll(of.variables());
      case Conjunction(List<Formula> parts) -> parts.forEach(p -> variables.addAll(p.variables()));
      case Disjunction(List<Formula> parts) -> parts.forEach(p -> variables.addAll(p.variables()));
    }
    return variables;
  }

  private static Set<Variable> variables(List<Operand> operands) {
    Set<Variable> variables = new LinkedHashSet<>();
    operands.forEach(operand -> variables.addAll(operand.variables()));
    return variables;
  }
}
