// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.term.value.Value;

/** The values that are tried at one input of a program, and how often each led to a new state. */
final class PlaceValues {
  private final List<Value> values;
  private final int[] tried;
  private final int[] found;

  private PlaceValues(List<Value> values) {
    this.values = values;
    this.tried = new int[values.size()];
    this.found = new int[values.size()];
  }

  /** Small numbers, and those of the program: most conditions tell these apart. */
  static PlaceValues of(CType type, List<BigInteger> constants) {
    Set<Value> values = new LinkedHashSet<>();
    for (int i = 0; i <= TrialTuning.SMALL_INPUTS; i++) {
      values.add(InputChooser.number(BigInteger.valueOf(i), type));
    }
    values.add(InputChooser.number(BigInteger.ONE.negate(), type));
    for (BigInteger c : constants) {
      values.add(InputChooser.number(c, type));
    }
    for (BigInteger c : constants) {
      values.add(InputChooser.number(c.add(BigInteger.ONE), type));
    }
    return new PlaceValues(
        new ArrayList<>(values).subList(0, Math.min(values.size(), TrialTuning.VALUES_OF_PLACE)));
  }

  Value value(int number) {
    return values.get(number);
  }

  /** Whether all have been tried. */
  boolean isAll(long numbers) {
    return Long.bitCount(numbers) == values.size();
  }

  /**
   * The one that has been the most promising so far.
   *
   * @param without the bits of those that are left out
   */
  OptionalInt best(long without) {
    int best = -1;
    for (int i = 0; i < values.size(); i++) {
      if ((without & 1L << i) == 0 && (best < 0 || promise(i) > promise(best))) {
        best = i;
      }
    }
    return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
  }

  private double promise(int number) {
    return (found[number] + 1.0) / (tried[number] + 1.0);
  }

  void note(int number, boolean isNew) {
    tried[number]++;
    found[number] += isNew ? 1 : 0;
  }
}
