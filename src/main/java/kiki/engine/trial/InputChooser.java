// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.program.Instruction;
import kiki.term.value.Value;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Numbers for the inputs of one trial: the same trial always gets the same. */
final class InputChooser implements NumberSource {
  /** How the numbers of a trial relate to each other and to the program. */
  enum Manner {
    /** All zero. */
    ZERO,
    /** Constants of the program and their neighbours, anew each time. */
    CONSTANTS,
    /** One constant or small number for each place of the program. */
    BY_PLACE,
    /** Small numbers, anew each time. */
    SMALL,
    /** All combinations of the smallest numbers one after the other, memory being zero. */
    COUNTED,
    /** Rising by one with each input: arrays that are sorted, elements that all differ. */
    RISING,
    /** Falling by one with each input. */
    FALLING,
    /** All zero but for one, another with each trial: what only one element shows. */
    PEAK,
    /** Any bits. */
    ANY,
    /** The ends of loops and arrays. */
    BORDERS;

    /** Those that are tried in turn, whatever is known of the program. */
    private static final List<Manner> IN_TURN =
        List.copyOf(EnumSet.complementOf(EnumSet.of(BORDERS)));
  }

  private final Manner manner;
  private final List<BigInteger> constants;
  private final SplittableRandom random;
  private final Optional<BorderNumbers> borders;
  private final Map<Instruction, BigInteger> byPlace = new IdentityHashMap<>();
  private long combination;
  private long count;

  private InputChooser(
      Manner manner,
      List<BigInteger> constants,
      SplittableRandom random,
      Optional<BorderNumbers> borders,
      long combination) {
    this.manner = manner;
    this.constants = constants;
    this.random = random;
    this.borders = borders;
    this.combination = combination;
  }

  /**
   * @param number of the trial
   * @param constants of the program
   */
  static InputChooser of(int number, List<BigInteger> constants) {
    int manners = Manner.IN_TURN.size();
    return new InputChooser(
        Manner.IN_TURN.get(number % manners),
        constants,
        new SplittableRandom(number),
        Optional.empty(),
        number / manners);
  }

  static InputChooser at(BorderNumbers borders) {
    return new InputChooser(
        Manner.BORDERS, List.of(), new SplittableRandom(0), Optional.of(borders), 0);
  }

  @Override
  public Value number(Instruction at, CType type) {
    return number(next(at, width(type)), type);
  }

  private static int width(CType type) {
    return switch (type) {
      case IntType i when i.isBool() -> 1;
      case IntType i -> i.width();
      case CType _ -> Integer.SIZE;
    };
  }

  /** A number as a value of a type. */
  static Value number(BigInteger number, CType type) {
    return switch (type) {
      case IntType i when i.isBool() -> Value.Bool.of(number.testBit(0));
      case IntType i -> Value.Bits.wrap(i.width(), number);
      case FloatType f ->
          new Value.Float(IeeeFloat.fromInteger(f.format(), number, RoundingMode.NEAREST_EVEN));
      case CType other -> throw new IllegalArgumentException("no number: " + other);
    };
  }

  static boolean isNumber(CType type) {
    return type instanceof IntType || type instanceof FloatType;
  }

  @Override
  public Map<BigInteger, Value> special(Instruction at, CType type, long elements) {
    if (manner == Manner.PEAK) {
      count = combination; // the peak is in this array, even if it is not the first input
      return Map.of(BigInteger.valueOf(combination % elements), number(at, type));
    }
    if (manner == Manner.BORDERS) {
      return Map.of(BigInteger.valueOf(elements - 1), number(borders.orElseThrow().last(), type));
    }
    Map<BigInteger, Value> special = new TreeMap<>();
    for (int i = 0; i < TrialTuning.SPECIAL_ELEMENTS; i++) {
      special.put(index(elements), number(at, type));
    }
    return special;
  }

  /** An index below a number of elements: the ends are the places where loops go wrong. */
  private BigInteger index(long elements) {
    long at =
        switch (random.nextInt(4)) {
          case 0 -> 0;
          case 1 -> elements - 1;
          default -> random.nextLong(elements);
        };
    return BigInteger.valueOf(at);
  }

  private BigInteger next(Instruction at, int width) {
    count++;
    return switch (manner) {
      case ZERO -> BigInteger.ZERO;
      case CONSTANTS -> width == 1 ? bits(width) : constant();
      case BY_PLACE ->
          byPlace.computeIfAbsent(at, _ -> random.nextBoolean() ? constant() : small());
      case SMALL -> small();
      case COUNTED -> at instanceof Instruction.Input ? digit() : BigInteger.ZERO;
      case RISING -> BigInteger.valueOf(count);
      case FALLING -> BigInteger.valueOf(-count);
      case PEAK -> count == combination + 1 ? BigInteger.ONE : BigInteger.ZERO;
      case ANY -> bits(width);
      case BORDERS -> borders.orElseThrow().next(at);
    };
  }

  private BigInteger digit() {
    long digit = combination % TrialTuning.COUNTED_NUMBERS;
    combination /= TrialTuning.COUNTED_NUMBERS;
    return BigInteger.valueOf(digit);
  }

  private BigInteger small() {
    return BigInteger.valueOf(
        random.nextInt(-TrialTuning.SMALL_INPUTS, TrialTuning.SMALL_INPUTS + 1));
  }

  private BigInteger constant() {
    return constants.isEmpty()
        ? small()
        : constants
            .get(random.nextInt(constants.size()))
            .add(BigInteger.valueOf(random.nextInt(-1, 2)));
  }

  private BigInteger bits(int width) {
    byte[] bytes = new byte[width / Byte.SIZE + 1];
    random.nextBytes(bytes);
    return new BigInteger(bytes);
  }
}
