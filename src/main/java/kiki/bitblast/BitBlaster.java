// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.function.IntConsumer;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.bitblast.array.ArrayTheory;
import kiki.bitblast.circuit.Adder;
import kiki.bitblast.circuit.Divider;
import kiki.bitblast.circuit.FloatCircuits;
import kiki.bitblast.circuit.FloatTools;
import kiki.bitblast.circuit.Multiplier;
import kiki.bitblast.circuit.Shifter;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Turns terms into words of literals, least significant bit first: a Bool into one, a bit-vector
 * into its bits, a float into its encoding, in which a NaN is always the canonical one. Arrays have
 * no bits; their reads do. Each term is translated once.
 */
public final class BitBlaster {
  private static final int[] NO_BITS = new int[0];

  private final Words words;
  private final Adder adder;
  private final Multiplier multiplier;
  private final Divider divider;
  private final Shifter shifter;
  private final FloatCircuits floats;
  private final ArrayTheory arrays;
  private final Aig aig;
  private final Runnable progress;
  private int[][] known = new int[1 << 10][];

  /**
   * Side constraints, which always have a solution, are handed over as literals that must hold for
   * good. Calls {@code progress} before each term, now and then within large ones and while models
   * are tested; if it throws, what was translated stays.
   */
  public BitBlaster(Aig aig, IntConsumer sideConstraints, Runnable progress) {
    this.aig = aig;
    this.progress = progress;
    words = new Words(aig);
    adder = new Adder(aig, words);
    multiplier = new Multiplier(aig, adder);
    divider = new Divider(aig, words, adder, sideConstraints);
    shifter = new Shifter(aig, words);
    floats = new FloatCircuits(new FloatTools(aig, words, adder, multiplier), sideConstraints);
    arrays = new ArrayTheory(aig, words, floats, sideConstraints, progress);
  }

  /** The array terms met so far. */
  public ArrayTheory arrays() {
    return arrays;
  }

  /**
   * Requires that two array terms are equal, if that can be had by making one a name of the other;
   * says whether it could.
   */
  public boolean define(Term a, Term b) {
    bits(a);
    bits(b);
    return a instanceof FreeSymbol x && arrays.define(x, b)
        || b instanceof FreeSymbol y && arrays.define(y, a);
  }

  /** Lets a symbol that was not translated yet have these bits. */
  public void bind(FreeSymbol symbol, int[] bits) {
    if (knownBits(symbol) != null) {
      throw new IllegalStateException(symbol + " has bits already");
    }
    remember(symbol, bits);
  }

  /** The literal of a term of sort Bool. */
  public int literal(Term term) {
    return bits(term)[0];
  }

  /** The bits of a term if it was translated before, else null. */
  public int[] knownBits(Term term) {
    return term.id() < known.length ? known[term.id()] : null;
  }

  /** The bits of a term; the array is shared and must not be changed. */
  public int[] bits(Term root) {
    int[] bits = knownBits(root);
    return bits != null ? bits : translate(root);
  }

  private int[] translate(Term root) {
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      progress.run();
      if (knownBits(term) != null) {
        pending.pop();
      } else if (!pushUnknown(term, pending)) {
        pending.pop();
        remember(term, usesArrays(term) ? compute(term) : aig.build(progress, () -> compute(term)));
      }
    }
    return known[root.id()];
  }

  /** The theory of arrays keeps books that an interruption would leave half written. */
  private static boolean usesArrays(Term term) {
    boolean uses = term.sort() instanceof Sort.Array;
    for (int i = 0; i < term.arity(); i++) {
      uses |= term.argument(i).sort() instanceof Sort.Array;
    }
    return uses;
  }

  private boolean pushUnknown(Term term, ArrayDeque<Term> pending) {
    boolean pushed = false;
    for (int i = term.arity() - 1; i >= 0; i--) {
      if (knownBits(term.argument(i)) == null) {
        pending.push(term.argument(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private void remember(Term term, int[] bits) {
    if (term.id() >= known.length) {
      known = Arrays.copyOf(known, Math.max(term.id() + 1, 2 * known.length));
    }
    known[term.id()] = bits;
  }

  private int[] compute(Term term) {
    return switch (term) {
      case Constant constant -> bits(constant.value());
      case FreeSymbol symbol ->
          switch (symbol.sort()) {
            case Sort.Bool _ -> aig.inputs(1);
            case Sort.BitVec sort -> aig.inputs(sort.width());
            case Sort.Float sort -> floats.input(sort.format());
            case Sort.Array _ -> {
              arrays.addSymbol(symbol);
              yield NO_BITS;
            }
          };
      case Application application -> apply(application);
    };
  }

  private static int[] bits(Value value) {
    return switch (value) {
      case Value.Bool bool -> single(bool.isTrue() ? Aig.TRUE : Aig.FALSE);
      case Value.Bits bits -> Words.number(bits.width(), bits.unsigned());
      case Value.Float floating ->
          Words.number(floating.number().format().totalBits(), floating.number().bits());
      case Value.Array _ -> throw new IllegalArgumentException("arrays are no constants");
    };
  }

  private int[] apply(Application term) {
    return switch (term.operator()) {
      case CoreOperator operator -> core(term, operator);
      case FloatOperator operator -> floats.apply(term, operator, operands(term));
    };
  }

  private int[] core(Application term, CoreOperator operator) {
    int[] a = known[term.argument(0).id()];
    int[] b = term.arity() > 1 ? known[term.argument(1).id()] : NO_BITS;
    return switch (operator) {
      case NOT -> single(Aig.not(a[0]));
      case AND -> single(conjunction(term));
      case XOR -> single(aig.xor(a[0], b[0]));
      case ITE -> ite(term, a[0]);
      case EQUAL -> single(equal(term, a, b));
      case BIT_NOT -> words.not(a);
      case BIT_AND -> words.and(a, b);
      case BIT_OR -> words.or(a, b);
      case BIT_XOR -> words.xor(a, b);
      case NEG -> adder.negate(a);
      case ADD -> sum(term, a, b);
      case MUL -> multiplier.multiply(a, b);
      case UDIV -> divider.divide(a, b).quotient();
      case UREM -> divider.divide(a, b).remainder();
      case SDIV -> signedQuotient(a, b);
      case SREM -> signedRemainder(a, b);
      case SHL -> shifter.left(a, b);
      case LSHR -> shifter.logicalRight(a, b);
      case ASHR -> shifter.arithmeticRight(a, b);
      case CONCAT -> concat(a, b);
      case EXTRACT -> Words.slice(a, term.low(), term.width());
      case ZERO_EXTEND -> Words.extend(a, term.width(), Aig.FALSE);
      case SIGN_EXTEND -> Words.extend(a, term.width(), Words.top(a));
      case ULT -> single(adder.less(a, b));
      case SLT -> single(adder.signedLess(a, b));
      case UMUL_OVERFLOW -> single(multiplier.unsignedOverflow(a, b));
      case SMUL_OVERFLOW -> single(multiplier.signedOverflow(a, b));
      case CONST_ARRAY -> {
        arrays.addConstant(term, a);
        yield NO_BITS;
      }
      case STORE -> {
        arrays.addStore(term, b, known[term.argument(2).id()]);
        yield NO_BITS;
      }
      case SELECT -> arrays.read(term.argument(0), b);
    };
  }

  private int[][] operands(Term term) {
    int[][] operands = new int[term.arity()][];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = known[term.argument(i).id()];
    }
    return operands;
  }

  private int conjunction(Term term) {
    int result = Aig.TRUE;
    for (int i = 0; i < term.arity(); i++) {
      result = aig.and(result, known[term.argument(i).id()][0]);
    }
    return result;
  }

  private int[] ite(Application term, int condition) {
    if (term.sort() instanceof Sort.Array) {
      arrays.addIte(term, condition);
      return NO_BITS;
    }
    return words.mux(condition, known[term.argument(1).id()], known[term.argument(2).id()]);
  }

  private int equal(Term term, int[] a, int[] b) {
    return term.argument(0).sort() instanceof Sort.Array
        ? arrays.equality(term.argument(0), term.argument(1))
        : words.equal(a, b);
  }

  /** A summand that is a negation is subtracted instead, which saves its adder. */
  private int[] sum(Application term, int[] a, int[] b) {
    if (term.argument(1).is(CoreOperator.NEG)) {
      return adder.subtract(a, known[term.argument(1).argument(0).id()]);
    }
    if (term.argument(0).is(CoreOperator.NEG)) {
      return adder.subtract(b, known[term.argument(0).argument(0).id()]);
    }
    return adder.add(a, b);
  }

  private int[] signedQuotient(int[] a, int[] b) {
    int sign = aig.xor(Words.top(a), Words.top(b));
    return adder.negateIf(sign, divideMagnitudes(a, b).quotient());
  }

  private int[] signedRemainder(int[] a, int[] b) {
    return adder.negateIf(Words.top(a), divideMagnitudes(a, b).remainder());
  }

  private Divider.Division divideMagnitudes(int[] a, int[] b) {
    return divider.divide(adder.negateIf(Words.top(a), a), adder.negateIf(Words.top(b), b));
  }

  private static int[] concat(int[] high, int[] low) {
    int[] result = Arrays.copyOf(low, low.length + high.length);
    System.arraycopy(high, 0, result, low.length, high.length);
    return result;
  }

  private static int[] single(int literal) {
    return new int[] {literal};
  }
}
