// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Makes random terms together with the values they must have under some assignments and with their
 * definitions in SMT-LIB, both from the operation asked for, not from the term the factory made.
 */
public final class TermGenerator {
  /** A term, its value under each assignment and its name in the script. */
  public record Sample(Term term, Value[] values, String name) {}

  private static final BinaryOperation[] BINARIES = BinaryOperation.values();
  private static final Connective[] CONNECTIVES = Connective.values();
  private static final BitPredicate[] PREDICATES = BitPredicate.values();

  private final Terms terms;
  private final Random random;
  private final int assignments;
  private final int[] widths;
  private final List<Sample> bits = new ArrayList<>();
  private final List<Sample> bools = new ArrayList<>();
  private final List<Map<Term, Value>> assigned = new ArrayList<>();
  private final StringBuilder script = new StringBuilder();
  private int definitions;

  public TermGenerator(Terms terms, Random random, int assignments, int... widths) {
    this.terms = terms;
    this.random = random;
    this.assignments = assignments;
    this.widths = widths;
    for (int i = 0; i < assignments; i++) {
      assigned.add(new HashMap<>());
    }
    for (int width : widths) {
      for (int i = 0; i < 2; i++) {
        bits.add(symbol("x" + i + "_" + width, Sort.bits(width)));
      }
    }
    for (int i = 0; i < 3; i++) {
      bools.add(symbol("b" + i, Sort.BOOL));
    }
  }

  public Map<Term, Value> assignment(int number) {
    return assigned.get(number);
  }

  /** Declares and defines, in SMT-LIB, the names of all samples. */
  public String script() {
    return script.toString();
  }

  private Sample sample(Term term, Value[] values, String definition) {
    String name = "n" + definitions++;
    script
        .append("(define-fun ")
        .append(name)
        .append(" () ")
        .append(sortName(term.sort()))
        .append(" ")
        .append(definition)
        .append(")\n");
    return new Sample(term, values, name);
  }

  private static String sortName(Sort sort) {
    return sort instanceof Sort.BitVec bits ? "(_ BitVec " + bits.width() + ")" : "Bool";
  }

  private static String literal(Value.Bits value) {
    return "(_ bv" + value.unsigned() + " " + value.width() + ")";
  }

  public List<Sample> bools() {
    return bools;
  }

  private Sample symbol(String name, Sort sort) {
    FreeSymbol symbol = terms.symbol(name, sort);
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          sort instanceof Sort.BitVec vector
              ? new Value.Bits(vector.width(), number(vector.width()))
              : Value.Bool.of(random.nextBoolean());
      assigned.get(i).put(symbol, values[i]);
    }
    script.append("(declare-const ").append(name).append(" ").append(sortName(sort)).append(")\n");
    return new Sample(symbol, values, name);
  }

  /** Small, large and arbitrary numbers: the corners where rules apply. */
  private BigInteger number(int width) {
    BigInteger any = new BigInteger(width, random);
    BigInteger mask = Value.Bits.mask(width);
    return switch (random.nextInt(6)) {
      case 0 -> BigInteger.valueOf(random.nextInt(4)).and(mask);
      case 1 -> mask.subtract(BigInteger.valueOf(random.nextInt(4))).and(mask);
      case 2 -> BigInteger.ONE.shiftLeft(random.nextInt(width));
      case 3 -> BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE).and(mask);
      default -> any;
    };
  }

  /** Makes one more term from those made before. */
  public Sample next() {
    Sample made =
        switch (random.nextInt(12)) {
          case 0 -> constant();
          case 1, 2, 3 -> binary();
          case 4 -> unary();
          case 5 -> slice();
          case 6 -> concat();
          case 7 -> extend();
          case 8 -> ite();
          case 9, 10 -> predicate();
          default -> connective();
        };
    (made.term().sort() instanceof Sort.Bool ? bools : bits).add(made);
    return made;
  }

  private Sample constant() {
    int width = widths[random.nextInt(widths.length)];
    Value.Bits value = new Value.Bits(width, number(width));
    return sample(terms.constant(value), repeated(value), literal(value));
  }

  private Value[] repeated(Value value) {
    Value[] values = new Value[assignments];
    Arrays.fill(values, value);
    return values;
  }

  private Sample pick(List<Sample> from) {
    // Prefer recent terms, so that they nest.
    int back = Math.min(from.size(), 1 + random.nextInt(random.nextBoolean() ? 6 : from.size()));
    return from.get(from.size() - back);
  }

  private Sample constantOr(Sample sample) {
    if (random.nextInt(4) != 0) {
      return sample;
    }
    int width = sample.term().width();
    Value.Bits value = new Value.Bits(width, number(width));
    return sample(terms.constant(value), repeated(value), literal(value));
  }

  private Sample fitting(int width) {
    Sample any = pick(bits);
    if (any.term().width() == width) {
      return constantOr(any);
    }
    List<Sample> same = bits.stream().filter(s -> s.term().width() == width).toList();
    return constantOr(same.isEmpty() ? resize(any, width) : pick(same));
  }

  private Sample resize(Sample sample, int width) {
    Term term = sample.term();
    String name = sample.name();
    return term.width() > width
        ? map(
            terms.extract(term, width - 1, 0),
            sample,
            v -> Value.Bits.wrap(width, v.unsigned()),
            "((_ extract " + (width - 1) + " 0) " + name + ")")
        : map(
            terms.zeroExtend(term, width),
            sample,
            v -> Value.Bits.wrap(width, v.unsigned()),
            "((_ zero_extend " + (width - term.width()) + ") " + name + ")");
  }

  private interface OnBits {
    Value apply(Value.Bits value);
  }

  private Sample map(Term term, Sample argument, OnBits function, String definition) {
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] = function.apply((Value.Bits) argument.values()[i]);
    }
    return sample(term, values, definition);
  }

  private Sample binary() {
    BinaryOperation operation = BINARIES[random.nextInt(BINARIES.length)];
    Sample a = constantOr(pick(bits));
    Sample b = random.nextInt(10) == 0 ? a : fitting(a.term().width());
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          Reference.binary(operation, (Value.Bits) a.values()[i], (Value.Bits) b.values()[i]);
    }
    return sample(
        operation.build(terms, a.term(), b.term()),
        values,
        operation.definition(a.name(), b.name()));
  }

  private Sample predicate() {
    BitPredicate predicate = PREDICATES[random.nextInt(PREDICATES.length)];
    Sample a = constantOr(pick(bits));
    Sample b = fitting(a.term().width());
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          Value.Bool.of(
              Reference.predicate(
                  predicate, (Value.Bits) a.values()[i], (Value.Bits) b.values()[i]));
    }
    return sample(
        predicate.build(terms, a.term(), b.term()),
        values,
        predicate.definition(a.name(), b.name(), a.term().width()));
  }

  private Sample unary() {
    Sample a = pick(bits);
    int width = a.term().width();
    String name = a.name();
    BigInteger least = BigInteger.ONE.shiftLeft(width - 1);
    return switch (random.nextInt(3)) {
      case 0 ->
          map(
              terms.bitNot(a.term()),
              a,
              v -> Value.Bits.wrap(width, v.unsigned().not()),
              "(bvnot " + name + ")");
      case 1 ->
          map(
              terms.neg(a.term()),
              a,
              v -> Value.Bits.wrap(width, v.unsigned().negate()),
              "(bvneg " + name + ")");
      default ->
          map(
              terms.overflows().neg(a.term()),
              a,
              v -> Value.Bool.of(v.signed().negate().bitLength() >= width),
              "(= " + name + " " + literal(new Value.Bits(width, least)) + ")");
    };
  }

  private Sample slice() {
    Sample a = pick(bits);
    int low = random.nextInt(a.term().width());
    int high = low + random.nextInt(a.term().width() - low);
    return map(
        terms.extract(a.term(), high, low),
        a,
        v -> Value.Bits.wrap(high - low + 1, v.unsigned().shiftRight(low)),
        "((_ extract " + high + " " + low + ") " + a.name() + ")");
  }

  private Sample concat() {
    Sample a = constantOr(pick(bits));
    Sample b = constantOr(pick(bits));
    int low = b.term().width();
    if (low + a.term().width() > 80) {
      return slice();
    }
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      BigInteger high = ((Value.Bits) a.values()[i]).unsigned();
      BigInteger both = high.shiftLeft(low).add(((Value.Bits) b.values()[i]).unsigned());
      values[i] = new Value.Bits(low + a.term().width(), both);
    }
    return sample(
        terms.concat(a.term(), b.term()), values, "(concat " + a.name() + " " + b.name() + ")");
  }

  private Sample extend() {
    Sample a = pick(bits);
    int width = Math.min(80, a.term().width() + random.nextInt(9));
    int by = width - a.term().width();
    return random.nextBoolean()
        ? map(
            terms.zeroExtend(a.term(), width),
            a,
            v -> Value.Bits.wrap(width, v.unsigned()),
            "((_ zero_extend " + by + ") " + a.name() + ")")
        : map(
            terms.signExtend(a.term(), width),
            a,
            v -> Value.Bits.wrap(width, v.signed()),
            "((_ sign_extend " + by + ") " + a.name() + ")");
  }

  private Sample ite() {
    Sample condition = pick(bools);
    boolean ofBools = random.nextInt(4) == 0;
    Sample a = ofBools ? pick(bools) : constantOr(pick(bits));
    Sample b = ofBools ? pick(bools) : fitting(a.term().width());
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] = condition.values()[i] == Value.Bool.TRUE ? a.values()[i] : b.values()[i];
    }
    return sample(
        terms.ite(condition.term(), a.term(), b.term()),
        values,
        "(ite " + condition.name() + " " + a.name() + " " + b.name() + ")");
  }

  private Sample connective() {
    Connective connective = CONNECTIVES[random.nextInt(CONNECTIVES.length)];
    Sample a = pick(bools);
    Sample b = pick(bools);
    Sample c = pick(bools);
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      boolean p = a.values()[i] == Value.Bool.TRUE;
      boolean q = b.values()[i] == Value.Bool.TRUE;
      boolean r = c.values()[i] == Value.Bool.TRUE;
      values[i] = Value.Bool.of(connective.holds(p, q, r));
    }
    return sample(
        connective.build(terms, a.term(), b.term(), c.term()),
        values,
        connective.definition(a.name(), b.name(), c.name()));
  }
}
