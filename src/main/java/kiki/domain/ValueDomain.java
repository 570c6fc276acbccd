// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.numeric.CaseRow;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;
import kiki.options.DomainFlag;

/** The combinations of values of variables that take few. */
public record ValueDomain() implements Domain {
  private static final int MAX_VALUES = 48;
  private static final int MAX_ROWS = 200;
  private static final int MAX_VALUES_A_CASE = 6;
  private static final int MAX_COMBINED = 10;
  private static final int MAX_COMBINATIONS = 200;

  @Override
  public String name() {
    return "values";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.empty();
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  /** One row for all of them, and one per pair, which says something when the other does not. */
  @Override
  public List<Row> rows(LoopShape loop) {
    List<Variable> states = loop.enumerated();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      rows.add(new ValueSetRow(List.of(states.get(i)), MAX_VALUES));
      for (int j = 0; j < states.size() && rows.size() < MAX_ROWS; j++) {
        if (i != j) {
          rows.add(new CaseRow(states.get(i), states.get(j), loop.landmarks(), MAX_VALUES_A_CASE));
        }
      }
    }
    if (states.size() > 2 && states.size() <= MAX_COMBINED) {
      rows.add(new ValueSetRow(states, MAX_COMBINATIONS));
    }
    return rows;
  }
}
