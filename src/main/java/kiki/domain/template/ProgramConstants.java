// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Comparator;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Operator;
import kiki.term.value.Value;
import kiki.util.ieee.IeeeFloat;

/**
 * The constants that a program compares with or assigns: where its conditions flip, so where
 * invariants end.
 */
public record ProgramConstants(SortedSet<BigInteger> integers, SortedSet<IeeeFloat> floats) {
  private static final Set<Operator> CHOOSING =
      Set.of(
          CoreOperator.EQUAL,
          CoreOperator.ULT,
          CoreOperator.SLT,
          CoreOperator.ITE,
          FloatOperator.Predicate.FLOAT_EQ,
          FloatOperator.Predicate.FLOAT_LT,
          FloatOperator.Predicate.FLOAT_LE);

  /** Formats apart, as numbers of different formats have no order of their own. */
  private static final Comparator<IeeeFloat> ORDER = ProgramConstants::compare;

  public ProgramConstants {
    integers = Collections.unmodifiableSortedSet(new TreeSet<>(integers));
    floats = Collections.unmodifiableSortedSet(new TreeSet<>(floats));
  }

  /** Those of all terms made so far; the first ones if there are very many. */
  public static ProgramConstants of(Terms terms) {
    TreeSet<BigInteger> integers = new TreeSet<>();
    TreeSet<IeeeFloat> floats = new TreeSet<>(ORDER);
    for (int id = 0; id < terms.size() && integers.size() < DomainTuning.CONSTANTS; id++) {
      if (terms.get(id) instanceof Application application && chooses(application)) {
        for (int i = 0; i < application.arity(); i++) {
          collect(application.argument(i), integers, floats);
        }
      }
    }
    return new ProgramConstants(integers, floats);
  }

  private static boolean chooses(Application term) {
    return CHOOSING.contains(term.operator());
  }

  private static void collect(
      Term term, SortedSet<BigInteger> integers, SortedSet<IeeeFloat> floats) {
    if (term instanceof Constant constant) {
      switch (constant.value()) {
        case Value.Bits bits -> {
          if (bits.width() <= DomainTuning.MAX_WIDTH) {
            integers.add(bits.unsigned());
            integers.add(bits.signed());
          }
        }
        case Value.Float(IeeeFloat number) -> floats.add(number);
        case Value.Bool _, Value.Array _ -> {}
      }
    }
  }

  private static int compare(IeeeFloat a, IeeeFloat b) {
    int total = Integer.compare(a.format().totalBits(), b.format().totalBits());
    int exponent = Integer.compare(a.format().exponentBits(), b.format().exponentBits());
    return total != 0 ? total : exponent != 0 ? exponent : a.compareTotal(b);
  }
}
