// SPDX-License-Identifier: Apache-2.0
import java.util.List;
import kiki.sat.CdclSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/** The solver for terms alone: bit vectors of 32 bits with a question that is asked twice. */
final class SolveTerms {
  public static void main(String[] arguments) {
    Terms terms = new Terms();
    Solver solver = new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.ON);
    Term x = terms.symbol("x", new Sort.BitVec(32));
    Term square = terms.mul(x, x);
    solver.require(terms.equal(square, terms.bits(32, 49)));
    Term small = terms.ult(x, terms.bits(32, 100));
    if (solver.check(List.of(small)) == Answer.SAT) {
      System.out.println("x = " + solver.value(x));
    }
    Term even = terms.not(terms.bit(x, 0));
    System.out.println("an even root: " + solver.check(List.of(small, even)));
  }
}
