// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import kiki.domain.numeric.CaseRow;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/** The combinations of values of variables that take few. */
public record ValueDomain() implements Domain {
  @Override
  public String name() {
    return "values";
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
      rows.add(new ValueSetRow(List.of(states.get(i)), DomainTuning.VALUES));
      for (int j = 0; j < states.size() && rows.size() < DomainTuning.VALUE_ROWS; j++) {
        if (i != j) {
          rows.add(
              new CaseRow(
                  states.get(i), states.get(j), loop.landmarks(), DomainTuning.VALUES_PER_CASE));
        }
      }
    }
    if (states.size() > 2 && states.size() <= DomainTuning.COMBINED_VARIABLES) {
      rows.add(new ValueSetRow(states, DomainTuning.COMBINATIONS));
    }
    return rows;
  }
}
