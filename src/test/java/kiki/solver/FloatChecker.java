// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Operations as clauses over symbols, once; then assumptions give the symbols values, and the
 * results must be those of the evaluator.
 */
final class FloatChecker {
  private final Terms terms = new Terms();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.OFF);
  private final List<FreeSymbol> operands = new ArrayList<>();
  private final Map<String, Function<List<? extends Term>, Term>> operations =
      new LinkedHashMap<>();
  private final Map<String, FreeSymbol> results = new LinkedHashMap<>();

  FloatChecker(List<Sort> sorts) {
    for (Sort sort : sorts) {
      operands.add(terms.symbol("operand" + operands.size(), sort));
    }
  }

  Terms terms() {
    return terms;
  }

  void operation(String name, Function<List<? extends Term>, Term> operation) {
    Term term = operation.apply(operands);
    FreeSymbol result = terms.symbol("result of " + name, term.sort());
    solver.require(terms.equal(result, term));
    operations.put(name, operation);
    results.put(name, result);
  }

  void check(Value... values) {
    List<Term> constants = new ArrayList<>();
    List<Term> assumptions = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      constants.add(terms.constant(values[i]));
      assumptions.add(terms.equal(operands.get(i), constants.get(i)));
    }
    assertEquals(Answer.SAT, solver.check(assumptions));
    operations.forEach(
        (name, operation) ->
            assertEquals(
                ((Constant) operation.apply(constants)).value(),
                solver.value(results.get(name)),
                () -> name + " of " + constants));
  }
}
