// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.Parameter;
import kiki.term.value.Value;

/**
 * The parameter of a {@link CaseRow}: for each landmark that the first variable is equal to, and
 * for its other values together (the absent key), the values that the second one has; an absent set
 * stands for any value.
 */
record CaseTable(Map<Optional<Value>, Optional<Set<Value>>> cases) implements Parameter {
  CaseTable {
    cases = Collections.unmodifiableMap(new LinkedHashMap<>(cases));
  }

  /** Case by case; a set that gets larger than the limit becomes any value. */
  CaseTable union(CaseTable other, int limit) {
    Map<Optional<Value>, Optional<Set<Value>>> all = new LinkedHashMap<>(cases);
    other.cases.forEach((key, values) -> all.merge(key, values, (a, b) -> unite(a, b, limit)));
    return new CaseTable(all);
  }

  private static Optional<Set<Value>> unite(
      Optional<Set<Value>> a, Optional<Set<Value>> b, int limit) {
    if (a.isEmpty() || b.isEmpty()) {
      return Optional.empty();
    }
    Set<Value> union = new LinkedHashSet<>(a.get());
    union.addAll(b.get());
    return union.size() > limit ? Optional.empty() : Optional.of(union);
  }
}
