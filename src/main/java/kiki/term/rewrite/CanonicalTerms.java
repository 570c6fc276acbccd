// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Replaces terms by equal ones that were met before, also where the equality takes more than the
 * rules of the factory: sums and extrema of the same operands, in whatever order a program goes
 * through them. A SAT solver would have to prove that adders commute, which it cannot for more than
 * a few.
 */
public final class CanonicalTerms {
  private final Terms terms;
  private final Runnable progress;
  private final Map<Term, LinearSum> sums = new HashMap<>();
  private final Map<LinearSum, Term> bySum = new HashMap<>();
  private final Map<Term, Extremum> extrema = new HashMap<>();
  private final Map<Extremum, Term> byExtremum = new HashMap<>();
  private Term[] canonical = new Term[1 << 10];

  /**
   * @param progress called before each term; if it throws, what was replaced stays
   */
  public CanonicalTerms(Terms terms, Runnable progress) {
    this.terms = terms;
    this.progress = progress;
  }

  /** A term of the same value. */
  public Term of(Term root) {
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      progress.run();
      if (known(term) != null) {
        pending.pop();
      } else if (!pushUnknown(term, pending)) {
        pending.pop();
        Term replacement = replacement(term);
        remember(term, replacement);
        remember(replacement, replacement);
      }
    }
    return known(root);
  }

  private Term known(Term term) {
    return term.id() < canonical.length ? canonical[term.id()] : null;
  }

  private void remember(Term term, Term replacement) {
    if (term.id() >= canonical.length) {
      canonical = Arrays.copyOf(canonical, Math.max(term.id() + 1, 2 * canonical.length));
    }
    canonical[term.id()] = replacement;
  }

  private boolean pushUnknown(Term term, ArrayDeque<Term> pending) {
    boolean pushed = false;
    for (int i = 0; i < term.arity(); i++) {
      if (known(term.argument(i)) == null) {
        pending.push(term.argument(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private Term replacement(Term term) {
    if (!(term instanceof Application application)) {
      return term;
    }
    Term rebuilt = narrowed(rebuilt(application));
    return rebuilt instanceof Application made && made.sort() instanceof Sort.BitVec
        ? reordered(made)
        : rebuilt;
  }

  private Term rebuilt(Application term) {
    boolean same = true;
    Term[] arguments = new Term[term.arity()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = known(term.argument(i));
      same &= arguments[i] == term.argument(i);
    }
    return same ? term : Rebuilder.rebuild(terms, term, arguments);
  }

  /** A choice between extended words is the extension of a choice: it needs fewer bits. */
  private Term narrowed(Term term) {
    if (!term.is(CoreOperator.ITE) || !(term.sort() instanceof Sort.BitVec)) {
      return term;
    }
    for (CoreOperator extension : List.of(CoreOperator.SIGN_EXTEND, CoreOperator.ZERO_EXTEND)) {
      int width =
          Math.max(origin(term.argument(1), extension), origin(term.argument(2), extension));
      if (width > 0 && width < term.width()) {
        Optional<Term> then = narrowed(term.argument(1), extension, width);
        Optional<Term> otherwise = narrowed(term.argument(2), extension, width);
        if (then.isPresent() && otherwise.isPresent()) {
          Term narrow = terms.ite(term.argument(0), then.get(), otherwise.get());
          return extended(extension, of(narrow), term.width());
        }
      }
    }
    return term;
  }

  /** The width of what a term extends; zero if it is no such extension. */
  private static int origin(Term term, CoreOperator extension) {
    return term.is(extension) ? term.argument(0).width() : 0;
  }

  /** The word of such a width that a term extends. */
  private Optional<Term> narrowed(Term term, CoreOperator extension, int width) {
    if (term.is(extension) && term.argument(0).width() == width) {
      return Optional.of(term.argument(0));
    }
    Term low = terms.extract(term, width - 1, 0);
    return Optional.of(low)
        .filter(_ -> term.isConstant() && extended(extension, low, term.width()) == term);
  }

  private Term extended(CoreOperator extension, Term term, int width) {
    return extension == CoreOperator.SIGN_EXTEND
        ? terms.signExtend(term, width)
        : terms.zeroExtend(term, width);
  }

  /** The first term met that is the same sum or extremum. */
  private Term reordered(Application term) {
    Optional<Extremum> extremum = extremum(term);
    if (extremum.isPresent()) {
      extrema.putIfAbsent(term, extremum.get());
      return byExtremum.computeIfAbsent(extremum.get(), _ -> term);
    }
    Optional<LinearSum> sum =
        sum(term).filter(s -> s.factors().size() <= CanonicalTuning.MAX_OPERANDS);
    if (sum.isEmpty()) {
      return term;
    }
    Optional<Term> single = sum.get().single();
    if (single.isPresent()) {
      return single.get();
    }
    sums.putIfAbsent(term, sum.get());
    return bySum.computeIfAbsent(sum.get(), _ -> term);
  }

  /** Empty if the term is not worth being looked into. */
  private Optional<LinearSum> sum(Application term) {
    if (!(term.operator() instanceof CoreOperator operator)) {
      return Optional.empty();
    }
    return switch (operator) {
      case ADD -> Optional.of(sumOf(term.argument(0)).plus(sumOf(term.argument(1))));
      case NEG -> Optional.of(sumOf(term.argument(0)).times(BigInteger.ONE.negate()));
      case MUL -> product(term.argument(0), term.argument(1));
      case EXTRACT -> term.low() == 0 ? truncated(term) : Optional.empty();
      case ITE -> choice(term);
      default -> Optional.empty();
    };
  }

  private LinearSum sumOf(Term term) {
    return term instanceof Constant constant
        ? LinearSum.of(term.width(), ((Value.Bits) constant.value()).unsigned())
        : sums.getOrDefault(term, LinearSum.of(term));
  }

  private Optional<LinearSum> product(Term a, Term b) {
    if (a instanceof Constant constant) {
      return Optional.of(sumOf(b).times(((Value.Bits) constant.value()).unsigned()));
    }
    return b instanceof Constant ? product(b, a) : Optional.empty();
  }

  /** The low bits of a sum are the sum of the low bits. */
  private Optional<LinearSum> truncated(Application term) {
    LinearSum whole = sums.get(term.argument(0));
    if (whole == null) {
      return Optional.empty();
    }
    int width = term.width();
    LinearSum sum = LinearSum.of(width, whole.constant());
    for (Map.Entry<Term, BigInteger> e : whole.factors().entrySet()) {
      // What is no term of the program is not looked into again, so this does not recur.
      Term low = terms.extract(e.getKey(), width - 1, 0);
      sum = sum.plus(sumOf(low).times(e.getValue()));
    }
    return Optional.of(sum);
  }

  /** What both cases add is added in any case. */
  private Optional<LinearSum> choice(Application term) {
    LinearSum then = sumOf(term.argument(1));
    LinearSum otherwise = sumOf(term.argument(2));
    LinearSum common = then.common(otherwise);
    LinearSum first = then.minus(common);
    LinearSum second = otherwise.minus(common);
    if (first.factors().isEmpty() && second.factors().isEmpty()) {
      return Optional.of(common.plus(choice(term.argument(0), first, second)));
    }
    if (common.factors().isEmpty()) {
      return Optional.empty();
    }
    Term rest = terms.ite(term.argument(0), term(first), term(second));
    return Optional.of(common.plus(sumOf(rest)));
  }

  /** Between constants: a multiple of the truth value of the condition. */
  private LinearSum choice(Term condition, LinearSum then, LinearSum otherwise) {
    if (condition.is(CoreOperator.NOT)) {
      return choice(condition.argument(0), otherwise, then);
    }
    int width = then.width();
    Term truth = terms.ite(condition, terms.bits(width, 1), terms.bits(width, 0));
    return otherwise.plus(LinearSum.of(truth).times(then.minus(otherwise).constant()));
  }

  private Term term(LinearSum sum) {
    Term known = bySum.get(sum);
    if (known != null) {
      return known;
    }
    Term made = terms.bits(sum.width(), sum.constant());
    var ordered =
        sum.factors().entrySet().stream()
            .sorted((a, b) -> Integer.compare(a.getKey().id(), b.getKey().id()))
            .toList();
    for (Map.Entry<Term, BigInteger> e : ordered) {
      made = terms.add(made, terms.mul(e.getKey(), terms.bits(sum.width(), e.getValue())));
    }
    return made;
  }

  /** A choice by a comparison of what is chosen from. */
  private Optional<Extremum> extremum(Application term) {
    if (!term.is(CoreOperator.ITE)) {
      return Optional.empty();
    }
    Term condition = term.argument(0);
    boolean negated = condition.is(CoreOperator.NOT);
    Term order = negated ? condition.argument(0) : condition;
    if (!order.is(CoreOperator.SLT) && !order.is(CoreOperator.ULT)) {
      return Optional.empty();
    }
    Term a = term.argument(1);
    Term b = term.argument(2);
    boolean straight = order.argument(0) == a && order.argument(1) == b;
    boolean crossed = order.argument(0) == b && order.argument(1) == a;
    if (!straight && !crossed) {
      return Optional.empty();
    }
    Extremum.Side side = straight == negated ? Extremum.Side.LARGEST : Extremum.Side.SMALLEST;
    CoreOperator operator = (CoreOperator) ((Application) order).operator();
    Extremum all =
        new Extremum(operator, side, Set.of())
            .with(operands(a, operator, side))
            .with(operands(b, operator, side));
    return Optional.of(all).filter(e -> e.among().size() <= CanonicalTuning.MAX_OPERANDS);
  }

  private Set<Term> operands(Term term, CoreOperator operator, Extremum.Side side) {
    Extremum inner = extrema.get(term);
    return inner != null && inner.order() == operator && inner.side() == side
        ? inner.among()
        : Set.of(term);
  }
}
