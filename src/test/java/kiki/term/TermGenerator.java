package kiki.term;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes random terms together with the values they must have under some assignments, computed from
 * the operation asked for, not from the term the factory made of it.
 */
public final class TermGenerator {
  /** A term and its value under each assignment. */
  public record Sample(Term term, Value[] values) {}

  /** The operations of {@link Terms} on two bit-vectors of one width. */
  public enum Binary {
    AND,
    OR,
    XOR,
    ADD,
    SUB,
    MUL,
    UDIV,
    SDIV,
    UREM,
    SREM,
    SHL,
    LSHR,
    ASHR
  }

  /** The predicates of {@link Terms} on two bit-vectors of one width. */
  public enum Predicate {
    EQUAL,
    DISTINCT,
    ULT,
    ULE,
    UGT,
    UGE,
    SLT,
    SLE,
    SGT,
    SGE,
    SIGNED_ADD_OVERFLOW,
    UNSIGNED_ADD_OVERFLOW,
    SIGNED_SUB_OVERFLOW,
    UNSIGNED_SUB_OVERFLOW,
    SIGNED_MUL_OVERFLOW,
    UNSIGNED_MUL_OVERFLOW,
    SIGNED_DIV_OVERFLOW
  }

  private static final Binary[] BINARIES = Binary.values();
  private static final Predicate[] PREDICATES = Predicate.values();

  private final Terms terms;
  private final Random random;
  private final int assignments;
  private final int[] widths;
  private final List<Sample> bits = new ArrayList<>();
  private final List<Sample> bools = new ArrayList<>();
  private final List<Map<Term, Value>> assigned = new ArrayList<>();

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

  public List<Sample> bools() {
    return bools;
  }

  private Sample symbol(String name, Sort sort) {
    Symbol symbol = terms.symbol(name, sort);
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          sort instanceof Sort.BitVec vector
              ? new Value.Bits(vector.width(), number(vector.width()))
              : Value.Bool.of(random.nextBoolean());
      assigned.get(i).put(symbol, values[i]);
    }
    return new Sample(symbol, values);
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
    Value value = new Value.Bits(width, number(width));
    return new Sample(terms.constant(value), repeated(value));
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
    Value value = new Value.Bits(sample.term().width(), number(sample.term().width()));
    return new Sample(terms.constant(value), repeated(value));
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
    return term.width() > width
        ? map(terms.extract(term, width - 1, 0), sample, v -> Value.Bits.wrap(width, v.unsigned()))
        : map(terms.zeroExtend(term, width), sample, v -> Value.Bits.wrap(width, v.unsigned()));
  }

  private interface OnBits {
    Value apply(Value.Bits value);
  }

  private Sample map(Term term, Sample argument, OnBits function) {
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] = function.apply((Value.Bits) argument.values()[i]);
    }
    return new Sample(term, values);
  }

  private Sample binary() {
    Binary operation = BINARIES[random.nextInt(BINARIES.length)];
    Sample a = constantOr(pick(bits));
    Sample b = random.nextInt(10) == 0 ? a : fitting(a.term().width());
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          Reference.binary(operation, (Value.Bits) a.values()[i], (Value.Bits) b.values()[i]);
    }
    return new Sample(build(terms, operation, a.term(), b.term()), values);
  }

  public static Term build(Terms terms, Binary operation, Term a, Term b) {
    return switch (operation) {
      case AND -> terms.bitAnd(a, b);
      case OR -> terms.bitOr(a, b);
      case XOR -> terms.bitXor(a, b);
      case ADD -> terms.add(a, b);
      case SUB -> terms.sub(a, b);
      case MUL -> terms.mul(a, b);
      case UDIV -> terms.udiv(a, b);
      case SDIV -> terms.sdiv(a, b);
      case UREM -> terms.urem(a, b);
      case SREM -> terms.srem(a, b);
      case SHL -> terms.shl(a, b);
      case LSHR -> terms.lshr(a, b);
      case ASHR -> terms.ashr(a, b);
    };
  }

  private Sample predicate() {
    Predicate predicate = PREDICATES[random.nextInt(PREDICATES.length)];
    Sample a = constantOr(pick(bits));
    Sample b = fitting(a.term().width());
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          Value.Bool.of(
              Reference.predicate(
                  predicate, (Value.Bits) a.values()[i], (Value.Bits) b.values()[i]));
    }
    return new Sample(build(terms, predicate, a.term(), b.term()), values);
  }

  public static Term build(Terms terms, Predicate predicate, Term a, Term b) {
    return switch (predicate) {
      case EQUAL -> terms.equal(a, b);
      case DISTINCT -> terms.distinct(a, b);
      case ULT -> terms.ult(a, b);
      case ULE -> terms.ule(a, b);
      case UGT -> terms.ugt(a, b);
      case UGE -> terms.uge(a, b);
      case SLT -> terms.slt(a, b);
      case SLE -> terms.sle(a, b);
      case SGT -> terms.sgt(a, b);
      case SGE -> terms.sge(a, b);
      case SIGNED_ADD_OVERFLOW -> terms.signedAddOverflow(a, b);
      case UNSIGNED_ADD_OVERFLOW -> terms.unsignedAddOverflow(a, b);
      case SIGNED_SUB_OVERFLOW -> terms.signedSubOverflow(a, b);
      case UNSIGNED_SUB_OVERFLOW -> terms.unsignedSubOverflow(a, b);
      case SIGNED_MUL_OVERFLOW -> terms.signedMulOverflow(a, b);
      case UNSIGNED_MUL_OVERFLOW -> terms.unsignedMulOverflow(a, b);
      case SIGNED_DIV_OVERFLOW -> terms.signedDivOverflow(a, b);
    };
  }

  private Sample unary() {
    Sample a = pick(bits);
    int width = a.term().width();
    return switch (random.nextInt(3)) {
      case 0 -> map(terms.bitNot(a.term()), a, v -> Value.Bits.wrap(width, v.unsigned().not()));
      case 1 -> map(terms.neg(a.term()), a, v -> Value.Bits.wrap(width, v.unsigned().negate()));
      default ->
          map(
              terms.negOverflow(a.term()),
              a,
              v -> Value.Bool.of(v.signed().negate().bitLength() >= width));
    };
  }

  private Sample slice() {
    Sample a = pick(bits);
    int low = random.nextInt(a.term().width());
    int high = low + random.nextInt(a.term().width() - low);
    return map(
        terms.extract(a.term(), high, low),
        a,
        v -> Value.Bits.wrap(high - low + 1, v.unsigned().shiftRight(low)));
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
    return new Sample(terms.concat(a.term(), b.term()), values);
  }

  private Sample extend() {
    Sample a = pick(bits);
    int width = Math.min(80, a.term().width() + random.nextInt(9));
    return random.nextBoolean()
        ? map(terms.zeroExtend(a.term(), width), a, v -> Value.Bits.wrap(width, v.unsigned()))
        : map(terms.signExtend(a.term(), width), a, v -> Value.Bits.wrap(width, v.signed()));
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
    return new Sample(terms.ite(condition.term(), a.term(), b.term()), values);
  }

  private Sample connective() {
    Sample a = pick(bools);
    Sample b = pick(bools);
    Sample c = pick(bools);
    int kind = random.nextInt(7);
    Term x = a.term();
    Term y = b.term();
    Term term =
        switch (kind) {
          case 0 -> terms.not(x);
          case 1 -> terms.and(x, y, c.term());
          case 2 -> terms.or(x, y, c.term());
          case 3 -> terms.xor(x, y);
          case 4 -> terms.implies(x, y);
          case 5 -> terms.iff(x, y);
          default -> terms.and(x, terms.not(terms.and(y, c.term())));
        };
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      boolean p = a.values()[i] == Value.Bool.TRUE;
      boolean q = b.values()[i] == Value.Bool.TRUE;
      boolean r = c.values()[i] == Value.Bool.TRUE;
      values[i] =
          Value.Bool.of(
              switch (kind) {
                case 0 -> !p;
                case 1 -> p && q && r;
                case 2 -> p || q || r;
                case 3 -> p != q;
                case 4 -> !p || q;
                case 5 -> p == q;
                default -> p && !(q && r);
              });
    }
    return new Sample(term, values);
  }
}
