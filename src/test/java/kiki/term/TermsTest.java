// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import kiki.term.rewrite.Evaluator;
import kiki.term.rewrite.TermSubstitution;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;

class TermsTest {
  private final Terms terms = new Terms();
  private final FreeSymbol p = terms.symbol("p", Sort.BOOL);
  private final FreeSymbol q = terms.symbol("q", Sort.BOOL);
  private final FreeSymbol r = terms.symbol("r", Sort.BOOL);
  private final FreeSymbol x = terms.symbol("x", Sort.bits(32));
  private final FreeSymbol y = terms.symbol("y", Sort.bits(32));
  private final Sort.Array bytes = Sort.array(Sort.bits(32), Sort.bits(8));
  private final FreeSymbol a = terms.symbol("a", bytes);

  private Constant number(long value) {
    return terms.bits(32, value);
  }

  @Test
  void termsAreInterned() {
    assertSame(terms.add(x, y), terms.add(y, x));
    assertSame(x, terms.symbol("x", Sort.bits(32)));
    assertNotSame(terms.fresh("t", Sort.BOOL), terms.fresh("t", Sort.BOOL));
    assertSame(terms.get(x.id()), x);
  }

  @Test
  void wrongSortsAreRefused() {
    FreeSymbol byteSymbol = terms.symbol("b", Sort.bits(8));
    FreeSymbol f = terms.symbol("f", Sort.floating(FloatFormat.BINARY32));
    assertThrows(IllegalArgumentException.class, () -> terms.add(x, byteSymbol));
    assertThrows(IllegalArgumentException.class, () -> terms.add(p, q));
    assertThrows(IllegalArgumentException.class, () -> terms.and(p, x));
    assertThrows(IllegalArgumentException.class, () -> terms.not(x));
    assertThrows(IllegalArgumentException.class, () -> terms.ite(x, p, q));
    assertThrows(IllegalArgumentException.class, () -> terms.ite(p, x, byteSymbol));
    assertThrows(IllegalArgumentException.class, () -> terms.equal(x, p));
    assertThrows(IllegalArgumentException.class, () -> terms.extract(x, 32, 0));
    assertThrows(IllegalArgumentException.class, () -> terms.extract(x, 3, 4));
    assertThrows(IllegalArgumentException.class, () -> terms.zeroExtend(x, 31));
    assertThrows(IllegalArgumentException.class, () -> terms.select(x, x));
    assertThrows(IllegalArgumentException.class, () -> terms.select(a, byteSymbol));
    assertThrows(IllegalArgumentException.class, () -> terms.store(a, x, x));
    assertThrows(IllegalArgumentException.class, () -> terms.constArray(bytes, x));
    assertThrows(IllegalArgumentException.class, () -> terms.symbol("x", Sort.bits(8)));
    assertThrows(IllegalArgumentException.class, () -> terms.floats().neg(x));
    assertThrows(IllegalArgumentException.class, () -> terms.floats().equal(f, x));
    assertThrows(IllegalArgumentException.class, () -> terms.floats().toBits(x));
    assertThrows(
        IllegalArgumentException.class, () -> terms.floats().fromBits(x, FloatFormat.BINARY64));
    assertThrows(IllegalArgumentException.class, () -> Sort.bits(0));
    assertThrows(IllegalArgumentException.class, () -> Sort.array(Sort.bits(8), bytes));
  }

  @Test
  void boolRules() {
    assertSame(terms.falseTerm(), terms.and(p, terms.not(p)));
    assertSame(terms.trueTerm(), terms.or(p, terms.not(p)));
    assertSame(p, terms.and(p, terms.or(p, q)));
    assertSame(terms.and(p, terms.not(q)), terms.and(p, terms.not(terms.and(p, q))));
    assertSame(terms.and(p, q, r), terms.and(r, terms.and(q, p)));
    assertSame(p, terms.ite(p, terms.trueTerm(), terms.falseTerm()));
    assertSame(terms.and(p, q), terms.ite(p, q, terms.falseTerm()));
    assertSame(terms.trueTerm(), terms.iff(p, p));
    assertSame(terms.trueTerm(), terms.and(List.of()));
    assertSame(terms.falseTerm(), terms.or(List.of()));
  }

  @Test
  void sumsAreNormalised() {
    assertSame(x, terms.sub(terms.add(x, y), y));
    assertSame(terms.add(x, number(3)), terms.add(terms.add(x, number(1)), number(2)));
    assertSame(terms.mul(number(2), x), terms.add(x, x));
    assertSame(terms.shl(x, number(1)), terms.add(x, x));
    assertSame(number(0), terms.sub(x, x));
    assertSame(terms.falseTerm(), terms.equal(terms.add(x, number(1)), x));
    assertSame(terms.equal(x, number(4)), terms.equal(terms.add(x, number(1)), number(5)));
  }

  /** Pointers are an object and an offset side by side; comparing them must see the parts. */
  @Test
  void pointersFold() {
    FreeSymbol offset = terms.symbol("o", Sort.bits(24));
    Term first = terms.concat(terms.bits(8, 1), offset);
    Term second = terms.concat(terms.bits(8, 2), terms.bits(24, 0));
    Term pointer = terms.ite(p, first, second);
    assertSame(terms.falseTerm(), terms.equal(first, second));
    Term object = terms.extract(pointer, 31, 24);
    assertSame(p, terms.equal(object, terms.bits(8, 1)));
    assertSame(terms.not(p), terms.equal(object, terms.bits(8, 2)));
    assertSame(terms.falseTerm(), terms.equal(object, terms.bits(8, 3)));
    assertSame(terms.falseTerm(), terms.equal(terms.ite(p, number(1), number(2)), number(0)));
    assertSame(p, terms.ult(terms.ite(p, number(1), number(2)), number(2)));
  }

  /** However deep the transitions nest, a state that is never entered is excluded. */
  @Test
  void statesFold() {
    Term state = number(0);
    Term pointer = terms.concat(terms.bits(8, 1), terms.symbol("o", Sort.bits(24)));
    for (int i = 0; i < 500; i++) {
      Term input = terms.symbol("input" + i, Sort.bits(32));
      Term next = terms.ite(terms.slt(input, number(0)), number(10 + i % 7), number(i % 5));
      state = terms.ite(terms.equal(state, number(i % 5)), next, state);
      Term other = terms.concat(terms.bits(8, 1 + i % 3), terms.extract(input, 23, 0));
      pointer = terms.ite(terms.ult(input, number(i)), other, pointer);
    }
    assertSame(terms.falseTerm(), terms.equal(state, number(20)));
    assertSame(terms.trueTerm(), terms.ult(state, number(17)));
    assertSame(terms.falseTerm(), terms.slt(state, number(0)));
    Term object = terms.extract(pointer, 31, 24);
    assertSame(terms.falseTerm(), terms.equal(object, terms.bits(8, 0)));
  }

  @Test
  void slicesMeet() {
    Term high = terms.extract(x, 31, 16);
    Term low = terms.extract(x, 15, 0);
    assertSame(x, terms.concat(high, low));
    assertSame(low, terms.extract(terms.zeroExtend(low, 32), 15, 0));
    assertSame(terms.bits(8, 0), terms.extract(terms.zeroExtend(low, 32), 31, 24));
    Term sum = terms.add(terms.signExtend(low, 32), terms.signExtend(high, 32));
    assertSame(terms.add(low, high), terms.extract(sum, 15, 0));
  }

  @Test
  void readsSeeThroughWrites() {
    Term e = terms.symbol("e", Sort.bits(8));
    Term written = terms.store(terms.store(a, number(1), e), number(2), terms.bits(8, 9));
    assertSame(e, terms.select(written, number(1)));
    assertSame(terms.select(a, number(3)), terms.select(written, number(3)));
    assertSame(a, terms.store(a, x, terms.select(a, x)));
    Term guarded = terms.ite(p, terms.store(a, x, e), a);
    assertSame(terms.ite(p, e, terms.select(a, x)), terms.select(guarded, x));
    Term next = terms.add(x, number(1));
    assertSame(terms.select(a, next), terms.select(terms.store(a, x, e), next));
  }

  @Test
  void longChainsStayFastAndDoNotOverflowTheStack() {
    Term chain = terms.trueTerm();
    Term sum = x;
    for (int i = 0; i < 60_000; i++) {
      chain = terms.and(chain, terms.symbol("c" + i, Sort.BOOL));
      sum = terms.bitXor(terms.ite(p, sum, number(i)), terms.add(sum, x));
    }
    Map<Term, Value> assignment = Map.of(x, number(1).value());
    assertEquals(Value.Bool.FALSE, new Evaluator(assignment).evaluate(chain));
    assertEquals(sum.sort(), new Evaluator(assignment).evaluate(sum).sort());
    Term replaced = TermSubstitution.of(terms, Map.of(x, number(0))).apply(sum);
    assertEquals(List.of(p), terms.symbols(List.of(replaced)));
    assertTrue(sum.toString().contains("where"));
  }

  @Test
  void substitutionIsSimultaneous() {
    Term swapped =
        TermSubstitution.of(terms, Map.of(x, y, y, x)).apply(terms.ult(terms.add(x, number(1)), y));
    assertSame(terms.ult(terms.add(y, number(1)), x), swapped);
    assertThrows(IllegalArgumentException.class, () -> TermSubstitution.of(terms, Map.of(x, p)));
  }

  @Test
  void floatsFold() {
    FloatTerms floats = terms.floats();
    RoundingMode mode = RoundingMode.NEAREST_EVEN;
    Term one = floats.constant(IeeeFloat.of(1.0));
    Term third = floats.div(mode, one, floats.constant(IeeeFloat.of(3.0)));
    assertSame(floats.constant(IeeeFloat.of(1.0 / 3.0)), third);
    assertSame(terms.bits(32, 1), floats.toSigned(RoundingMode.TOWARD_ZERO, one, 32));
    FreeSymbol f = terms.symbol("f", Sort.floating(FloatFormat.BINARY64));
    assertSame(f, floats.fromBits(floats.toBits(f), FloatFormat.BINARY64));
    assertSame(f, floats.neg(floats.neg(f)));
    assertSame(terms.not(floats.isNaN(f)), floats.equal(f, f));
    Term nan = floats.constant(IeeeFloat.nan(FloatFormat.BINARY64));
    assertSame(nan, floats.neg(nan));
    assertSame(terms.trueTerm(), terms.equal(nan, floats.neg(nan)));
  }

  @Test
  void arrayValuesAreNormalised() {
    Sort.Array small = Sort.array(Sort.bits(1), Sort.bits(8));
    Value one = terms.bits(8, 1).value();
    Value two = terms.bits(8, 2).value();
    Value.Array left = Value.Array.constant(small, one).with(BigInteger.ZERO, two);
    Value.Array right = Value.Array.constant(small, two).with(BigInteger.ONE, one);
    assertEquals(left, right);
  }

  @Test
  void printing() {
    assertEquals("(p && (q || r))", terms.and(p, terms.or(q, r)).toString());
    assertEquals("((1 + x) <u y)", terms.ult(terms.add(x, number(1)), y).toString());
    assertEquals("a[x]", terms.select(a, x).toString());
    assertEquals("x[7:0]", terms.extract(x, 7, 0).toString());
  }
}
