// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.List;
import java.util.stream.Collectors;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Conjunction;
import kiki.domain.template.Formula.Disjunction;
import kiki.domain.template.Formula.Negation;
import kiki.domain.template.Formula.Truth;

/** Prints formulas as C, with the parentheses that C or a reader needs. */
final class FormulaPrinter {
  private FormulaPrinter() {}

  static String print(Formula formula) {
    return switch (formula) {
      case Comparison(var left, var relation, var right) ->
          left.text() + " " + relation.sign() + " " + right.text();
      case Truth(var expression) -> expression.text();
      case Negation(Truth truth) -> "!" + print(truth);
      case Negation(Formula of) -> "!(" + print(of) + ")";
      case Conjunction(List<Formula> parts) -> parts.isEmpty() ? "1" : joined(parts, " && ");
      case Disjunction(List<Formula> parts) -> parts.isEmpty() ? "0" : joined(parts, " || ");
    };
  }

  private static String joined(List<Formula> parts, String operator) {
    return parts.stream().map(FormulaPrinter::part).collect(Collectors.joining(operator));
  }

  private static String part(Formula formula) {
    boolean plain =
        switch (formula) {
          case Comparison _, Truth _, Negation _ -> true;
          case Conjunction(List<Formula> parts) -> parts.isEmpty();
          case Disjunction(List<Formula> parts) -> parts.isEmpty();
        };
    return plain ? print(formula) : "(" + print(formula) + ")";
  }
}
