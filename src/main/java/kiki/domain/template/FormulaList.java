// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Conjunction;
import kiki.domain.template.Formula.Relation;

/** What is known to hold together, written as a person would. */
public final class FormulaList {
  private FormulaList() {}

  /** One line for each formula, but one for both bounds of an expression. */
  public static List<String> lines(Collection<Formula> formulas) {
    Set<Formula> all = new LinkedHashSet<>();
    formulas.forEach(formula -> addParts(formula, all));
    if (all.contains(Formula.FALSE)) {
      return List.of(Formula.FALSE.text());
    }
    List<String> lines = new ArrayList<>();
    List<Formula> left = new ArrayList<>(all);
    while (!left.isEmpty()) {
      Formula first = left.removeFirst();
      Optional<Comparison> other = left.stream().flatMap(f -> opposite(first, f)).findFirst();
      other.ifPresent(left::remove);
      lines.add(other.map(o -> range((Comparison) first, o)).orElse(first).text());
    }
    return List.copyOf(new LinkedHashSet<>(lines));
  }

  private static void addParts(Formula formula, Set<Formula> into) {
    if (formula instanceof Conjunction(List<Formula> parts)) {
      parts.forEach(part -> addParts(part, into));
    } else {
      into.add(formula);
    }
  }

  /** The formula, if it bounds the same expression from the other side. */
  private static Stream<Comparison> opposite(Formula first, Formula second) {
    return first instanceof Comparison a
            && second instanceof Comparison b
            && a.left().equals(b.left())
            && (isUpper(a) && isLower(b) || isLower(a) && isUpper(b))
        ? Stream.of(b)
        : Stream.empty();
  }

  private static boolean isUpper(Comparison comparison) {
    return comparison.relation() == Relation.LESS || comparison.relation() == Relation.AT_MOST;
  }

  private static boolean isLower(Comparison comparison) {
    return comparison.relation() == Relation.GREATER || comparison.relation() == Relation.AT_LEAST;
  }

  private static Formula range(Comparison a, Comparison b) {
    Comparison lower = isLower(a) ? a : b;
    Comparison upper = isLower(a) ? b : a;
    boolean equal =
        lower.relation() == Relation.AT_LEAST
            && upper.relation() == Relation.AT_MOST
            && lower.right().equals(upper.right());
    return equal
        ? new Comparison(lower.left(), Relation.EQUAL, lower.right())
        : new Conjunction(
            List.of(
                new Comparison(lower.right(), lower.relation().mirrored(), lower.left()), upper));
  }
}
