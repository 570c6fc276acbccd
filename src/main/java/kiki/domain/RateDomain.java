// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.numeric.LinearRow.Summand;
import kiki.domain.numeric.Numbers;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.options.DomainFlag;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * {@code x <= c * i} for any factor: what a loop writes in an iteration is bounded, and {@code i}
 * counts the iterations.
 */
public record RateDomain() implements Domain {
  @Override
  public String name() {
    return "rates";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--rates", "bounds by multiples of counters"));
  }

  @Override
  public Turn turn() {
    return Turn.FIRST_UNWINDINGS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Variable> numbers = loop.variables().stream().filter(Numbers::isNumber).toList();
    List<Row> rows = new ArrayList<>();
    for (Variable x : numbers) {
      for (Variable i : numbers) {
        if (!x.equals(i) && rows.size() < DomainTuning.RATES) {
          rows.add(new RateRow(x, i));
        }
      }
    }
    return rows;
  }

  /** The factor, one of few, so that one that grows and grows is given up. */
  record Rate(int factor) implements Parameter {
    private static final NavigableSet<Integer> FACTORS = factors();

    /** Each small number, and then those with one digit or two bits. */
    private static NavigableSet<Integer> factors() {
      NavigableSet<Integer> factors = new TreeSet<>();
      for (int small = 0; small < DomainTuning.SMALL_RATES; small++) {
        factors.add(small);
      }
      for (int unit = 1; unit <= DomainTuning.GREATEST_RATE; unit *= 2) {
        factors.addAll(List.of(unit, 3 * unit));
      }
      for (int unit = 1; unit <= DomainTuning.GREATEST_RATE; unit *= 10) {
        for (int digit = 1; digit < 10; digit++) {
          factors.add(digit * unit);
        }
      }
      return factors.headSet(DomainTuning.GREATEST_RATE, true);
    }

    /** The least one that is large enough. */
    static Parameter of(BigInteger ratio) {
      return ratio.compareTo(BigInteger.valueOf(DomainTuning.GREATEST_RATE)) > 0
          ? Extreme.TOP
          : new Rate(FACTORS.ceiling(ratio.intValueExact()));
    }
  }

  /** Counts that are negative are none. */
  record RateRow(Variable x, Variable i) implements Row {
    @Override
    public List<Variable> variables() {
      return List.of(x, i);
    }

    private static IntType type(Variable variable) {
      return (IntType) variable.type();
    }

    @Override
    public Parameter abstraction(Terms terms, Valuation model, State state) {
      BigInteger value = Numbers.number(model.value(state.of(x)), type(x));
      BigInteger count = Numbers.number(model.value(state.of(i)), type(i));
      if (count.signum() < 0 || count.signum() == 0 && value.signum() > 0) {
        return Extreme.TOP;
      }
      if (value.signum() <= 0) {
        return new Rate(0);
      }
      return Rate.of(value.add(count).subtract(BigInteger.ONE).divide(count));
    }

    @Override
    public Parameter join(Parameter a, Parameter b) {
      if (a instanceof Rate(int first) && b instanceof Rate(int second)) {
        return first >= second ? a : b;
      }
      return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
    }

    @Override
    public Term holds(Terms terms, State state, Parameter parameter) {
      return switch (parameter) {
        case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
        case Rate(int factor) -> {
          LinearRow row = difference(factor);
          Term count = state.of(i);
          Term counts =
              type(i).isSigned()
                  ? terms.sge(count, terms.bits(count.width(), 0))
                  : terms.trueTerm();
          yield terms.and(counts, row.atMost(terms, state, BigInteger.ZERO));
        }
        default -> throw new IllegalArgumentException("not a rate: " + parameter);
      };
    }

    private LinearRow difference(int factor) {
      Summand value = new Summand(BigInteger.ONE, x);
      return LinearRow.of(
          factor == 0
              ? List.of(value)
              : List.of(value, new Summand(BigInteger.valueOf(-factor), i)));
    }

    @Override
    public Optional<Formula> formula(Parameter parameter) {
      return switch (parameter) {
        case Rate(int factor) -> {
          Formula rate = difference(factor).formula(BigInteger.ZERO);
          Formula counts = LinearRow.of(List.of(-1), List.of(i)).formula(BigInteger.ZERO);
          yield Optional.of(type(i).isSigned() ? Formula.and(List.of(counts, rate)) : rate);
        }
        case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
        default -> Optional.empty();
      };
    }
  }
}
