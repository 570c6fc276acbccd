// SPDX-License-Identifier: Apache-2.0
package kiki.domain.path;

import java.util.ArrayList;
import java.util.List;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.Row;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;

/**
 * The template of symbolic paths (chapter, equation 34): a copy of another template for each
 * combination of flags, which says what holds at the loop in executions with these flags.
 */
public final class SymbolicPaths {
  private SymbolicPaths() {}

  /**
   * The template itself if there are no flags.
   *
   * @param flags which the loop does not change
   * @param set flags that the loop sets
   */
  public static Template of(Template template, List<Variable> flags, List<Variable> set) {
    if (flags.isEmpty() && set.isEmpty() || template.rows().isEmpty()) {
      return template;
    }
    List<Row> rows = new ArrayList<>();
    set.forEach(v -> rows.add(new PredicateRow(new Predicate.IsSet(v))));
    for (int bits = 0; bits < 1 << flags.size(); bits++) {
      PathGuard path = new PathGuard(flags, bits);
      template.rows().forEach(row -> rows.add(on(path, row)));
    }
    return new Template(rows);
  }

  /** A copy of the template for each of the cases, which are all there are. */
  public static Template of(Template template, List<ValueCase> cases) {
    if (cases.size() <= 1) {
      return template;
    }
    List<Row> rows = new ArrayList<>();
    for (ValueCase values : cases) {
      for (Row row : template.rows()) {
        if (!values.fixes(row.variables())) {
          rows.add(on(values, row));
        }
      }
    }
    return new Template(rows);
  }

  private static Row on(Case path, Row row) {
    return row instanceof OrderedRow ordered
        ? new PathBoundRow(path, ordered)
        : new PathRow(path, row);
  }
}
