// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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

/**
 * Random traces of require, open, close and check on one solver: every answer is that of a new
 * solver given the same constraints at once, and every core is refuted by a new solver too.
 */
class ContextTraceTest {
  private final Map<Context, List<Term>> contexts = new HashMap<>();
  private final List<Context> open = new ArrayList<>();
  private final List<Term> permanent = new ArrayList<>();

  @Test
  void tracesAgreeWithNewSolvers() {
    for (int seed = 0; seed < 60; seed++) {
      trace(seed);
    }
  }

  @Test
  @Tag("long")
  void manyTracesAgreeWithNewSolvers() {
    for (int seed = 0; seed < 3_000; seed++) {
      trace(seed);
    }
  }

  private void trace(int seed) {
    contexts.clear();
    open.clear();
    permanent.clear();
    Random random = Seeds.random(seed);
    Terms terms = new Terms();
    TermGenerator generator = new TermGenerator(terms, random, 1, 3, 5);
    Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
    for (int step = 0; step < 40; step++) {
      for (int i = 0; i < 3; i++) {
        generator.next();
      }
      switch (random.nextInt(8)) {
        case 0 -> {
          Term term = pick(terms, generator, random);
          if (decide(terms, permanent, List.of(term)) == Answer.SAT) {
            solver.require(term);
            permanent.add(term);
          }
        }
        case 1 -> {
          Context context = solver.open();
          contexts.put(context, new ArrayList<>());
          open.add(context);
        }
        case 2, 3 -> {
          if (!open.isEmpty()) {
            Context context = open.get(random.nextInt(open.size()));
            Term term = pick(terms, generator, random);
            context.require(term);
            contexts.get(context).add(term);
          }
        }
        case 4 -> {
          if (open.size() > 3) {
            open.remove(random.nextInt(open.size())).close();
          }
        }
        default -> check(terms, solver, generator, random, "seed " + seed + " step " + step);
      }
    }
  }

  private void check(
      Terms terms, Solver solver, TermGenerator generator, Random random, String where) {
    List<Context> used = open.stream().filter(_ -> random.nextBoolean()).toList();
    List<Term> assumptions = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      assumptions.add(pick(terms, generator, random));
    }
    Answer answer = solver.check(used, assumptions);
    assertEquals(decide(terms, constraints(used), assumptions), answer, where);
    if (answer == Answer.UNSAT) {
      Core core = solver.core();
      assertTrue(new HashSet<>(used).containsAll(core.contexts()), where);
      assertTrue(new HashSet<>(assumptions).containsAll(core.assumptions()), where);
      assertEquals(
          Answer.UNSAT, decide(terms, constraints(core.contexts()), core.assumptions()), where);
    }
  }

  private List<Term> constraints(List<Context> used) {
    List<Term> all = new ArrayList<>(permanent);
    used.forEach(context -> all.addAll(contexts.get(context)));
    return all;
  }

  private static Answer decide(Terms terms, List<Term> required, List<Term> assumptions) {
    Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
    required.forEach(solver::require);
    assumptions.forEach(solver::require);
    return solver.check(List.of());
  }

  private static Term pick(Terms terms, TermGenerator generator, Random random) {
    List<Sample> bools = generator.bools();
    Term term = bools.get(random.nextInt(bools.size())).term();
    return random.nextBoolean() ? term : terms.not(term);
  }
}
