package kiki.domain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.Parameter.Extreme;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Value;

/**
 * Which values an integer variable takes, case by case of the value of another one: in a state
 * machine, what a flag can be in each state. A flag that can be anything in some states still has
 * few values in the others.
 */
public final class CaseRow implements Row {
  private final Variable selector;
  private final Variable selected;
  private final int caseLimit;
  private final int valueLimit;

  /**
   * @param caseLimit more values of the selector than this are top
   * @param valueLimit more values in one case than this are any value
   */
  public CaseRow(Variable selector, Variable selected, int caseLimit, int valueLimit) {
    this.selector = selector;
    this.selected = selected;
    this.caseLimit = caseLimit;
    this.valueLimit = valueLimit;
  }

  @Override
  public List<Variable> variables() {
    return List.of(selector, selected);
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case CaseTable table -> {
        List<Term> disjuncts = new ArrayList<>();
        table
            .cases()
            .forEach(
                (key, values) ->
                    disjuncts.add(
                        terms.and(
                            terms.equal(state.of(selector), terms.constant(key)),
                            values
                                .map(set -> isIn(terms, state.of(selected), set))
                                .orElse(terms.trueTerm()))));
        yield terms.or(disjuncts);
      }
      default -> throw new IllegalArgumentException("not a case table: " + parameter);
    };
  }

  private static Term isIn(Terms terms, Term term, Set<Value> values) {
    return terms.or(values.stream().map(v -> terms.equal(term, terms.constant(v))).toList());
  }

  @Override
  public Parameter abstraction(Terms terms, Model model, State state) {
    Value key = model.value(state.of(selector));
    Value value = model.value(state.of(selected));
    return new CaseTable(Map.of(key, Optional.of(Set.of(value))));
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    if (a instanceof CaseTable x && b instanceof CaseTable y) {
      CaseTable union = x.union(y, valueLimit);
      return union.cases().size() > caseLimit ? Extreme.TOP : union;
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public Optional<String> text(Parameter parameter) {
    return switch (parameter) {
      case CaseTable table -> {
        List<String> disjuncts = new ArrayList<>();
        table.cases().forEach((key, values) -> disjuncts.add(text(key, values)));
        yield Optional.of(String.join(" || ", disjuncts));
      }
      case Extreme.BOTTOM -> Optional.of("0");
      default -> Optional.empty();
    };
  }

  private String text(Value key, Optional<Set<Value>> values) {
    String condition = equation(selector, key);
    if (values.isEmpty()) {
      return condition;
    }
    List<String> choices = values.get().stream().map(v -> equation(selected, v)).toList();
    String choice = String.join(" || ", choices);
    return "(%s && %s)".formatted(condition, choices.size() == 1 ? choice : "(" + choice + ")");
  }

  private static String equation(Variable variable, Value value) {
    IntType type = (IntType) variable.type();
    BigInteger number = Numbers.number(value, type);
    return variable.text() + " == " + LinearText.constant(number, type);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CaseRow row
        && row.selector.equals(selector)
        && row.selected.equals(selected)
        && row.caseLimit == caseLimit
        && row.valueLimit == valueLimit;
  }

  @Override
  public int hashCode() {
    return 31 * selector.hashCode() + selected.hashCode();
  }

  @Override
  public String toString() {
    return "cases " + selector.text() + ": " + selected.text();
  }
}
