// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/**
 * How a term is computed from parts of the state: {@code (sum of multiples + constant) / divisor}.
 * Conversions and wrapping around are not looked at: forms only suggest borders.
 *
 * @param complete whether nothing else is in the sum; what is left out belongs to inner loops
 */
public record IndexForm(Map<Part, Long> factors, long constant, long divisor, boolean complete) {
  /** A part of the state and its type. */
  public record Part(StateComponent component, IntType type) {}

  public static final IndexForm UNKNOWN = new IndexForm(Map.of(), 0, 1, false);

  /** A part itself. */
  public static IndexForm of(Part part) {
    return new IndexForm(Map.of(part, 1L), 0, 1, true);
  }

  /** A term over the values of known parts. */
  public static IndexForm of(Term term, Map<Term, Part> known) {
    if (known.containsKey(term)) {
      return new IndexForm(Map.of(known.get(term), 1L), 0, 1, true);
    }
    return switch (term) {
      case Constant c when c.value() instanceof Value.Bits bits && isSmall(bits.signed()) ->
          new IndexForm(Map.of(), bits.signed().longValueExact(), 1, true);
      case Application a when a.operator() instanceof CoreOperator operator ->
          switch (operator) {
            case ADD -> of(a.argument(0), known).plus(of(a.argument(1), known));
            case NEG -> of(a.argument(0), known).times(-1);
            case MUL -> product(of(a.argument(0), known), of(a.argument(1), known));
            case SIGN_EXTEND, ZERO_EXTEND -> of(a.argument(0), known);
            case EXTRACT -> upper(a, known).over(1L << Math.min(62, a.low()));
            case UDIV, SDIV -> quotient(of(a.argument(0), known), of(a.argument(1), known));
            default -> UNKNOWN;
          };
      default -> UNKNOWN;
    };
  }

  /** What higher bits are taken from: offsets of pointers are themselves bits of these. */
  private static IndexForm upper(Application extract, Map<Term, Part> known) {
    for (Map.Entry<Term, Part> e : known.entrySet()) {
      if (e.getKey() instanceof Application whole
          && whole.operator() == CoreOperator.EXTRACT
          && whole.argument(0) == extract.argument(0)
          && whole.low() == 0
          && whole.high() >= extract.high()) {
        return new IndexForm(Map.of(e.getValue(), 1L), 0, 1, true);
      }
    }
    return of(extract.argument(0), known);
  }

  private static boolean isSmall(BigInteger value) {
    return value.bitLength() < Integer.SIZE;
  }

  private static IndexForm product(IndexForm a, IndexForm b) {
    if (a.isConstant()) {
      return b.times(a.constant);
    }
    return b.isConstant() ? a.times(b.constant) : UNKNOWN;
  }

  private static IndexForm quotient(IndexForm a, IndexForm b) {
    return b.isConstant() && b.constant > 0 ? a.over(b.constant) : UNKNOWN;
  }

  public boolean isConstant() {
    return factors.isEmpty() && complete && divisor == 1;
  }

  public IndexForm plus(IndexForm other) {
    if (divisor != 1 || other.divisor != 1) {
      return UNKNOWN;
    }
    Map<Part, Long> sum = new LinkedHashMap<>(factors);
    other.factors.forEach((part, factor) -> sum.merge(part, factor, Long::sum));
    sum.values().removeIf(factor -> factor == 0);
    return new IndexForm(sum, constant + other.constant, 1, complete && other.complete);
  }

  public IndexForm minus(IndexForm other) {
    return plus(other.times(-1));
  }

  public IndexForm times(long number) {
    if (divisor != 1) {
      return UNKNOWN;
    }
    Map<Part, Long> multiples = new LinkedHashMap<>();
    if (number != 0) {
      factors.forEach((part, factor) -> multiples.put(part, factor * number));
    }
    return new IndexForm(multiples, constant * number, 1, complete);
  }

  private IndexForm over(long number) {
    boolean whole =
        constant % number == 0 && factors.values().stream().allMatch(f -> f % number == 0);
    if (!whole) {
      return new IndexForm(factors, constant, divisor * number, complete);
    }
    Map<Part, Long> parts = new LinkedHashMap<>();
    factors.forEach((part, factor) -> parts.put(part, factor / number));
    return new IndexForm(parts, constant / number, divisor, complete);
  }

  /** With parts replaced. */
  public Optional<IndexForm> with(Map<Part, IndexForm> replacements) {
    IndexForm sum = new IndexForm(Map.of(), constant, 1, complete);
    for (Map.Entry<Part, Long> e : factors.entrySet()) {
      IndexForm other =
          replacements.getOrDefault(e.getKey(), new IndexForm(Map.of(e.getKey(), 1L), 0, 1, true));
      if (!other.complete || other.divisor != 1) {
        return Optional.empty();
      }
      sum = sum.plus(other.times(e.getValue()));
    }
    return Optional.of(new IndexForm(sum.factors, sum.constant, divisor, complete));
  }

  public Border border() {
    List<Border.Summand> summands = new ArrayList<>();
    factors.forEach(
        (part, factor) -> summands.add(new Border.Summand(factor, part.component(), part.type())));
    return new Border(summands, constant, divisor);
  }
}
