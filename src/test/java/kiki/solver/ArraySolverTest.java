// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import org.junit.jupiter.api.Test;

class ArraySolverTest {
  private static final Sort.Array BYTES = Sort.array(Sort.bits(64), Sort.bits(8));

  private final Terms terms = new Terms();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
  private final FreeSymbol a = terms.symbol("a", BYTES);
  private final FreeSymbol b = terms.symbol("b", BYTES);
  private final FreeSymbol i = terms.symbol("i", Sort.bits(64));
  private final FreeSymbol j = terms.symbol("j", Sort.bits(64));

  @Test
  void readOverWrite() {
    Term written = terms.store(a, i, terms.bits(8, 7));
    Term read = terms.select(written, j);
    solver.require(terms.distinct(read, terms.bits(8, 7)));
    assertEquals(Answer.UNSAT, solver.check(List.of(terms.equal(i, j))));
    assertEquals(Answer.UNSAT, solver.check(List.of(terms.distinct(read, terms.select(a, j)))));
    assertEquals(Answer.SAT, solver.check(List.of()));
  }

  @Test
  void writesToDifferentIndicesCommute() {
    Term one = terms.bits(8, 1);
    Term two = terms.bits(8, 2);
    Term left = terms.store(terms.store(a, i, one), j, two);
    Term right = terms.store(terms.store(a, j, two), i, one);
    solver.require(terms.distinct(left, right));
    assertEquals(Answer.UNSAT, solver.check(List.of(terms.distinct(i, j))));
    assertEquals(Answer.SAT, solver.check(List.of(terms.equal(i, j))));
  }

  @Test
  void equalityCarriesElements() {
    solver.require(terms.equal(terms.store(a, i, terms.bits(8, 1)), b));
    assertEquals(
        Answer.UNSAT, solver.check(List.of(terms.equal(terms.select(b, i), terms.bits(8, 2)))));
    Term apart =
        terms.and(terms.distinct(i, j), terms.distinct(terms.select(a, j), terms.select(b, j)));
    assertEquals(Answer.UNSAT, solver.check(List.of(apart)));
    assertEquals(Answer.SAT, solver.check(List.of(terms.distinct(a, b))));
  }

  @Test
  void differentUniformArraysAreNeverOneWriteApart() {
    Term zeros = terms.constArray(BYTES, terms.bits(8, 0));
    FreeSymbol e = terms.symbol("e", Sort.bits(8));
    Term all = terms.constArray(BYTES, e);
    solver.require(terms.equal(terms.store(zeros, i, terms.bits(8, 3)), terms.store(all, j, e)));
    assertEquals(Answer.UNSAT, solver.check(List.of()));
  }

  @Test
  void twoElementsCanAllChange() {
    Sort.Array small = Sort.array(Sort.bits(1), Sort.bits(8));
    Term zeros = terms.constArray(small, terms.bits(8, 0));
    Term ones = terms.constArray(small, terms.bits(8, 1));
    Term x = terms.symbol("x", Sort.bits(1));
    Term y = terms.symbol("y", Sort.bits(1));
    Term changed = terms.store(terms.store(zeros, x, terms.bits(8, 1)), y, terms.bits(8, 1));
    solver.require(terms.equal(changed, ones));
    assertEquals(Answer.SAT, solver.check(List.of()));
    assertTrue(solver.holds(terms.distinct(x, y)));
  }

  @Test
  void modelsShowArrays() {
    solver.require(terms.equal(i, terms.bits(64, 5)));
    solver.require(terms.equal(terms.select(a, i), terms.bits(8, 42)));
    assertEquals(Answer.SAT, solver.check(List.of()));
    Value.Array value = (Value.Array) solver.value(a);
    assertEquals(terms.bits(8, 42).value(), value.at(BigInteger.valueOf(5)));
  }

  @Test
  void elementsMayBeBoolsAndFloats() {
    FreeSymbol flags = terms.symbol("flags", Sort.array(Sort.bits(4), Sort.BOOL));
    FreeSymbol numbers =
        terms.symbol("numbers", Sort.array(Sort.bits(4), Sort.floating(FloatFormat.BINARY32)));
    Term k = terms.symbol("k", Sort.bits(4));
    Term one = terms.bits(4, 1);
    solver.require(terms.select(flags, one));
    solver.require(terms.not(terms.select(flags, k)));
    solver.require(terms.floats().isNaN(terms.select(numbers, k)));
    Term numberAtOne = terms.select(numbers, one);
    assertEquals(Answer.SAT, solver.check(List.of(terms.floats().isZero(numberAtOne))));
    assertTrue(solver.holds(terms.distinct(k, one)));
    assertEquals(Answer.UNSAT, solver.check(List.of(terms.equal(k, one))));
    Term same = terms.equal(terms.select(numbers, k), numberAtOne);
    assertEquals(Answer.UNSAT, solver.check(List.of(same, terms.floats().isZero(numberAtOne))));
    Value.Array shown = (Value.Array) solverAfter(same).value(flags);
    assertEquals(Value.Bool.TRUE, shown.at(BigInteger.ONE));
  }

  private Solver solverAfter(Term assumption) {
    assertEquals(Answer.SAT, solver.check(List.of(assumption)));
    return solver;
  }

  /** A name given after it was read, as when a loop is unwound further. */
  @Test
  void symbolsAreDefinedLate() {
    FreeSymbol late = terms.symbol("late", BYTES);
    solver.require(terms.equal(terms.select(late, i), terms.bits(8, 3)));
    assertEquals(Answer.SAT, solver.check(List.of()));
    solver.require(terms.equal(late, terms.store(a, j, terms.bits(8, 4))));
    assertEquals(Answer.UNSAT, solver.check(List.of(terms.equal(i, j))));
    assertEquals(Answer.SAT, solver.check(List.of()));
    assertTrue(solver.holds(terms.equal(late, terms.store(a, j, terms.bits(8, 4)))));
    solver.require(terms.equal(a, terms.store(a, i, terms.bits(8, 3))));
    assertEquals(Answer.SAT, solver.check(List.of()));
    solver.require(terms.equal(a, terms.store(late, j, terms.bits(8, 9))));
    assertEquals(Answer.SAT, solver.check(List.of()));
    assertEquals(terms.bits(8, 9).value(), solver.value(terms.select(a, j)));
  }

  /** The copy loop of memcpy, unwound: each read passes many writes. */
  @Test
  void copiesAreEqual() {
    Term copy = b;
    for (int k = 0; k < 10; k++) {
      Term index = terms.add(i, terms.bits(64, k));
      copy = terms.store(copy, index, terms.select(a, index));
    }
    Term offset = terms.sub(j, i);
    solver.require(terms.ult(offset, terms.bits(64, 10)));
    solver.require(terms.distinct(terms.select(copy, j), terms.select(a, j)));
    assertEquals(Answer.UNSAT, solver.check(List.of()));
  }
}
