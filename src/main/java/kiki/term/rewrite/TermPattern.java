// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Operator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.RoundingMode;

/**
 * A term with parameters. Patterns are equal if they have the same structure, even if the terms
 * were made by different factories and the parameters have different names.
 */
public final class TermPattern {
  /** A part of a pattern; those before it in a list are its arguments. */
  private sealed interface Node {}

  private record Parameter(int number, Sort sort) implements Node {}

  private record Fixed(Value value) implements Node {}

  private record Operation(
      Operator operator,
      Sort sort,
      Optional<Integer> low,
      Optional<RoundingMode> rounding,
      List<Integer> arguments)
      implements Node {}

  private final List<FreeSymbol> parameters;
  private final Term body;
  private List<Node> structure;

  /** The body has no other symbols than the parameters. */
  public TermPattern(List<FreeSymbol> parameters, Term body) {
    this.parameters = List.copyOf(parameters);
    this.body = body;
  }

  public List<FreeSymbol> parameters() {
    return parameters;
  }

  public Term body() {
    return body;
  }

  /** The body in a factory, with arguments of that factory in place of the parameters. */
  public Term apply(Terms terms, List<Term> arguments) {
    Map<FreeSymbol, Term> values = new LinkedHashMap<>();
    for (int i = 0; i < parameters.size(); i++) {
      values.put(parameters.get(i), arguments.get(i));
    }
    return new Transplant(terms, values).apply(body);
  }

  /** Threads may compute it at the same time: they get the same. */
  private List<Node> structure() {
    if (structure == null) {
      List<Node> nodes = new ArrayList<>();
      Map<Term, Integer> numbers = new HashMap<>();
      for (Term term : Traversal.postorder(List.of(body))) {
        nodes.add(node(term, numbers));
        numbers.put(term, numbers.size());
      }
      structure = List.copyOf(nodes);
    }
    return structure;
  }

  private Node node(Term term, Map<Term, Integer> numbers) {
    return switch (term) {
      case Constant constant -> new Fixed(constant.value());
      case FreeSymbol symbol -> new Parameter(parameters.indexOf(symbol), symbol.sort());
      case Application application -> {
        List<Integer> arguments = new ArrayList<>();
        for (int i = 0; i < application.arity(); i++) {
          arguments.add(numbers.get(application.argument(i)));
        }
        boolean extracts = application.operator() == CoreOperator.EXTRACT;
        yield new Operation(
            application.operator(),
            application.sort(),
            extracts ? Optional.of(application.low()) : Optional.empty(),
            application.rounds() ? Optional.of(application.rounding()) : Optional.empty(),
            arguments);
      }
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TermPattern pattern
        && (pattern.body == body && pattern.parameters.equals(parameters)
            || pattern.parameters.size() == parameters.size()
                && pattern.structure().equals(structure()));
  }

  @Override
  public int hashCode() {
    return structure().hashCode();
  }
}
