// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.StateLiterals;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.engine.loop.LoopShapes;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;
import kiki.solver.Solver;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Terms;

/** Describes states of models by literals: bounds, differences, and what the program states. */
final class CubeBuilder {
  private final Terms terms;
  private final Solver solver;
  private final ProgramConstants constants;
  private final Map<Integer, LoopShape> shapes;
  private final Map<LinearRow, NavigableSet<BigInteger>> landmarks = new LinkedHashMap<>();

  private CubeBuilder(Session session, ProgramConstants constants, Map<Integer, LoopShape> shapes) {
    this.terms = session.terms();
    this.solver = session.solver();
    this.constants = constants;
    this.shapes = shapes;
  }

  static CubeBuilder of(Session session, VariableRegistry registry) {
    ProgramConstants constants = ProgramConstants.of(session.terms());
    LoopShapes described = new LoopShapes(session.ssa(), registry, constants);
    Map<Integer, LoopShape> shapes = new LinkedHashMap<>();
    for (LoopView loop : session.ssa().loops()) {
      shapes.put(loop.number(), described.shape(loop));
      registry.parameters(loop, parameters(loop, registry));
    }
    return new CubeBuilder(session, constants, shapes);
  }

  /** What a loop does not change is part of the state too: it may matter after the loop. */
  private static Set<SsaVariable> parameters(LoopView loop, VariableRegistry registry) {
    Set<SsaVariable> found = new LinkedHashSet<>();
    for (LoopInstance instance : loop.instances()) {
      instance
          .unchanged()
          .forEach(
              (variable, value) -> {
                if (!(value instanceof Constant) && registry.isNameable(variable)) {
                  found.add(variable);
                }
              });
    }
    return found;
  }

  /** The cube that describes a state of the solver's model by some of its variables. */
  Cube cube(int loop, State state, Set<Variable> variables) {
    LoopShape shape = shapes.get(loop);
    Set<PredicateRow> coarse = new LinkedHashSet<>();
    Set<PredicateRow> fine = new LinkedHashSet<>();
    for (PredicateRow predicate : shape.predicates()) {
      if (predicate.variables().size() > 1 && variables.containsAll(predicate.variables())) {
        StateLiterals.holding(predicate, terms, solver::value, state).ifPresent(coarse::add);
      }
    }
    Set<Variable> bounded = new LinkedHashSet<>(variables);
    bounded.removeIf(v -> StateComponent.isObjectNumber(v));
    for (LinearRow row : rows(shape, bounded)) {
      BigInteger value = row.evaluate(solver::value, state);
      BigInteger landmark =
          landmarks.computeIfAbsent(row, r -> r.thresholds(constants)).ceiling(value);
      if (landmark != null) {
        StateLiterals.atMost(row, landmark).ifPresent(coarse::add);
      }
      StateLiterals.atMost(row, value).ifPresent(fine::add);
    }
    fine.removeAll(coarse);
    return new Cube(loop, List.copyOf(coarse), List.copyOf(fine));
  }

  private static List<LinearRow> rows(LoopShape shape, Set<Variable> variables) {
    List<LinearRow> rows = new ArrayList<>();
    List<Variable> data = new ArrayList<>();
    for (Variable variable : variables) {
      if (variable.type() instanceof IntType type && !variable.isPosition()) {
        rows.add(LinearRow.of(List.of(1), List.of(variable)));
        rows.add(LinearRow.of(List.of(-1), List.of(variable)));
        if (!type.isBool() && !shape.enumerated().contains(variable)) {
          data.add(variable);
        }
      }
    }
    for (int i = 0; i < data.size(); i++) {
      for (int j = i + 1; j < data.size(); j++) {
        List<Variable> pair = List.of(data.get(i), data.get(j));
        if (data.size() <= Ic3Tuning.MOST_VARIABLES_PAIRED_FREELY
            || shape.relates(data.get(i), data.get(j))) {
          rows.add(LinearRow.of(List.of(1, -1), pair));
          rows.add(LinearRow.of(List.of(-1, 1), pair));
        }
      }
    }
    return rows;
  }
}
