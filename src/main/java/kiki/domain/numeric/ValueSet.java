// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.domain.template.Parameter;
import kiki.term.value.Value;

/** The parameter of a {@link ValueSetRow}: combinations of values, in the order they were found. */
record ValueSet(Set<List<Value>> tuples) implements Parameter {
  ValueSet {
    tuples = Collections.unmodifiableSet(new LinkedHashSet<>(tuples));
  }

  ValueSet union(ValueSet other) {
    Set<List<Value>> all = new LinkedHashSet<>(tuples);
    all.addAll(other.tuples);
    return new ValueSet(all);
  }
}
