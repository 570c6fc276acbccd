// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.term.Term;
import kiki.term.Terms;

/** A template with its parameters: a set of states. */
public record AbstractValue(Template template, List<Parameter> parameters) {
  public AbstractValue {
    parameters = List.copyOf(parameters);
    if (parameters.size() != template.rows().size()) {
      throw new IllegalArgumentException("one parameter a row is needed");
    }
  }

  static AbstractValue constant(Template template, Parameter parameter) {
    return new AbstractValue(template, Collections.nCopies(template.rows().size(), parameter));
  }

  public Parameter parameter(int row) {
    return parameters.get(row);
  }

  /** This value with one row's parameter replaced. */
  public AbstractValue with(int row, Parameter parameter) {
    List<Parameter> changed = new ArrayList<>(parameters);
    changed.set(row, parameter);
    return new AbstractValue(template, changed);
  }

  /** Row by row; both values have the same template. */
  public AbstractValue join(AbstractValue other) {
    List<Parameter> joined = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      joined.add(template.rows().get(i).join(parameters.get(i), other.parameters.get(i)));
    }
    return new AbstractValue(template, joined);
  }

  /** Whether this describes no more states than the other, row by row. */
  public boolean isAtMost(AbstractValue other) {
    return join(other).equals(other);
  }

  /**
   * The least value that contains a state of the model, for the rows that the state can be asked.
   */
  public static AbstractValue of(Template template, Terms terms, Valuation model, State state) {
    List<Parameter> parameters = new ArrayList<>();
    for (Row row : template.rows()) {
      parameters.add(
          state.has(row.variables())
              ? row.abstraction(terms, model, state)
              : Parameter.Extreme.BOTTOM);
    }
    return new AbstractValue(template, parameters);
  }

  /** The states described, as a predicate over the rows that the state can be asked. */
  public Term holds(Terms terms, State state) {
    List<Term> conjuncts = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Row row = template.rows().get(i);
      if (state.has(row.variables())) {
        conjuncts.add(row.holds(terms, state, parameters.get(i)));
      }
    }
    return terms.and(conjuncts);
  }

  /** The rows that say something and that C can say, as its expressions. */
  public List<String> text() {
    return FormulaList.lines(formulas(Variable.Origin.PROGRAM));
  }

  /** What the rows say about the program, or about what C has no words for. */
  public List<Formula> formulas(Variable.Origin origin) {
    return statements(origin).stream().map(Statement::formula).toList();
  }

  /** What rows say, and about what. */
  public record Statement(Formula formula, List<Variable> variables) {}

  /** As {@link #formulas}, each with the variables that it is about. */
  public List<Statement> statements(Variable.Origin origin) {
    Set<Statement> statements = new LinkedHashSet<>();
    for (int i = 0; i < parameters.size(); i++) {
      Row row = template.rows().get(i);
      boolean isGhost = row.variables().stream().anyMatch(Variable::isGhost);
      if (isGhost == (origin == Variable.Origin.GHOST)) {
        row.formula(parameters.get(i))
            .ifPresent(formula -> statements.add(new Statement(formula, row.variables())));
      }
    }
    return List.copyOf(statements);
  }

  /** Only the rows that say something. */
  public AbstractValue withoutTop() {
    List<Row> rows = new ArrayList<>();
    List<Parameter> kept = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i) != Parameter.Extreme.TOP) {
        rows.add(template.rows().get(i));
        kept.add(parameters.get(i));
      }
    }
    return new AbstractValue(new Template(rows), kept);
  }
}
