// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.Template;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.ssa.form.LoopView;
import kiki.strategy.InductionProblem;
import kiki.strategy.Inference;

/** Conditions that are said to be inductive together, as a layer if they are. */
public final class InductiveRows {
  private InductiveRows() {}

  /**
   * The layer in which the rows of all loops hold; empty if they are not inductive at the session's
   * unwinding.
   *
   * @param rows by {@link LoopView#number}, each with one predicate
   */
  public static Optional<InvariantLayer> layer(
      Session session, VariableRegistry registry, Map<Integer, List<Row>> rows) {
    Map<Integer, AbstractValue> layer = new LinkedHashMap<>();
    List<AbstractValue> values = new ArrayList<>();
    List<Template> templates = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      Template template = new Template(rows.getOrDefault(loop.number(), List.of()));
      AbstractValue value =
          new AbstractValue(
              template,
              template.rows().stream().map(_ -> (Parameter) Parameter.Truth.HOLDS).toList());
      templates.add(template);
      values.add(value);
      if (!template.rows().isEmpty()) {
        layer.put(loop.number(), value);
      }
    }
    InductionProblem problem = new Inductor(session.ssa(), registry).problem(templates);
    return Inference.violation(session.solver(), problem, values) == Answer.UNSAT
        ? Optional.of(new InvariantLayer(session.ssa().unwindings(), layer))
        : Optional.empty();
  }
}
