// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * A position in arrays (arrays, section 3.2): a sum of multiples of integers of the program and a
 * constant, in units of which {@code stride} make one element.
 */
public record Border(List<Summand> summands, long constant, long stride) {
  /** Bits by which sums are wider than what is added, so that they never overflow. */
  private static final int HEADROOM = 36;

  /**
   * A multiple of an integer of the program.
   *
   * @param type of the part
   */
  public record Summand(long factor, StateComponent part, IntType type) {}

  public Border {
    summands = List.copyOf(summands);
  }

  /** The same position in another form of the program, in which variables are called otherwise. */
  public Border renamed(FormNames names) {
    return new Border(
        summands.stream()
            .map(s -> new Summand(s.factor(), s.part().renamed(names), s.type()))
            .toList(),
        constant,
        stride);
  }

  public static Border at(long element) {
    return new Border(List.of(), element, 1);
  }

  public boolean isConstant() {
    return summands.isEmpty();
  }

  /** The position some elements further. */
  public Border plus(long elements) {
    return new Border(summands, constant + elements * stride, stride);
  }

  /** As an index of some width, if the snapshot has all parts; what is beyond that wraps around. */
  public Optional<Term> index(Terms terms, Snapshot snapshot, int width) {
    return wide(terms, snapshot, Map.of(), width + HEADROOM)
        .map(sum -> stride == 1 ? sum : terms.sdiv(sum, terms.bits(sum.width(), stride)))
        .map(sum -> terms.extract(sum, width - 1, 0));
  }

  /** That an index is before the position. */
  public Optional<Term> isAfter(Terms terms, Snapshot snapshot, Term index) {
    return isAfter(terms, snapshot, Map.of(), index);
  }

  /** That an index is before the position that it is if variables have other values. */
  Optional<Term> isAfter(
      Terms terms, Snapshot snapshot, Map<SsaVariable, Term> others, Term index) {
    int width = width(index.width());
    return wide(terms, snapshot, others, width)
        .map(position -> terms.slt(scaled(terms, index), position));
  }

  /** That an index is at the position or behind it. */
  public Optional<Term> isUpTo(Terms terms, Snapshot snapshot, Term index) {
    return isAfter(terms, snapshot, index).map(terms::not);
  }

  private Term scaled(Terms terms, Term index) {
    int width = width(index.width());
    Term wide = terms.zeroExtend(index, width);
    return stride == 1 ? wide : terms.mul(terms.bits(width, stride), wide);
  }

  private int width(int index) {
    int width = index;
    for (Summand summand : summands) {
      width = Math.max(width, summand.type().width());
    }
    boolean plain =
        stride == 1 && summands.size() <= 1 && summands.stream().allMatch(s -> s.factor() == 1);
    return width + (plain && Math.abs(constant) < Short.MAX_VALUE ? 2 : HEADROOM);
  }

  private Optional<Term> wide(
      Terms terms, Snapshot snapshot, Map<SsaVariable, Term> others, int width) {
    Term sum = terms.bits(width, constant);
    for (Summand summand : summands) {
      StateComponent part = summand.part();
      Optional<Term> value =
          part.isVariable() && others.containsKey(part.variable())
              ? Optional.of(others.get(part.variable()))
              : part.read(terms, snapshot, List.of());
      if (value.isEmpty()) {
        return Optional.empty();
      }
      Term extended = extend(terms, value.get(), summand.type(), width);
      sum = terms.add(sum, terms.mul(terms.bits(width, summand.factor()), extended));
    }
    return Optional.of(sum);
  }

  private static Term extend(Terms terms, Term value, IntType type, int width) {
    Term bits = value.sort() instanceof Sort.Bool ? terms.boolToBits(value, 1) : value;
    if (bits.width() >= width) {
      return terms.extract(bits, width - 1, 0);
    }
    return type.isSigned() ? terms.signExtend(bits, width) : terms.zeroExtend(bits, width);
  }

  public String text() {
    return text(Map.of());
  }

  /** With other names of variables. */
  String text(Map<SsaVariable, String> names) {
    List<String> parts = new ArrayList<>();
    for (Summand s : summands) {
      String name =
          s.part().isVariable() && names.containsKey(s.part().variable())
              ? names.get(s.part().variable())
              : s.part().text();
      parts.add(s.factor() == 1 ? name : s.factor() == -1 ? "-" + name : s.factor() + "*" + name);
    }
    if (constant != 0 || parts.isEmpty()) {
      parts.add(Long.toString(constant));
    }
    String sum = String.join(" + ", parts).replace("+ -", "- ");
    return stride == 1 ? sum : "(" + sum + ")/" + stride;
  }
}
