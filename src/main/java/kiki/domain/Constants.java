package kiki.domain;

import java.math.BigInteger;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import kiki.term.Constant;
import kiki.term.Terms;
import kiki.term.Value;
import kiki.util.ieee.IeeeFloat;

/** The constants a program mentions: where its comparisons flip, so where invariants end. */
public record Constants(SortedSet<BigInteger> integers, SortedSet<IeeeFloat> floats) {
  public Constants {
    integers = Collections.unmodifiableSortedSet(new TreeSet<>(integers));
    TreeSet<IeeeFloat> ordered = new TreeSet<>(IeeeFloat::compareTotal);
    ordered.addAll(floats);
    floats = Collections.unmodifiableSortedSet(ordered);
  }

  /** Those of all terms made so far. */
  public static Constants of(Terms terms) {
    TreeSet<BigInteger> integers = new TreeSet<>();
    TreeSet<IeeeFloat> floats = new TreeSet<>(IeeeFloat::compareTotal);
    for (int id = 0; id < terms.size(); id++) {
      if (terms.get(id) instanceof Constant constant) {
        switch (constant.value()) {
          case Value.Bits bits -> {
            integers.add(bits.unsigned());
            integers.add(bits.signed());
          }
          case Value.Float(IeeeFloat number) -> floats.add(number);
          case Value.Bool _, Value.Array _ -> {}
        }
      }
    }
    return new Constants(integers, floats);
  }
}
