// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Conjunction;
import kiki.domain.template.Formula.Disjunction;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.KnownFacts.Answer;

/** What is known to hold together, written as a person would: without what follows anyway. */
public final class FormulaList {
  private final Set<Formula> formulas = new LinkedHashSet<>();
  private final Collection<Formula> said;
  private KnownFacts facts = new KnownFacts();

  private FormulaList(Collection<Formula> said) {
    this.said = said;
  }

  /** One line for each formula, but one for both bounds of an expression. */
  public static List<String> lines(Collection<Formula> formulas) {
    return lines(formulas, List.of());
  }

  /** As {@link #lines(Collection)}, without what follows from something else that was said. */
  public static List<String> lines(Collection<Formula> formulas, Collection<Formula> said) {
    FormulaList list = new FormulaList(said);
    formulas.forEach(list::addParts);
    list.removeSaid();
    list.simplify();
    return list.formulas.contains(Formula.FALSE)
        ? List.of(Formula.FALSE.text())
        : list.inRanges().stream().map(Formula::text).distinct().toList();
  }

  private void addParts(Formula formula) {
    if (formula instanceof Conjunction(List<Formula> parts)) {
      parts.forEach(this::addParts);
    } else {
      formulas.add(formula);
    }
  }

  private void removeSaid() {
    said.forEach(facts::add);
    formulas.removeIf(f -> f instanceof Comparison c && facts.ask(c) == Answer.TRUE);
  }

  /** Each round may make a disjunction a single case, from which more follows. */
  private void simplify() {
    Set<Formula> before;
    do {
      before = new LinkedHashSet<>(formulas);
      facts = new KnownFacts();
      said.forEach(facts::add);
      before.forEach(facts::add);
      formulas.clear();
      for (Formula formula : before) {
        if (formula instanceof Disjunction(List<Formula> cases)) {
          simplified(cases, before).ifPresent(this::addParts);
        } else if (!(formula instanceof Comparison c && follows(c))) {
          formulas.add(formula);
        }
      }
    } while (!before.equals(formulas));
    formulas.removeIf(f -> f instanceof Disjunction d && isWeaker(d));
  }

  /** Whether it says nothing beside the bounds of its variables. */
  private boolean follows(Comparison comparison) {
    boolean bound =
        comparison.right().constant().isPresent() && comparison.left().coefficients().size() < 2;
    return !bound && facts.askParts(comparison) == Answer.TRUE;
  }

  /** The cases that are possible; empty if one is known to hold. */
  private Optional<Formula> simplified(List<Formula> cases, Set<Formula> known) {
    List<Formula> possible = new ArrayList<>();
    for (Formula each : cases) {
      Answer answer = known.contains(each) ? Answer.TRUE : ask(each, known);
      if (answer == Answer.TRUE || cases.contains(each.negation())) {
        return Optional.empty();
      }
      if (answer == Answer.OPEN) {
        possible.add(each);
      }
    }
    List<Formula> together = merged(possible);
    boolean always =
        together.stream().anyMatch(a -> together.stream().anyMatch(b -> isOneOf(a, b)));
    return always ? Optional.empty() : Optional.of(Formula.or(together));
  }

  /** Comparisons of the same expressions become one. */
  private static List<Formula> merged(List<Formula> cases) {
    List<Formula> result = new ArrayList<>();
    for (Formula each : cases) {
      Optional<Formula> same =
          result.stream().filter(other -> either(other, each).isPresent()).findFirst();
      result.add(same.flatMap(other -> either(other, each)).orElse(each));
      same.ifPresent(result::remove);
    }
    return result;
  }

  /** That one of two comparisons of the same expressions holds. */
  private static Optional<Formula> either(Formula first, Formula second) {
    if (!(first instanceof Comparison a && second instanceof Comparison b) || a.isPartial()) {
      return Optional.empty();
    }
    Comparison same = b.left().equals(a.left()) ? b : b.mirrored();
    return same.left().equals(a.left()) && same.right().equals(a.right())
        ? Relation.of(a.relation().outcomes() | same.relation().outcomes())
            .map(relation -> new Comparison(a.left(), relation, a.right()))
        : Optional.empty();
  }

  /** Whether the second holds wherever the first does not. */
  private static boolean isOneOf(Formula first, Formula second) {
    KnownFacts otherwise = new KnownFacts();
    otherwise.add(first.negation());
    return second instanceof Comparison comparison && otherwise.ask(comparison) == Answer.TRUE;
  }

  private Answer ask(Formula formula, Set<Formula> known) {
    return switch (formula) {
      case Comparison comparison -> facts.ask(comparison);
      case Conjunction(List<Formula> parts) -> {
        List<Answer> answers = parts.stream().map(part -> ask(part, known)).toList();
        boolean all = answers.stream().allMatch(answer -> answer == Answer.TRUE);
        yield answers.contains(Answer.FALSE) ? Answer.FALSE : all ? Answer.TRUE : Answer.OPEN;
      }
      case Formula.Truth _, Formula.Negation _, Disjunction _ ->
          known.contains(formula.negation()) ? Answer.FALSE : Answer.OPEN;
    };
  }

  /** Whether some of its cases are known to be enough. */
  private boolean isWeaker(Disjunction disjunction) {
    return formulas.stream()
        .anyMatch(
            other ->
                other instanceof Disjunction(List<Formula> cases)
                    && !other.equals(disjunction)
                    && cases.size() < disjunction.disjuncts().size()
                    && disjunction.disjuncts().containsAll(cases));
  }

  private List<Formula> inRanges() {
    List<Formula> left = new ArrayList<>();
    for (Formula formula : formulas) {
      merged(formula)
          .filter(f -> !left.contains(f))
          .filter(f -> !(f instanceof Comparison c && left.contains(c.mirrored())))
          .ifPresent(left::add);
    }
    List<Formula> result = new ArrayList<>();
    while (!left.isEmpty()) {
      Formula first = left.removeFirst();
      Optional<Comparison> other = left.stream().flatMap(f -> opposite(first, f)).findFirst();
      other.ifPresent(left::remove);
      result.add(other.map(o -> range((Comparison) first, o)).orElse(first));
    }
    return result;
  }

  /** The comparison together with others of the same expressions; empty if these say it. */
  private Optional<Formula> merged(Formula formula) {
    if (!(formula instanceof Comparison comparison) || comparison.isPartial()) {
      return Optional.of(formula);
    }
    Operand left = comparison.left();
    if (comparison.right().constant().isEmpty()) {
      return Optional.of(new Comparison(left, facts.relation(comparison), comparison.right()));
    }
    if (comparison.relation() == Relation.DIFFERENT) {
      return facts.isOutOfRange(comparison) ? Optional.empty() : Optional.of(formula);
    }
    List<Comparison> bounds = new ArrayList<>();
    KnownFacts.Range range = facts.range(left);
    range.least().ifPresent(l -> bounds.add(compare(left, Relation.AT_LEAST, l)));
    range.greatest().ifPresent(g -> bounds.add(compare(left, Relation.AT_MOST, g)));
    return Optional.of(
        bounds.size() == 1 ? bounds.getFirst() : range(bounds.getFirst(), bounds.getLast()));
  }

  private static Comparison compare(Operand left, Relation relation, BigInteger bound) {
    return new Comparison(left, relation, Operand.number(bound));
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
        : new Conjunction(List.of(lower.mirrored(), upper));
  }
}
