package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.Sort;
import kiki.term.Symbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Value;
import org.junit.jupiter.api.Test;

class ArraySolverTest {
  private static final Sort.Array BYTES = Sort.array(Sort.bits(64), Sort.bits(8));

  private final Terms terms = new Terms();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
  private final Symbol a = terms.symbol("a", BYTES);
  private final Symbol b = terms.symbol("b", BYTES);
  private final Symbol i = terms.symbol("i", Sort.bits(64));
  private final Symbol j = terms.symbol("j", Sort.bits(64));

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
    Symbol e = terms.symbol("e", Sort.bits(8));
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
