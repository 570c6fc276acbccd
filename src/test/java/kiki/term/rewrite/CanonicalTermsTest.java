// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kiki.term.Term;
import kiki.term.TermGenerator;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import org.junit.jupiter.api.Test;

/** Equal terms become one, and no others. */
class CanonicalTermsTest {
  private static final int WIDE = 64;
  private static final int NARROW = 32;

  private final Terms terms = new Terms();
  private final CanonicalTerms canonical = new CanonicalTerms(terms, () -> {});
  private final List<Term> inputs = symbols(20);

  private List<Term> symbols(int count) {
    List<Term> made = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      made.add(terms.symbol("x" + i, Sort.bits(NARROW)));
    }
    return made;
  }

  private List<Term> shuffled() {
    List<Term> other = new ArrayList<>(inputs);
    Collections.rotate(other, 7);
    Collections.swap(other, 0, 1);
    return other;
  }

  private Term sum(List<Term> summands) {
    Term sum = terms.bits(WIDE, 0);
    for (Term s : summands) {
      sum = terms.add(sum, terms.signExtend(s, WIDE));
    }
    return terms.extract(sum, NARROW - 1, 0);
  }

  private Term largest(List<Term> operands) {
    Term largest = terms.bits(WIDE, 0);
    for (Term o : operands) {
      Term next = terms.signExtend(o, WIDE);
      largest = terms.ite(terms.slt(largest, next), next, largest);
    }
    return largest;
  }

  private Term evenMinusOdd(List<Term> operands) {
    Term count = terms.bits(NARROW, 0);
    for (Term o : operands) {
      Term even = terms.equal(terms.extract(o, 0, 0), terms.bits(1, 0));
      Term more = terms.add(count, terms.bits(NARROW, 1));
      count = terms.ite(even, more, terms.sub(count, terms.bits(NARROW, 1)));
    }
    return count;
  }

  @Test
  void theOrderOfSummandsDoesNotCount() {
    assertSame(canonical.of(sum(inputs)), canonical.of(sum(shuffled())));
    assertNotSame(canonical.of(sum(inputs)), canonical.of(sum(inputs.subList(1, 20))));
  }

  @Test
  void theOrderInWhichAMaximumIsLookedForDoesNotCount() {
    assertSame(canonical.of(largest(inputs)), canonical.of(largest(shuffled())));
    assertNotSame(canonical.of(largest(inputs)), canonical.of(largest(inputs.subList(1, 20))));
  }

  @Test
  void theOrderOfConditionalSummandsDoesNotCount() {
    assertSame(canonical.of(evenMinusOdd(inputs)), canonical.of(evenMinusOdd(shuffled())));
    assertNotSame(
        canonical.of(evenMinusOdd(inputs)), canonical.of(evenMinusOdd(inputs.subList(1, 20))));
  }

  @Test
  void whatIsComputedFromEqualSumsIsEqual() {
    Term ten = terms.bits(NARROW, 10);
    Term same = terms.equal(terms.sdiv(sum(inputs), ten), terms.sdiv(sum(shuffled()), ten));
    assertSame(terms.trueTerm(), canonical.of(same));
  }

  @Test
  void longChainsNeedNeitherStackNorMuchTime() {
    Term sum = inputs.getFirst();
    for (Term s : symbols(20_000)) {
      sum = terms.add(s, sum);
    }
    assertEquals(sum.sort(), canonical.of(sum).sort());
  }

  @Test
  void randomTermsKeepTheirValues() {
    for (int seed = 0; seed < 300; seed++) {
      Terms factory = new Terms();
      CanonicalTerms replaced = new CanonicalTerms(factory, () -> {});
      TermGenerator generator = new TermGenerator(factory, new Random(seed), 4, 1, 4, 8);
      for (int i = 0; i < 200; i++) {
        TermGenerator.Sample sample = generator.next();
        Term other = replaced.of(sample.term());
        for (int a = 0; a < 4; a++) {
          assertEquals(
              sample.values()[a],
              new Evaluator(generator.assignment(a)::get).evaluate(other),
              "seed " + seed + ": " + sample.term() + " became " + other);
        }
      }
    }
  }

  @Test
  void randomSumsAndChoicesKeepTheirValues() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Terms factory = new Terms();
      CanonicalTerms replaced = new CanonicalTerms(factory, () -> {});
      List<Term> words = new ArrayList<>();
      Map<Term, Value> values = new HashMap<>();
      for (int i = 0; i < 4; i++) {
        words.add(factory.symbol("w" + i, Sort.bits(8)));
        values.put(words.getLast(), new Value.Bits(8, new BigInteger(8, random)));
      }
      for (int i = 0; i < 200; i++) {
        words.add(next(factory, words, random));
        Term made = words.getLast();
        assertEquals(
            new Evaluator(values::get).evaluate(made),
            new Evaluator(values::get).evaluate(replaced.of(made)),
            "seed " + seed + ": " + made + " became " + replaced.of(made));
      }
    }
  }

  /** A word of eight bits from others. */
  private static Term next(Terms factory, List<Term> words, Random random) {
    Term a = words.get(random.nextInt(words.size()));
    Term b = words.get(random.nextInt(words.size()));
    Term c = words.get(random.nextInt(words.size()));
    Term constant = factory.bits(8, random.nextInt(256));
    return switch (random.nextInt(10)) {
      case 0, 1 -> factory.add(a, b);
      case 2 -> factory.sub(a, b);
      case 3 -> factory.mul(a, constant);
      case 4 -> factory.ite(factory.slt(a, b), b, a);
      case 5 -> factory.ite(factory.not(factory.ult(a, b)), b, a);
      case 6 -> factory.ite(factory.slt(a, c), factory.add(b, c), factory.add(constant, b));
      case 7 -> factory.ite(factory.equal(a, b), constant, factory.bits(8, 1));
      case 8 ->
          factory.extract(factory.add(factory.signExtend(a, 16), factory.zeroExtend(b, 16)), 7, 0);
      default ->
          factory.extract(
              factory.ite(factory.ult(a, b), factory.signExtend(a, 16), factory.signExtend(c, 16)),
              8,
              1);
    };
  }
}
