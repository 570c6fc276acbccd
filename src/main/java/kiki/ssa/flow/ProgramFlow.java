// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.pointer.PointsTo;
import kiki.program.Program;

/**
 * The functions of a program as graphs, and what they do. Forms of one program may share it, but
 * not at the same time: what nobody has asked for yet is found out when it is asked for.
 */
public final class ProgramFlow {
  private final Map<Symbol, FunctionGraph> graphs;
  private final Map<FunctionGraph, Integer> summaryNumbers;
  private final FunctionEffects effects;
  private final PointsTo pointsTo;
  private final Symbol entry;
  private Optional<RecursiveFunctions> recursive = Optional.empty();
  private Optional<CallTree> tree = Optional.empty();
  private Optional<Footprints> footprints = Optional.empty();

  private ProgramFlow(
      Map<Symbol, FunctionGraph> graphs,
      Map<FunctionGraph, Integer> summaryNumbers,
      FunctionEffects effects,
      PointsTo pointsTo,
      Symbol entry) {
    this.graphs = graphs;
    this.summaryNumbers = summaryNumbers;
    this.effects = effects;
    this.pointsTo = pointsTo;
    this.entry = entry;
  }

  public static ProgramFlow of(Program program, PointsTo pointsTo) {
    Map<Symbol, FunctionGraph> graphs = FunctionGraph.of(program);
    int loops = graphs.values().stream().mapToInt(FunctionGraph::loopCount).sum();
    Map<FunctionGraph, Integer> numbers = new HashMap<>();
    for (FunctionGraph g : graphs.values()) {
      numbers.put(g, loops + 2 * numbers.size() + 1);
    }
    FunctionEffects effects = FunctionEffects.of(pointsTo, graphs, program.globals());
    return new ProgramFlow(graphs, numbers, effects, pointsTo, program.entry());
  }

  public Map<Symbol, FunctionGraph> graphs() {
    return graphs;
  }

  public FunctionEffects effects() {
    return effects;
  }

  /** The number of a function's summary among the loops; those of its calls of itself precede. */
  public int summaryNumber(FunctionGraph function) {
    return summaryNumbers.get(function);
  }

  public RecursiveFunctions recursive() {
    if (recursive.isEmpty()) {
      recursive =
          Optional.of(
              graphs.values().stream().anyMatch(tree()::isCyclic)
                  ? RecursiveFunctions.of(graphs.values(), effects, pointsTo)
                  : RecursiveFunctions.NONE);
    }
    return recursive.get();
  }

  public CallTree tree() {
    if (tree.isEmpty()) {
      CallTree found = CallTree.of(graphs.get(entry), effects);
      effects.prepare(found.order());
      tree = Optional.of(found);
    }
    return tree.get();
  }

  public Footprints footprints() {
    if (footprints.isEmpty()) {
      footprints = Optional.of(Footprints.of(tree(), effects, pointsTo));
    }
    return footprints.get();
  }
}
