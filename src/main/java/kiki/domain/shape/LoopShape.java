// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.Variable;

/**
 * What a domain must know of a loop to write its template.
 *
 * @param variables what the loop changes
 * @param parameters what it does not change but mentions
 * @param related pairs that the program compares or computes from each other; the others get no row
 *     of their own, since templates over pairs grow with their square
 * @param enumerated integer variables that the loop sets to constants only, or copies from each
 *     other: the states of a state machine
 * @param landmarks constants that tell the states of a state machine apart
 * @param predicates conditions that the program states about the variables
 * @param heap the pointers and pools it works on
 * @param context the arrays it works on, and what it finds where it is entered
 */
public record LoopShape(
    List<Variable> variables,
    List<Variable> parameters,
    Set<Pair> related,
    List<Variable> enumerated,
    Set<BigInteger> landmarks,
    List<PredicateRow> predicates,
    HeapShape heap,
    LoopContext context) {
  public LoopShape {
    variables = List.copyOf(variables);
    parameters = List.copyOf(parameters);
    enumerated = List.copyOf(enumerated);
    predicates = List.copyOf(predicates);
  }

  /** A loop without arrays. */
  public LoopShape(
      List<Variable> variables,
      List<Variable> parameters,
      Set<Pair> related,
      List<Variable> enumerated,
      Set<BigInteger> landmarks,
      List<PredicateRow> predicates,
      HeapShape heap) {
    this(
        variables, parameters, related, enumerated, landmarks, predicates, heap, LoopContext.EMPTY);
  }

  public LoopShape with(LoopContext found) {
    return new LoopShape(
        variables, parameters, related, enumerated, landmarks, predicates, heap, found);
  }

  /** A loop without a heap. */
  public LoopShape(
      List<Variable> variables,
      List<Variable> parameters,
      Set<Pair> related,
      List<Variable> enumerated,
      Set<BigInteger> landmarks,
      List<PredicateRow> predicates) {
    this(variables, parameters, related, enumerated, landmarks, predicates, HeapShape.EMPTY);
  }

  /** The variables, then the parameters. */
  public List<Variable> all() {
    List<Variable> all = new ArrayList<>(variables);
    all.addAll(parameters);
    return all;
  }

  /** Whether two variables are related, in whichever order. */
  public boolean relates(Variable a, Variable b) {
    return related.contains(new Pair(a, b)) || related.contains(new Pair(b, a));
  }

  /** Two different variables, in the order in which the loop's variables are listed. */
  public record Pair(Variable first, Variable second) {
    /** All pairs of some variables. */
    public static Set<Pair> among(List<Variable> variables) {
      Set<Pair> pairs = new LinkedHashSet<>();
      for (int i = 0; i < variables.size(); i++) {
        for (Variable later : variables.subList(i + 1, variables.size())) {
          pairs.add(new Pair(variables.get(i), later));
        }
      }
      return pairs;
    }

    public boolean isOfIntegers() {
      return first.type() instanceof IntType && second.type() instanceof IntType;
    }
  }
}
