// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kiki.interpret.machine.Checkpoint;
import kiki.term.value.Value;

/** A state in which a program asks for an input, by the inputs that lead to it. */
final class KnownState {
  private final Optional<KnownState> before;
  private final Optional<Value> choice;
  private final int depth;

  /**
   * How often runs came to new states on the way that leads here from the state before; zero if a
   * variable has a value that it did not have in any of them.
   */
  private final int commonness;

  private long tried;
  private boolean isExhausted;
  private Optional<Checkpoint> checkpoint = Optional.empty();

  private KnownState(
      Optional<KnownState> before, Optional<Value> choice, int depth, int commonness) {
    this.before = before;
    this.choice = choice;
    this.depth = depth;
    this.commonness = commonness;
  }

  /** The first of a run. */
  static KnownState first() {
    return new KnownState(Optional.empty(), Optional.empty(), 0, 0);
  }

  /** The one that an input leads to. */
  KnownState after(Value input, int commonnessOfWay) {
    return new KnownState(Optional.of(this), Optional.of(input), depth + 1, commonnessOfWay);
  }

  /** The inputs that lead here. */
  List<Value> inputs() {
    List<Value> inputs = new ArrayList<>(depth);
    Optional<KnownState> state = Optional.of(this);
    while (state.isPresent()) {
      state.get().choice.ifPresent(inputs::add);
      state = state.get().before;
    }
    Collections.reverse(inputs);
    return inputs;
  }

  /** The bits of the values of its place that have been tried. */
  long tried() {
    return tried;
  }

  void trying(int value, PlaceValues values) {
    tried |= 1L << value;
    isExhausted = values.isAll(tried);
    checkpoint = isExhausted ? Optional.empty() : checkpoint;
  }

  /** Where a run can go on from; empty if it has to begin at the start. */
  Optional<Checkpoint> checkpoint() {
    return checkpoint;
  }

  void save(Optional<Checkpoint> made) {
    checkpoint = made;
  }

  /** Whether nothing is left to be tried. */
  boolean isExhausted() {
    return isExhausted;
  }

  /** The smaller, the sooner it is gone on from: where little was tried and few have been. */
  int rank() {
    return Long.bitCount(tried)
        + TrialTuning.COMMON_WAY * (Integer.SIZE - Integer.numberOfLeadingZeros(commonness));
  }
}
