package kiki.term;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes random terms together with the values they must have under some assignments and with their
 * definitions in SMT-LIB, both from the operation asked for, not from the term the factory made.
 */
public final class TermGenerator {
  /** A term, its value under each assignment and its name in the script. */
  public record Sample(Term term, Value[] values, String name) {}

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
    Symbol symbol = terms.symbol(name, sort);
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
    Binary operation = BINARIES[random.nextInt(BINARIES.length)];
    Sample a = constantOr(pick(bits));
    Sample b = random.nextInt(10) == 0 ? a : fitting(a.term().width());
    Value[] values = new Value[assignments];
    for (int i = 0; i < assignments; i++) {
      values[i] =
          Reference.binary(operation, (Value.Bits) a.values()[i], (Value.Bits) b.values()[i]);
    }
    return sample(
        build(terms, operation, a.term(), b.term()),
        values,
        "(" + smtName(operation) + " " + a.name() + " " + b.name() + ")");
  }

  private static String smtName(Binary operation) {
    return switch (operation) {
      case AND -> "bvand";
      case OR -> "bvor";
      case XOR -> "bvxor";
      case ADD -> "bvadd";
      case SUB -> "bvsub";
      case MUL -> "bvmul";
      case UDIV -> "bvudiv";
      case SDIV -> "bvsdiv";
      case UREM -> "bvurem";
      case SREM -> "bvsrem";
      case SHL -> "bvshl";
      case LSHR -> "bvlshr";
      case ASHR -> "bvashr";
    };
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
    return sample(
        build(terms, predicate, a.term(), b.term()),
        values,
        definition(predicate, a.name(), b.name(), a.term().width()));
  }

  private static String definition(Predicate predicate, String a, String b, int width) {
    return switch (predicate) {
      case EQUAL -> "(= " + a + " " + b + ")";
      case DISTINCT -> "(distinct " + a + " " + b + ")";
      case ULT -> "(bvult " + a + " " + b + ")";
      case ULE -> "(bvule " + a + " " + b + ")";
      case UGT -> "(bvugt " + a + " " + b + ")";
      case UGE -> "(bvuge " + a + " " + b + ")";
      case SLT -> "(bvslt " + a + " " + b + ")";
      case SLE -> "(bvsle " + a + " " + b + ")";
      case SGT -> "(bvsgt " + a + " " + b + ")";
      case SGE -> "(bvsge " + a + " " + b + ")";
      case SIGNED_ADD_OVERFLOW -> widened("bvadd", "sign_extend", 1, a, b);
      case UNSIGNED_ADD_OVERFLOW -> widened("bvadd", "zero_extend", 1, a, b);
      case SIGNED_SUB_OVERFLOW -> widened("bvsub", "sign_extend", 1, a, b);
      case UNSIGNED_SUB_OVERFLOW -> "(bvult " + a + " " + b + ")";
      case SIGNED_MUL_OVERFLOW -> widened("bvmul", "sign_extend", width, a, b);
      case UNSIGNED_MUL_OVERFLOW -> widened("bvmul", "zero_extend", width, a, b);
      case SIGNED_DIV_OVERFLOW -> {
        BigInteger least = BigInteger.ONE.shiftLeft(width - 1);
        yield "(and (= "
            + a
            + " "
            + literal(new Value.Bits(width, least))
            + ") (= "
            + b
            + " (bvnot "
            + literal(new Value.Bits(width, BigInteger.ZERO))
            + ")))";
      }
    };
  }

  /** Whether an operation on wider operands differs from the widened result. */
  private static String widened(String operation, String extension, int by, String a, String b) {
    String extend = "((_ " + extension + " " + by + ") ";
    return "(distinct ("
        + operation
        + " "
        + extend
        + a
        + ") "
        + extend
        + b
        + ")) "
        + extend
        + "("
        + operation
        + " "
        + a
        + " "
        + b
        + ")))";
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
              terms.negOverflow(a.term()),
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
    String definition =
        switch (kind) {
          case 0 -> "(not " + a.name() + ")";
          case 1 -> "(and " + a.name() + " " + b.name() + " " + c.name() + ")";
          case 2 -> "(or " + a.name() + " " + b.name() + " " + c.name() + ")";
          case 3 -> "(xor " + a.name() + " " + b.name() + ")";
          case 4 -> "(=> " + a.name() + " " + b.name() + ")";
          case 5 -> "(= " + a.name() + " " + b.name() + ")";
          default -> "(and " + a.name() + " (not (and " + b.name() + " " + c.name() + ")))";
        };
    return sample(term, values, definition);
  }
}
