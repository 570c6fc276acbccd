// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.Term;
import kiki.term.TermGenerator;
import kiki.term.TermGenerator.Sample;
import kiki.term.Terms;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random bit-vector constraints get the answer of Z3, and models that satisfy them. */
class RandomTermsTest {
  private static final int[][] WIDTHS = {{1, 2, 3}, {4, 6}, {5, 8}, {3, 12}, {7, 9}};

  @Test
  void answersAgreeWithZ3() {
    run(80);
  }

  @Test
  @Tag("long")
  void manyAnswersAgreeWithZ3() {
    run(5_000);
  }

  private static void run(int rounds) {
    try (Z3 z3 = new Z3()) {
      for (int seed = 0; seed < rounds; seed++) {
        Terms terms = new Terms();
        Random random = Seeds.random(seed);
        TermGenerator generator = new TermGenerator(terms, random, 1, WIDTHS[seed % WIDTHS.length]);
        for (int step = 0; step < 30; step++) {
          generator.next();
        }
        Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
        StringBuilder script = new StringBuilder(generator.script());
        for (int i = 0; i < 4; i++) {
          List<Sample> bools = generator.bools();
          Sample required = bools.get(random.nextInt(bools.size()));
          boolean negated = random.nextBoolean();
          Term term = negated ? terms.not(required.term()) : required.term();
          String text = negated ? "(not " + required.name() + ")" : required.name();
          int trial = i;
          String where = "seed " + seed + " step " + trial;
          Answer assumed = z3.check(script + "(assert " + text + ")");
          assertEquals(assumed, solver.check(List.of(term)), where);
          if (assumed == Answer.SAT) {
            solver.require(term);
            script.append("(assert ").append(text).append(")\n");
          }
        }
      }
    }
  }
}
