// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
final class InputChooser {
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
    ANY
  }

  private final Manner manner;
  private final List<BigInteger> constants;
  private final SplittableRandom random;
  private final Map<Instruction, BigInteger> byPlace = new IdentityHashMap<>();
  private long combination;
  private long count;

  /**
   * @param number of the trial
   * @param constants of the program
   */
  InputChooser(int number, List<BigInteger> constants) {
    this.manner = Manner.values()[number % Manner.values().length];
    this.constants = constants;
    this.random = new SplittableRandom(number);
    this.combination = number / Manner.values().length;
  }

  /** A value of a type of numbers. */
  Value number(Instruction at, CType type) {
    return switch (type) {
      case IntType i when i.isBool() -> Value.Bool.of(next(at, 1).testBit(0));
      case IntType i -> Value.Bits.wrap(i.width(), next(at, i.width()));
      case FloatType f ->
          new Value.Float(
              IeeeFloat.fromInteger(f.format(), next(at, Integer.SIZE), RoundingMode.NEAREST_EVEN));
      case CType other -> throw new IllegalArgumentException("no number: " + other);
    };
  }

  static boolean isNumber(CType type) {
    return type instanceof IntType || type instanceof FloatType;
  }

  /** Elements of an array that get numbers of their own, the others being alike. */
  Map<BigInteger, Value> special(Instruction at, CType type, long elements) {
    if (manner == Manner.PEAK) {
      count = combination; // the peak is in this array, even if it is not the first input
      return Map.of(BigInteger.valueOf(combination % elements), number(at, type));
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
    };
  }

  private BigInteger digit() {
    long digit = combination % TrialTuning.COUNTED_NUMBERS;
    combination /= TrialTuning.COUNTED_NUMBERS;
    return BigInteger.valueOf(digit);
  }

  private BigInteger small() {
    return BigInteger.valueOf(random.nextInt(-TrialTuning.SMALL, TrialTuning.SMALL + 1));
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
