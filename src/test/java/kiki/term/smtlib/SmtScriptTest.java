// SPDX-License-Identifier: Apache-2.0
package kiki.term.smtlib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.z3.Status;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import kiki.Z3Scripts;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.Evaluator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;

/** Z3 gives every operator the meaning that the evaluator does. */
class SmtScriptTest {
  private static final FloatFormat SMALL = new FloatFormat(4, 3);
  private static final FloatFormat OTHER = new FloatFormat(3, 1);
  private static final int ROUNDS = 12;

  private final SplittableRandom random = new SplittableRandom(41);

  @Test
  void bitVectors() throws IOException {
    for (int i = 0; i < ROUNDS; i++) {
      Terms t = new Terms();
      Term a = t.symbol("a", Sort.bits(6));
      Term b = t.symbol("b|\\x", Sort.bits(6));
      Term c = t.symbol("c", Sort.BOOL);
      List<Term> all = new ArrayList<>();
      List<BinaryOperator<Term>> binary =
          List.of(
              t::bitAnd, t::bitOr, t::bitXor, t::add, t::mul, t::udiv, t::sdiv, t::urem, t::srem,
              t::shl, t::lshr, t::ashr, t::concat, t::ult, t::slt, t::equal);
      binary.forEach(o -> all.add(o.apply(a, b)));
      List<UnaryOperator<Term>> unary =
          List.of(
              t::bitNot,
              t::neg,
              x -> t.zeroExtend(x, 9),
              x -> t.signExtend(x, 9),
              x -> t.extract(x, 4, 2),
              x -> t.ite(c, x, b),
              x -> t.xor(c, t.ult(x, b)),
              x -> t.not(t.and(c, t.slt(x, b))),
              x -> t.overflows().signedMul(x, b),
              x -> t.overflows().unsignedMul(x, b));
      unary.forEach(o -> all.add(o.apply(a)));
      check(t, all);
    }
  }

  @Test
  void arrays() throws IOException {
    for (int i = 0; i < ROUNDS; i++) {
      Terms t = new Terms();
      Term index = t.symbol("i", Sort.bits(3));
      Term other = t.symbol("j", Sort.bits(3));
      Term bits = t.symbol("bits", Sort.array(Sort.bits(3), Sort.bits(5)));
      Term truths = t.symbol("truths", Sort.array(Sort.bits(3), Sort.BOOL));
      Term element = t.symbol("e", Sort.bits(5));
      Term truth = t.symbol("b", Sort.BOOL);
      check(
          t,
          List.of(
              t.select(bits, index),
              t.select(t.store(bits, other, element), index),
              t.select(truths, index),
              t.select(t.store(truths, other, truth), index),
              t.select(
                  t.store(
                      t.constArray(Sort.array(Sort.bits(3), Sort.BOOL), truth),
                      other,
                      t.not(truth)),
                  index),
              t.equal(t.store(bits, other, element), bits)));
    }
  }

  @Test
  void floats() throws IOException {
    for (int i = 0; i < ROUNDS; i++) {
      for (RoundingMode mode : RoundingMode.values()) {
        Terms t = new Terms();
        Term a = t.symbol("a", Sort.floating(SMALL));
        Term b = t.symbol("b", Sort.floating(SMALL));
        Term n = t.symbol("n", Sort.bits(5));
        check(
            t,
            List.of(
                t.floats().add(mode, a, b),
                t.floats().mul(mode, a, b),
                t.floats().div(mode, a, b),
                t.floats().fma(mode, a, b, a),
                t.floats().sqrt(mode, a),
                t.floats().roundToIntegral(mode, a),
                t.floats().fmod(a, b),
                t.floats().remainder(a, b),
                t.floats().min(a, b),
                t.floats().max(a, b),
                t.floats().neg(a),
                t.floats().abs(a),
                t.floats().equal(a, b),
                t.floats().less(a, b),
                t.floats().lessOrEqual(a, b),
                t.floats().isNaN(a),
                t.floats().isInfinite(a),
                t.floats().isZero(a),
                t.floats().isNormal(a),
                t.floats().isSubnormal(a),
                t.floats().isNegative(a),
                t.floats().convert(mode, a, OTHER),
                t.floats().fromSigned(mode, n, SMALL),
                t.floats().fromUnsigned(mode, n, SMALL),
                t.floats().toSigned(mode, a, 3),
                t.floats().toUnsigned(mode, a, 3),
                t.floats().toSigned(mode, a, 9),
                t.floats().toUnsigned(mode, a, 9),
                t.floats().fromBits(t.zeroExtend(n, 8), SMALL),
                t.floats().toBits(a)));
      }
    }
  }

  /** A term must not differ from its value, and may be it. */
  private void check(Terms terms, List<Term> all) throws IOException {
    Map<Term, Value> assignment = new LinkedHashMap<>();
    List<Term> fixed = new ArrayList<>();
    for (FreeSymbol symbol : Traversal.symbols(all)) {
      Value value = value(symbol.sort());
      assignment.put(symbol, value);
      fixed.add(same(terms, symbol, terms.constant(value)));
    }
    List<Term> different = new ArrayList<>();
    for (Term term : all) {
      Value value = new Evaluator(assignment).evaluate(term);
      different.add(terms.not(same(terms, term, terms.constant(value))));
    }
    List<Term> wrong = new ArrayList<>(fixed);
    wrong.add(terms.or(different));
    if (Z3Scripts.answer(script(wrong)) != Status.UNSATISFIABLE) {
      for (int i = 0; i < all.size(); i++) {
        List<Term> single = new ArrayList<>(fixed);
        single.add(different.get(i));
        String script = script(single);
        assertEquals(Status.UNSATISFIABLE, Z3Scripts.answer(script), all.get(i) + "\n" + script);
      }
    }
    List<Term> right = new ArrayList<>(fixed);
    different.forEach(d -> right.add(terms.not(d)));
    assertEquals(Status.SATISFIABLE, Z3Scripts.answer(script(right)), script(right));
  }

  private static Term same(Terms terms, Term a, Term b) {
    return a.sort() instanceof Sort.Bool ? terms.iff(a, b) : terms.equal(a, b);
  }

  private static String script(List<Term> assertions) throws IOException {
    StringBuilder text = new StringBuilder();
    SmtScript.write(text, List.of("a\nb"), assertions);
    return text.toString();
  }

  private Value value(Sort sort) {
    return switch (sort) {
      case Sort.Bool _ -> Value.Bool.of(random.nextBoolean());
      case Sort.BitVec bits -> Value.Bits.wrap(bits.width(), BigInteger.valueOf(random.nextLong()));
      case Sort.Float floating -> new Value.Float(number(floating.format()));
      case Sort.Array array -> {
        Value.Array made = Value.Array.constant(array, value(array.element()));
        for (int i = 0; i < 3; i++) {
          BigInteger index = BigInteger.valueOf(random.nextInt(1 << array.index().width()));
          made = made.with(index, value(array.element()));
        }
        yield made;
      }
    };
  }

  private IeeeFloat number(FloatFormat format) {
    BigInteger all = Value.Bits.mask(format.totalBits());
    return IeeeFloat.fromBits(format, BigInteger.valueOf(random.nextLong()).and(all));
  }

  @Test
  void namesTheSmallestLogic() throws IOException {
    Terms t = new Terms();
    assertTrue(script(List.of(t.symbol("b", Sort.BOOL))).contains("(set-logic QF_BV)"));
    Term array = t.symbol("a", Sort.array(Sort.bits(3), Sort.floating(SMALL)));
    Term element = t.select(array, t.symbol("i", Sort.bits(3)));
    assertTrue(script(List.of(t.floats().isNaN(element))).contains("(set-logic QF_ABVFP)"));
  }
}
