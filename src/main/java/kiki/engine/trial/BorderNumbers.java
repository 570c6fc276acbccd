// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kiki.program.Instruction;

/**
 * Numbers for the inputs of a trial that looks at the ends of loops and arrays: an input that is
 * read once is the first or the last index or a neighbour of it; an input that is read repeatedly
 * is always the same, except the last time.
 */
final class BorderNumbers {
  /** What inputs are that are asked for more than once. */
  private enum Pattern {
    /** All one: strings that fill their arrays, elements that differ from initial ones. */
    ONES,
    /** Zero, at last less: not sorted, though nothing is out of order before. */
    DIP,
    /** Zero, at last more. */
    PEAK,
    /** Numbers of the program. */
    CONSTANTS,
    /** One as often as a loop goes round, then zero, where a run asks first; zero elsewhere. */
    LIMITED
  }

  /** What an input is that is asked for once. */
  private enum Index {
    FIRST,
    LAST_BUT_ONE,
    LAST,
    BEHIND;

    private BigInteger of(BigInteger size) {
      return switch (this) {
        case FIRST -> BigInteger.ZERO;
        case LAST_BUT_ONE -> size.subtract(BigInteger.TWO);
        case LAST -> size.subtract(BigInteger.ONE);
        case BEHIND -> size;
      };
    }
  }

  /** For inputs that are asked for once, in turn. */
  private static final List<List<Index>> INDICES =
      List.of(
          List.of(Index.LAST),
          List.of(Index.FIRST, Index.LAST),
          List.of(Index.LAST_BUT_ONE),
          List.of(Index.LAST, Index.FIRST),
          List.of(Index.BEHIND),
          List.of(Index.FIRST));

  private final Pattern pattern;
  private final List<Index> indices;
  private final BigInteger size;
  private final List<BigInteger> constants;
  private final RunSizes sizes;
  private final SplittableRandom random;
  private final PlaceCounts asked = new PlaceCounts();
  private Optional<Instruction> first = Optional.empty();
  private int single;

  private BorderNumbers(
      Pattern pattern,
      List<Index> indices,
      BigInteger size,
      List<BigInteger> constants,
      RunSizes sizes,
      SplittableRandom random) {
    this.pattern = pattern;
    this.indices = indices;
    this.size = size;
    this.constants = constants;
    this.sizes = sizes;
    this.random = random;
  }

  /**
   * Those of a trial; empty if there are no more.
   *
   * @param number of the trial among those that look at borders
   * @param constants of the program
   */
  static Optional<BorderNumbers> of(int number, List<BigInteger> constants, RunSizes sizes) {
    List<BigInteger> large = sizes.large(constants);
    // Where each input is asked for once, there is nothing to tell patterns apart.
    int patterns = sizes.areInputsRepeated() ? Pattern.values().length : 1;
    int which = number / (patterns * INDICES.size());
    return number >= TrialTuning.BORDER_TRIALS || large.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new BorderNumbers(
                Pattern.values()[number % patterns],
                INDICES.get(number / patterns % INDICES.size()),
                large.get(which % large.size()),
                constants,
                sizes,
                new SplittableRandom(number)));
  }

  BigInteger next(Instruction at) {
    if (!(at instanceof Instruction.Input)) {
      return usual(); // memory, which is mostly overwritten: not one of the indices
    }
    long time = asked.next(at);
    long times = sizes.count(at);
    if (times <= 1) {
      return indices.get(single++ % indices.size()).of(size);
    }
    if (pattern == Pattern.LIMITED) {
      return isFirst(at) && time <= size.longValue() ? BigInteger.ONE : BigInteger.ZERO;
    }
    return time == times ? last() : usual();
  }

  private BigInteger usual() {
    return switch (pattern) {
      case ONES -> BigInteger.ONE;
      case DIP, PEAK, LIMITED -> BigInteger.ZERO;
      case CONSTANTS -> constant();
    };
  }

  /** What the last of many is. */
  BigInteger last() {
    return switch (pattern) {
      case ONES, PEAK -> BigInteger.ONE;
      case DIP -> BigInteger.ONE.negate();
      case LIMITED -> BigInteger.ZERO;
      case CONSTANTS -> constant();
    };
  }

  private boolean isFirst(Instruction at) {
    if (first.isEmpty()) {
      first = Optional.of(at);
    }
    return first.get() == at;
  }

  private BigInteger constant() {
    if (constants.isEmpty()) {
      return BigInteger.ONE;
    }
    BigInteger chosen = constants.get(random.nextInt(constants.size()));
    return switch (random.nextInt(4)) {
      case 0 -> chosen.subtract(BigInteger.ONE);
      case 1 -> chosen.add(BigInteger.ONE);
      default -> chosen;
    };
  }
}
