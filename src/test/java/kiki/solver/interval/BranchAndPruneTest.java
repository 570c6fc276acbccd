// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kiki.term.FloatTerms;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.Evaluator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.Seeds;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What branch and prune calls impossible is so, by trying all values. */
class BranchAndPruneTest {
  private static final FloatFormat[] FORMATS = {
    new FloatFormat(2, 1), new FloatFormat(2, 2), new FloatFormat(3, 1), new FloatFormat(2, 3)
  };
  private static final RoundingMode[] MODES = RoundingMode.values();
  private static final int INTEGER_BITS = 2;

  private final Terms terms = new Terms();
  private final FloatTerms floats = terms.floats();

  @Test
  void claimsHoldForAllValues() {
    run(400);
  }

  @Test
  @Tag("long")
  void manyClaimsHoldForAllValues() {
    run(60_000);
  }

  private static void run(int rounds) {
    int impossible = 0;
    int undecided = 0;
    for (int seed = 0; seed < rounds; seed++) {
      Problem problem = new Problem(seed);
      boolean possible = problem.hasModel();
      BranchAndPrune.Outcome outcome = problem.search();
      if (outcome instanceof BranchAndPrune.Impossible) {
        assertFalse(possible, "seed " + seed + ": " + problem.required);
        impossible++;
      } else if (!possible) {
        undecided++;
      }
    }
    assertTrue(impossible > rounds / 20, "only " + impossible + " found impossible");
    assertTrue(undecided < impossible, undecided + " undecided, " + impossible + " impossible");
  }

  @Test
  void provesBoundsOfPolynomials() {
    Term x = terms.symbol("x", Sort.floating(FloatFormat.BINARY32));
    Term square = mul(x, x);
    Term value = floats.sub(RoundingMode.NEAREST_EVEN, mul(square, x), square);
    Term inside = terms.and(floats.lessOrEqual(single(-1), x), floats.lessOrEqual(x, single(1)));
    Term bounded = floats.lessOrEqual(value, single(0.001f));
    BranchAndPrune search = BranchAndPrune.of(List.of(inside, terms.not(bounded)));
    assertInstanceOf(BranchAndPrune.Impossible.class, search.run(10_000_000, () -> false));
    Term below = floats.less(single(-1.9f), value);
    BranchAndPrune refutation = BranchAndPrune.of(List.of(inside, terms.not(below)));
    BranchAndPrune.Guess guess =
        assertInstanceOf(BranchAndPrune.Guess.class, refutation.run(10_000_000, () -> false));
    Evaluator evaluator = new Evaluator(guess.floats());
    assertEquals(Value.Bool.FALSE, evaluator.evaluate(below));
    assertEquals(Value.Bool.TRUE, evaluator.evaluate(inside));
  }

  @Test
  void goesOnWhereItStopped() {
    Term x = terms.symbol("x", Sort.floating(FloatFormat.BINARY32));
    Term inside = terms.and(floats.less(single(1), x), floats.less(x, single(2)));
    Term difference = floats.sub(RoundingMode.NEAREST_EVEN, mul(x, x), x);
    Term never = floats.lessOrEqual(difference, single(0));
    BranchAndPrune search = BranchAndPrune.of(List.of(inside, never));
    BranchAndPrune.Outcome outcome = search.run(1, () -> false);
    assertInstanceOf(BranchAndPrune.Suspended.class, outcome);
    while (outcome instanceof BranchAndPrune.Suspended) {
      outcome = search.run(100, () -> false);
    }
    assertInstanceOf(BranchAndPrune.Impossible.class, outcome);
  }

  private Term mul(Term a, Term b) {
    return floats.mul(RoundingMode.NEAREST_EVEN, a, b);
  }

  private Term single(float value) {
    return floats.constant(IeeeFloat.of(value));
  }

  /** Random terms over two floats of a small format, an integer and a truth value. */
  private static final class Problem {
    private final Terms terms = new Terms();
    private final FloatTerms floats = terms.floats();
    private final Random random;
    private final FloatFormat format;
    private final FloatFormat wider;
    private final List<Term> numbers = new ArrayList<>();
    private final List<Term> integers = new ArrayList<>();
    private final List<Term> truths = new ArrayList<>();
    private final List<FreeSymbol> symbols = new ArrayList<>();
    private final List<Term> required = new ArrayList<>();

    Problem(int seed) {
      random = Seeds.random(seed);
      format = FORMATS[seed % FORMATS.length];
      wider = new FloatFormat(format.exponentBits() + 1, format.significandBits() + 2);
      numbers.add(symbol("x", Sort.floating(format)));
      numbers.add(symbol("y", Sort.floating(format)));
      integers.add(symbol("i", Sort.bits(INTEGER_BITS)));
      truths.add(symbol("b", Sort.BOOL));
      numbers.add(floats.constant(random(format)));
      integers.add(terms.bits(INTEGER_BITS, random.nextInt(1 << INTEGER_BITS)));
      for (int i = 0; i < 14; i++) {
        extend();
      }
      for (int i = 0; i < 3; i++) {
        truths.add(truth());
        required.add(random.nextBoolean() ? truths.getLast() : terms.not(truths.getLast()));
      }
    }

    private FreeSymbol symbol(String name, Sort sort) {
      symbols.add(terms.symbol(name, sort));
      return symbols.getLast();
    }

    private IeeeFloat random(FloatFormat of) {
      return IeeeFloat.fromBits(of, new BigInteger(of.totalBits(), random));
    }

    private void extend() {
      switch (random.nextInt(5)) {
        case 0 -> truths.add(truth());
        case 1 -> integers.add(integer());
        default -> numbers.add(number());
      }
    }

    private Term any(List<Term> of) {
      return of.get(random.nextInt(of.size()));
    }

    private RoundingMode mode() {
      return random.nextBoolean() ? RoundingMode.NEAREST_EVEN : MODES[random.nextInt(MODES.length)];
    }

    private Term number() {
      Term a = any(numbers);
      Term b = any(numbers);
      return switch (random.nextInt(15)) {
        case 0, 1 -> floats.add(mode(), a, b);
        case 2, 3 -> floats.mul(mode(), a, random.nextInt(3) == 0 ? a : b);
        case 4 -> floats.sub(mode(), a, b);
        case 5, 6 -> floats.div(mode(), a, b);
        case 7 -> floats.sqrt(mode(), a);
        case 8 -> floats.abs(a);
        case 9 -> floats.min(a, b);
        case 10 -> floats.max(a, b);
        case 11 -> floats.roundToIntegral(mode(), a);
        case 12 ->
            random.nextBoolean()
                ? floats.fromSigned(mode(), any(integers), format)
                : floats.fromUnsigned(mode(), any(integers), format);
        case 13 -> floats.convert(mode(), floats.convert(mode(), a, wider), format);
        default -> terms.ite(any(truths), a, b);
      };
    }

    private Term integer() {
      Term a = any(integers);
      Term b = any(integers);
      return switch (random.nextInt(9)) {
        case 0 -> terms.add(a, b);
        case 1 -> terms.mul(a, b);
        case 2 -> terms.neg(a);
        case 3 -> terms.bitNot(a);
        case 4 -> terms.extract(terms.zeroExtend(a, INTEGER_BITS + 2), INTEGER_BITS - 1, 0);
        case 5 ->
            terms.extract(
                terms.add(terms.signExtend(a, 5), terms.zeroExtend(b, 5)), INTEGER_BITS - 1, 0);
        case 6 -> floats.toSigned(mode(), any(numbers), INTEGER_BITS);
        case 7 -> floats.toUnsigned(mode(), any(numbers), INTEGER_BITS);
        default -> terms.ite(any(truths), a, b);
      };
    }

    private Term truth() {
      Term a = any(numbers);
      Term b = any(numbers);
      return switch (random.nextInt(16)) {
        case 0, 1, 2 -> floats.less(a, b);
        case 3, 4 -> floats.lessOrEqual(a, b);
        case 5, 6 -> floats.equal(a, b);
        case 7 -> terms.equal(a, b);
        case 8 -> classify(a);
        case 9 -> terms.slt(any(integers), any(integers));
        case 10 -> terms.ult(any(integers), any(integers));
        case 11 -> terms.equal(any(integers), any(integers));
        case 12 -> terms.and(any(truths), any(truths));
        case 13 -> terms.or(any(truths), any(truths));
        case 14 -> terms.xor(any(truths), any(truths));
        default -> terms.ite(any(truths), any(truths), any(truths));
      };
    }

    private Term classify(Term a) {
      return switch (random.nextInt(6)) {
        case 0 -> floats.isNaN(a);
        case 1 -> floats.isInfinite(a);
        case 2 -> floats.isZero(a);
        case 3 -> floats.isNegative(a);
        case 4 -> floats.isNormal(a);
        default -> floats.isSubnormal(a);
      };
    }

    /** Goes on after guesses until the search has its own answer. */
    BranchAndPrune.Outcome search() {
      BranchAndPrune search = BranchAndPrune.of(required);
      BranchAndPrune.Outcome outcome = search.run(1_000_000, () -> false);
      while (outcome instanceof BranchAndPrune.Guess) {
        outcome = search.run(1_000_000, () -> false);
      }
      return outcome;
    }

    boolean hasModel() {
      int bits = 0;
      for (FreeSymbol symbol : symbols) {
        bits += bits(symbol.sort());
      }
      for (long choice = 0; choice < 1L << bits; choice++) {
        Evaluator evaluator = new Evaluator(assignment(choice));
        if (required.stream().allMatch(t -> evaluator.evaluate(t) == Value.Bool.TRUE)) {
          return true;
        }
      }
      return false;
    }

    private Map<Term, Value> assignment(long choice) {
      Map<Term, Value> values = new HashMap<>();
      long rest = choice;
      for (FreeSymbol symbol : symbols) {
        int width = bits(symbol.sort());
        BigInteger pattern = BigInteger.valueOf(rest & ((1L << width) - 1));
        rest >>= width;
        values.put(
            symbol,
            switch (symbol.sort()) {
              case Sort.Float(FloatFormat f) -> new Value.Float(IeeeFloat.fromBits(f, pattern));
              case Sort.BitVec(int w) -> new Value.Bits(w, pattern);
              default -> Value.Bool.of(pattern.signum() != 0);
            });
      }
      return values;
    }

    private static int bits(Sort sort) {
      return switch (sort) {
        case Sort.Float(FloatFormat f) -> f.totalBits();
        case Sort.BitVec(int w) -> w;
        default -> 1;
      };
    }
  }
}
