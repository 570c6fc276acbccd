// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/**
 * Looks for values of a pattern's parameters with which it is a given term. It looks at the
 * structure only, so it may find none where there are some; and where constants have been added up,
 * what it finds may give another term.
 */
public final class TermMatch {
  private final Terms terms;

  /** The factory of the terms that patterns are compared with. */
  public TermMatch(Terms terms) {
    this.terms = terms;
  }

  /**
   * Values of the parameters that are not known yet, together with those that are.
   *
   * @param known values of some parameters
   */
  public Optional<Map<FreeSymbol, Term>> match(
      TermPattern pattern, Term term, Map<FreeSymbol, Term> known) {
    Map<FreeSymbol, Term> found = new LinkedHashMap<>(known);
    return matches(pattern.body(), term, found) ? Optional.of(found) : Optional.empty();
  }

  private boolean matches(Term pattern, Term term, Map<FreeSymbol, Term> found) {
    if (!pattern.sort().equals(term.sort())) {
      return false;
    }
    return switch (pattern) {
      case Constant constant -> terms.constant(constant.value()) == term;
      case FreeSymbol symbol -> {
        Term known = found.putIfAbsent(symbol, term);
        yield known == null || known == term;
      }
      case Application a when a.operator() == CoreOperator.ADD -> sum(a, term, found);
      case Application a ->
          term instanceof Application b
              && a.operator() == b.operator()
              && a.arity() == b.arity()
              && (a.operator() != CoreOperator.EXTRACT || a.low() == b.low())
              && (arguments(a, b, found)
                  || a.operator() == CoreOperator.MUL && swapped(a, b, found));
    };
  }

  private boolean arguments(Application pattern, Application term, Map<FreeSymbol, Term> found) {
    Map<FreeSymbol, Term> attempt = new HashMap<>(found);
    for (int i = 0; i < pattern.arity(); i++) {
      if (!matches(pattern.argument(i), term.argument(i), attempt)) {
        return false;
      }
    }
    found.putAll(attempt);
    return true;
  }

  private boolean swapped(Application pattern, Application term, Map<FreeSymbol, Term> found) {
    Map<FreeSymbol, Term> attempt = new HashMap<>(found);
    if (pattern.arity() == 2
        && matches(pattern.argument(0), term.argument(1), attempt)
        && matches(pattern.argument(1), term.argument(0), attempt)) {
      found.putAll(attempt);
      return true;
    }
    return false;
  }

  /** Each summand of the pattern is one of the term; a parameter gets what is left. */
  private boolean sum(Application pattern, Term term, Map<FreeSymbol, Term> found) {
    Map<FreeSymbol, Term> attempt = new HashMap<>(found);
    List<Term> rest = summands(term);
    List<Term> open = new ArrayList<>();
    for (Term summand : summands(pattern)) {
      boolean isOpen = summand instanceof FreeSymbol s && !attempt.containsKey(s);
      if (isOpen || !takeOne(summand, rest, attempt)) {
        open.add(summand);
      }
    }
    boolean all =
        open.size() == 1 && open.getFirst() instanceof FreeSymbol symbol
            ? matches(symbol, added(rest, symbol.width()), attempt)
            : rest.stream().allMatch(Constant.class::isInstance)
                && fromConstant(open, constant(added(rest, pattern.width())), attempt);
    if (all) {
      found.putAll(attempt);
    }
    return all;
  }

  private boolean takeOne(Term summand, List<Term> rest, Map<FreeSymbol, Term> found) {
    if (summand instanceof Constant constant) {
      rest.add(terms.neg(terms.constant(constant.value())));
      return true;
    }
    for (Term candidate : rest) {
      if (matches(summand, candidate, found)) {
        rest.remove(candidate);
        return true;
      }
    }
    return false;
  }

  private static List<Term> summands(Term term) {
    List<Term> found = new ArrayList<>();
    if (term.is(CoreOperator.ADD)) {
      for (int i = 0; i < term.arity(); i++) {
        found.addAll(summands(term.argument(i)));
      }
    } else {
      found.add(term);
    }
    return found;
  }

  private Term added(List<Term> summands, int width) {
    Term sum = terms.bits(width, 0);
    for (Term summand : summands) {
      sum = terms.add(sum, summand);
    }
    return sum;
  }

  private static BigInteger constant(Term term) {
    return term instanceof Constant c && c.value() instanceof Value.Bits bits
        ? bits.signed()
        : BigInteger.ZERO;
  }

  /** A multiple of a parameter, which may be extended. */
  private record Multiple(BigInteger factor, FreeSymbol parameter) {}

  /** Shares a constant between multiples of parameters, the largest first. */
  private boolean fromConstant(
      List<Term> summands, BigInteger constant, Map<FreeSymbol, Term> found) {
    List<Multiple> multiples = new ArrayList<>();
    for (Term summand : summands) {
      Optional<Multiple> multiple = multiple(summand, BigInteger.ONE);
      if (multiple.isEmpty() || found.containsKey(multiple.get().parameter())) {
        return false;
      }
      multiples.add(multiple.get());
    }
    multiples.sort((a, b) -> b.factor().compareTo(a.factor()));
    BigInteger rest = constant;
    for (Multiple multiple : multiples) {
      BigInteger[] share = rest.divideAndRemainder(multiple.factor());
      found.put(multiple.parameter(), terms.bits(multiple.parameter().width(), share[0]));
      rest = share[1];
    }
    return rest.signum() == 0;
  }

  private static Optional<Multiple> multiple(Term term, BigInteger factor) {
    if (term instanceof FreeSymbol symbol) {
      return Optional.of(new Multiple(factor, symbol));
    }
    if (term.is(CoreOperator.SIGN_EXTEND) || term.is(CoreOperator.ZERO_EXTEND)) {
      return multiple(term.argument(0), factor);
    }
    if (term.is(CoreOperator.MUL) && term.arity() == 2) {
      int at = term.argument(0) instanceof Constant ? 0 : 1;
      BigInteger value = constant(term.argument(at));
      return value.signum() > 0
          ? multiple(term.argument(1 - at), factor.multiply(value))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
