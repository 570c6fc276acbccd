// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.util.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random constraints over arrays get the answer of Z3, and models that satisfy them. */
class RandomArraysTest {
  private static final int[][] WIDTHS = {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {8, 1}, {32, 8}};

  @Test
  void answersAgreeWithZ3() {
    run(80);
  }

  @Test
  @Tag("long")
  void manyAnswersAgreeWithZ3() {
    run(4_000);
  }

  private static void run(int rounds) {
    long lemmas = 0;
    int unsatisfiable = 0;
    int unknown = 0;
    try (Z3 z3 = new Z3()) {
      for (int seed = 0; seed < rounds; seed++) {
        Terms terms = new Terms();
        Random random = Seeds.random(seed);
        int[] widths = WIDTHS[seed % WIDTHS.length];
        ArrayGenerator generator = new ArrayGenerator(terms, random, widths[0], widths[1]);
        Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
        StringBuilder assertions = new StringBuilder();
        for (int i = 0; i < 8; i++) {
          for (int step = 0; step < 6; step++) {
            generator.next();
          }
          ArrayGenerator.Sample sample = generator.anyBool();
          boolean negated = random.nextInt(3) == 0;
          Term term = negated ? terms.not(sample.term()) : sample.term();
          String text = negated ? "(not " + sample.name() + ")" : sample.name();
          Answer expected = z3.check(generator.script() + assertions + "(assert " + text + ")\n");
          Answer answer = solver.check(List.of(term));
          if (expected == Answer.UNKNOWN) {
            unknown++;
          } else {
            assertEquals(expected, answer, "seed " + seed + " step " + i);
          }
          if (answer == Answer.SAT) {
            solver.require(term);
            assertions.append("(assert ").append(text).append(")\n");
          } else {
            unsatisfiable++;
          }
        }
        lemmas += solver.statistics().lemmas();
      }
    }
    assertTrue(lemmas > rounds / 10, "lemmas are exercised");
    assertTrue(unknown <= rounds / 100, "the oracle is of no use: " + unknown);
    assertTrue(unsatisfiable > rounds / 10, "refutations are exercised");
  }
}
