// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.domain.predicate.Equalities;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;
import kiki.options.DomainFlag;

/**
 * {@code x == y} and {@code x != y} for variables of one type, and pointers and null; that an
 * integer is what it was where the loop was entered.
 */
public record EqualityDomain() implements Domain {
  @Override
  public String name() {
    return "equalities";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--equalities", "equality and disequality invariants"));
  }

  @Override
  public Turn turn() {
    return Turn.WITH_PREVIOUS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    for (Pair pair : loop.related()) {
      if (areComparable(pair.first().type(), pair.second().type())) {
        rows.addAll(Equalities.rows(pair.first(), pair.second()));
      }
    }
    for (Pair pair : loop.context().entered()) {
      rows.add(Equalities.equal(pair.first(), pair.second()));
    }
    for (Variable variable : loop.variables()) {
      if (variable.type() instanceof PointerType) {
        rows.addAll(Equalities.ofNull(variable));
      }
    }
    return rows;
  }

  private static boolean areComparable(CType a, CType b) {
    return a instanceof PointerType && b instanceof PointerType || a.isScalar() && a.equals(b);
  }
}
