// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/**
 * Where loops and arrays of a program end: how often earlier runs read an input or the initial
 * value of a variable at each place, and how long arrays are.
 */
final class RunSizes {
  private final PlaceCounts counts = new PlaceCounts();
  private final Set<Long> lengths;

  private RunSizes(Set<Long> lengths) {
    this.lengths = lengths;
  }

  static RunSizes of(Program program) {
    Set<Long> lengths = new LinkedHashSet<>();
    program.globals().forEach(symbol -> add(symbol, lengths));
    for (Function function : program.functions().values()) {
      for (Instruction i : function.body()) {
        if (i instanceof Instruction.Declare declare && !i.location().isLibrary()) {
          add(declare.symbol(), lengths);
        }
      }
    }
    return new RunSizes(lengths);
  }

  private static void add(Symbol symbol, Set<Long> lengths) {
    if (!symbol.location().isLibrary()) {
      CType type = symbol.type();
      while (type instanceof ArrayType array) {
        if (array.length() instanceof ArrayType.Fixed(long count)) {
          lengths.add(count);
        }
        type = array.element();
      }
    }
  }

  /** Takes in how often a run that ended asked for inputs. */
  void note(PlaceCounts asked) {
    counts.raise(asked);
  }

  /** Whether inputs were asked for again and again at one place. */
  boolean areInputsRepeated() {
    return counts.places().stream()
        .anyMatch(place -> place instanceof Instruction.Input && counts.of(place) > 1);
  }

  /** How often an input was asked for at a place in one run, at most. */
  long count(Instruction at) {
    return counts.of(at);
  }

  /**
   * Numbers of iterations or elements: what runs have shown, then lengths of arrays, then constants
   * of the program, the largest first; what is small is tried anyway.
   */
  List<BigInteger> large(List<BigInteger> constants) {
    Stream<BigInteger> known =
        Stream.concat(
                Stream.of(counts.largest()), lengths.stream().sorted(Comparator.reverseOrder()))
            .map(BigInteger::valueOf);
    return Stream.concat(known, constants.stream().sorted(Comparator.reverseOrder()))
        .filter(size -> size.compareTo(TrialTuning.LEAST_LARGE_SIZE) >= 0)
        .distinct()
        .limit(TrialTuning.LARGE_SIZES)
        .toList();
  }
}
