// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.domain.template.ProgramConstants;
import kiki.solver.Answer;
import kiki.solver.Solver;

/** Generic strategy iteration (chapter, figure 12): from bottom up until the solver agrees. */
public final class Inference {
  private final Solver solver;
  private final Strategy strategy;
  private final Effort effort;
  private final ProgramConstants constants;

  /**
   * @param constants the program's, for {@link Strategy#THRESHOLDS}
   */
  public Inference(Solver solver, Strategy strategy, Effort effort, ProgramConstants constants) {
    this.solver = solver;
    this.strategy = strategy;
    this.effort = effort;
    this.constants = constants;
  }

  /**
   * Inductive values, one per loop; empty if the solver was cancelled or the effort exceeded, when
   * nothing is known.
   */
  public Optional<List<AbstractValue>> infer(InductionProblem problem) {
    try (Induction induction = new Induction(solver, problem, effort)) {
      induction.start();
      Improvement improvement =
          switch (strategy) {
            case ENUMERATION -> new Enumeration();
            case BINARY_SEARCH -> new BinarySearch(induction);
            case THRESHOLDS -> new Thresholds(induction, constants);
          };
      while (true) {
        Answer answer = induction.check();
        if (answer == Answer.UNKNOWN) {
          return Optional.empty();
        }
        if (answer == Answer.UNSAT) {
          improvement.finish();
          return Optional.of(induction.values());
        }
        Map<RowId, Parameter> grown = grown(induction);
        improvement.improve(grown).forEach(induction::set);
      }
    }
  }

  /** Whether something violates values, one per loop: UNSAT if they are inductive. */
  public static Answer violation(
      Solver solver, InductionProblem problem, List<AbstractValue> values) {
    try (Induction induction = new Induction(solver, problem, Effort.UNLIMITED)) {
      induction.start();
      for (RowId id : induction.rows()) {
        induction.set(id, values.get(id.loop()).parameter(id.row()));
      }
      return induction.check();
    }
  }

  /** The rows that the model enlarges, each with its join with the model. */
  private static Map<RowId, Parameter> grown(Induction induction) {
    List<AbstractValue> seen = induction.modelValues();
    Map<RowId, Parameter> grown = new LinkedHashMap<>();
    for (RowId id : new ArrayList<>(induction.rows())) {
      Parameter old = induction.parameter(id);
      Parameter joined = induction.row(id).join(old, seen.get(id.loop()).parameter(id.row()));
      if (!joined.equals(old)) {
        grown.put(id, joined);
      }
    }
    if (grown.isEmpty()) {
      throw new IllegalStateException("a model that violates the invariants must enlarge a row");
    }
    return grown;
  }
}
