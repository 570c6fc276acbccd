// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.Names;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

class RelatedVariablesTest {
  private static final Variable X = Names.variable(0, IntType.INT, "x");
  private static final Variable Y = Names.variable(1, IntType.INT, "y");
  private static final Variable Z = Names.variable(2, IntType.INT, "z");
  private static final Variable N = Names.variable(3, IntType.INT, "n");

  @Test
  void comparedAndComputedVariablesAreRelated() {
    Terms terms = new Terms();
    Map<Variable, Term> symbols = new LinkedHashMap<>();
    for (Variable v : List.of(X, Y, Z, N)) {
      symbols.put(v, terms.symbol(v.text(), Sort.bits(32)));
    }
    Term condition = terms.slt(symbols.get(X), symbols.get(N));
    Map<Variable, Term> after = new LinkedHashMap<>(symbols);
    after.put(X, terms.add(symbols.get(X), terms.bits(32, 1)));
    after.put(Y, terms.add(symbols.get(Y), symbols.get(Z)));
    List<Term> roots = List.of(condition, after.get(X), after.get(Y), after.get(Z));
    Set<Pair> pairs =
        RelatedVariables.among(List.of(X, Y, Z, N), 3)
            .pairs(new State(symbols), List.of(new State(after)), Traversal.postorder(roots));
    assertEquals(Set.of(new Pair(X, N), new Pair(Y, Z)), pairs);
  }
}
