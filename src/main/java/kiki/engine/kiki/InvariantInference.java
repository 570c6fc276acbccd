// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import kiki.domain.path.SymbolicPaths;
import kiki.domain.path.ValueCase;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.Template;
import kiki.engine.loop.Facts;
import kiki.engine.loop.Inductor;
import kiki.engine.loop.LoopShapes;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;
import kiki.ssa.form.LoopView;
import kiki.strategy.Inference;

/** Finds invariants of all loops together, and takes them as facts. */
public final class InvariantInference {
  private final Session session;
  private final VariableRegistry registry;
  private final Facts facts;
  private final ProgramConstants constants;

  /** The session's SSA form cuts loops. */
  public InvariantInference(
      Session session, VariableRegistry registry, Facts facts, ProgramConstants constants) {
    this.session = session;
    this.registry = registry;
    this.facts = facts;
    this.constants = constants;
  }

  /**
   * Looks for parameters of a stage's templates within its effort.
   *
   * @return whether there are some
   */
  public boolean learn(Stage stage, LoopShapes shapes) {
    return switch (stage.cases()) {
      case TOGETHER, APART -> learn(stage, loop -> stage.template(shapes, loop));
      case TABULATED -> tabulate(stage, shapes);
    };
  }

  /** Tells nothing where no argument of a recursive function has few values. */
  private boolean tabulate(Stage stage, LoopShapes shapes) {
    Map<LoopView, List<ValueCase>> cases = new HashMap<>();
    for (LoopView loop : session.ssa().loops()) {
      cases.put(loop, ArgumentCases.of(session, registry, loop).all());
    }
    return cases.values().stream().anyMatch(c -> c.size() > 1)
        && learn(stage, loop -> SymbolicPaths.of(stage.template(shapes, loop), cases.get(loop)));
  }

  /**
   * Looks for parameters of templates within the effort of a stage.
   *
   * @return whether there are some
   */
  public boolean learn(Stage stage, Function<LoopView, Template> template) {
    List<Template> templates = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      templates.add(template.apply(loop));
    }
    if (!stage.isAbout(templates)) {
      return false;
    }
    Optional<List<AbstractValue>> found =
        new Inference(session.solver(), stage.strategy(), stage.effort(), constants)
            .infer(new Inductor(session.ssa(), registry).problem(templates));
    found.ifPresent(facts::learn);
    return found.isPresent();
  }
}
