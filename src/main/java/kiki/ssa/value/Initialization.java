// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import kiki.ssa.object.ExecutionContext;
import kiki.term.Application;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Operator;
import kiki.term.value.Sort;

/**
 * Whether a value read from memory was ever put there. The contents of a new object are symbols of
 * their own, so the value tells: these symbols are what nobody wrote. Other symbols (of loops that
 * are cut, of memory that is not represented) leave it open; what was computed was checked when its
 * operands were read. A part of a larger value is written by masking and shifting, hence this is
 * asked of each bit.
 */
final class Initialization {
  /** How values are put together of bytes, and taken apart. */
  private static final Set<Operator> REARRANGING =
      Set.of(
          CoreOperator.CONCAT,
          CoreOperator.EXTRACT,
          CoreOperator.ZERO_EXTEND,
          CoreOperator.SIGN_EXTEND,
          CoreOperator.SHL,
          CoreOperator.LSHR,
          CoreOperator.BIT_AND,
          CoreOperator.BIT_OR,
          CoreOperator.BIT_NOT,
          FloatOperator.Conversion.BITS_TO_FLOAT,
          FloatOperator.Conversion.FLOAT_TO_BITS);

  private final ExecutionContext encoding;
  private final Terms terms;

  /** Of each value a bit-vector as wide, whose ones are the bits that nobody wrote. */
  private final Map<Term, Term> known = new HashMap<>();

  Initialization(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
  }

  Term isGiven(Term value) {
    ArrayDeque<Term> work = new ArrayDeque<>();
    work.push(value);
    while (!work.isEmpty()) {
      Term t = work.peek();
      List<Term> cases = known.containsKey(t) ? List.of() : cases(t);
      List<Term> open = cases.stream().filter(c -> !known.containsKey(c)).toList();
      if (open.isEmpty()) {
        known.putIfAbsent(work.pop(), combined(t, cases));
      } else {
        open.forEach(work::push);
      }
    }
    return terms.equal(known.get(value), none(value.sort()));
  }

  /** The values that the term is one of, depending on {@link #condition}, or made of. */
  private List<Term> cases(Term t) {
    if (!(t instanceof Application a)) {
      return List.of();
    }
    if (a.operator() == CoreOperator.ITE) {
      return List.of(a.argument(1), a.argument(2));
    }
    if (REARRANGING.contains(a.operator())) {
      return IntStream.range(0, a.arity()).mapToObj(a::argument).toList();
    }
    if (a.operator() != CoreOperator.SELECT || !(a.argument(0) instanceof Application array)) {
      return List.of();
    }
    Term index = a.argument(1);
    if (array.operator() == CoreOperator.STORE) {
      return List.of(array.argument(2), terms.select(array.argument(0), index));
    }
    return array.operator() == CoreOperator.ITE
        ? List.of(terms.select(array.argument(1), index), terms.select(array.argument(2), index))
        : List.of();
  }

  private Term combined(Term t, List<Term> cases) {
    if (cases.isEmpty()) {
      return single(t);
    }
    Application a = (Application) t;
    if (REARRANGING.contains(a.operator())) {
      return rearranged(a);
    }
    return terms.ite(condition(t), known.get(cases.get(0)), known.get(cases.get(1)));
  }

  /** A zero that was written decides a bit of a conjunction, a one that of a disjunction. */
  private Term rearranged(Application a) {
    Term first = known.get(a.argument(0));
    return switch (a.operator()) {
      case CoreOperator.CONCAT -> terms.concat(first, known.get(a.argument(1)));
      case CoreOperator.EXTRACT -> terms.extract(first, a.high(), a.low());
      case CoreOperator.ZERO_EXTEND -> terms.zeroExtend(first, width(a.sort()));
      case CoreOperator.SIGN_EXTEND -> terms.signExtend(first, width(a.sort()));
      case CoreOperator.SHL -> terms.shl(first, a.argument(1));
      case CoreOperator.LSHR -> terms.lshr(first, a.argument(1));
      case CoreOperator.BIT_AND -> undecided(a, a.argument(0), a.argument(1));
      case CoreOperator.BIT_OR ->
          undecided(a, terms.bitNot(a.argument(0)), terms.bitNot(a.argument(1)));
      case CoreOperator.BIT_NOT,
          FloatOperator.Conversion.BITS_TO_FLOAT,
          FloatOperator.Conversion.FLOAT_TO_BITS ->
          first;
      default -> throw new IllegalArgumentException("not rearranging: " + a);
    };
  }

  /**
   * The bits of a conjunction or disjunction that nobody wrote.
   *
   * @param left where the first operand leaves the decision to the second
   */
  private Term undecided(Application a, Term left, Term right) {
    Term first = known.get(a.argument(0));
    Term second = known.get(a.argument(1));
    return terms.bitOr(
        terms.bitAnd(first, second),
        terms.bitOr(terms.bitAnd(first, right), terms.bitAnd(left, second)));
  }

  /** When the first of the cases is meant. */
  private Term condition(Term t) {
    if (((Application) t).operator() == CoreOperator.ITE) {
      return t.argument(0);
    }
    Term array = t.argument(0);
    return ((Application) array).operator() == CoreOperator.STORE
        ? terms.equal(array.argument(1), t.argument(1))
        : array.argument(0);
  }

  private Term single(Term t) {
    Term source =
        t instanceof Application a && a.operator() == CoreOperator.SELECT ? a.argument(0) : t;
    if (!(source instanceof FreeSymbol)) {
      return none(t.sort());
    }
    return switch (encoding.content(source)) {
      case NEW -> terms.bitNot(none(t.sort()));
      case GIVEN -> none(t.sort());
      case OPEN -> {
        Term given = encoding.fresh("initialized", Sort.BOOL);
        yield terms.ite(given, none(t.sort()), terms.bitNot(none(t.sort())));
      }
    };
  }

  private Term none(Sort sort) {
    return terms.bits(width(sort), 0);
  }

  private static int width(Sort sort) {
    return switch (sort) {
      case Sort.Bool _ -> 1;
      case Sort.BitVec b -> b.width();
      case Sort.Float f -> f.format().totalBits();
      case Sort.Array _ -> throw new IllegalArgumentException("a value is not an array");
    };
  }
}
