// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The rows for one loop; their conjunction is the loop's invariant. */
public record Template(List<Row> rows) {
  /** States that no invariant is wanted: the havoc domain. */
  public static final Template HAVOC = new Template(List.of());

  public Template {
    rows = List.copyOf(rows);
  }

  /** The Cartesian product (chapter, section 6.5.1): the rows side by side. */
  public static Template product(Collection<Template> factors) {
    List<Row> rows = new ArrayList<>();
    for (Template factor : factors) {
      for (Row row : factor.rows) {
        if (!rows.contains(row)) {
          rows.add(row);
        }
      }
    }
    return new Template(rows);
  }

  /** Whether it has equations between sums, which are simpler the fewer choices are in them. */
  public boolean hasEquations() {
    return rows.stream().anyMatch(Row::isEquation);
  }

  /** No state at all; true if there are no rows. */
  public AbstractValue bottom() {
    return AbstractValue.constant(this, Parameter.Extreme.BOTTOM);
  }

  /** Every state. */
  public AbstractValue top() {
    return AbstractValue.constant(this, Parameter.Extreme.TOP);
  }
}
