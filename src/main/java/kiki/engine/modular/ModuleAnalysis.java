// SPDX-License-Identifier: Apache-2.0
package kiki.engine.modular;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.domain.template.ProgramConstants;
import kiki.engine.certify.ModuleCertifier;
import kiki.engine.kiki.InvariantInference;
import kiki.engine.kiki.Plans;
import kiki.engine.kiki.Stage;
import kiki.engine.loop.Facts;
import kiki.engine.loop.LoopShapes;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.ModuleProof;
import kiki.engine.result.Obstacle;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.CallSite;
import kiki.ssa.form.ModuleCall;
import kiki.term.Term;
import kiki.term.Traversal;

/** Finds the invariants of one function, and which properties hold in it whoever calls it. */
final class ModuleAnalysis {
  private final Session session;
  private final VariableRegistry registry;
  private final Facts facts;
  private final ProgramConstants constants;
  private final InvariantInference inference;
  private final Set<Property> wanted;
  private final Map<Property, Set<CallSite>> open = new LinkedHashMap<>();
  private final Set<Property> hidden = new HashSet<>();

  private ModuleAnalysis(
      Session session,
      VariableRegistry registry,
      Facts facts,
      ProgramConstants constants,
      Set<Property> wanted) {
    this.session = session;
    this.registry = registry;
    this.facts = facts;
    this.constants = constants;
    this.inference = new InvariantInference(session, registry, facts, constants);
    this.wanted = wanted;
  }

  /**
   * @param known the summaries of functions that are called
   * @param wanted the properties to judge
   */
  static ModuleAnalysis of(Session session, List<InvariantLayer> known, Set<Property> wanted) {
    VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    Facts facts = new Facts(session, registry);
    known.forEach(facts::learn);
    ProgramConstants constants = ProgramConstants.of(session.terms());
    return new ModuleAnalysis(session, registry, facts, constants, wanted);
  }

  /** All that can be said within an effort; incomplete if the session is cancelled. */
  Module run(Optional<Symbol> root, int summaryNumber, int given, Plans.Thoroughness thoroughness) {
    boolean enough = root.isEmpty() && judge();
    for (int k = 1; !enough && !session.isCancelled(); k++) {
      for (Stage stage : Plans.moduleStages(thoroughness)) {
        if (!enough && !session.isCancelled()) {
          infer(stage);
          enough = root.isEmpty() && judge();
        }
      }
      enough |= k == ModularTuning.UNWINDINGS || judge() || isAllUnwound();
      if (!enough) {
        session.unwind();
        facts.instantiate();
      }
    }
    judge();
    List<InvariantLayer> own = facts.layers().subList(given, facts.layers().size());
    return new Module(
        new ModuleProof(root, session.ssa().unwindings(), own),
        ModuleCertifier.summary(summaryNumber, own),
        facts.invariants(),
        wanted,
        open,
        hidden);
  }

  private boolean isAllUnwound() {
    return session.ssa().needsMore() == session.terms().falseTerm();
  }

  private void infer(Stage stage) {
    Map<Obstacle, Term> cut = new Goals(session.ssa()).cutCalls();
    boolean represented = session.impossible(cut).size() == cut.size();
    if (represented && !session.ssa().loops().isEmpty() && stage.isWorthwhile(session.ssa())) {
      LoopShapes shapes = new LoopShapes(session.ssa(), registry, constants);
      inference.learn(stage, shapes);
    }
  }

  /** Whether all wanted properties hold here. */
  private boolean judge() {
    open.clear();
    hidden.clear();
    Goals goals = new Goals(session.ssa());
    Map<Obstacle, Term> obstacles = goals.obstacles();
    session.impossible(obstacles).forEach(obstacles::remove);
    obstacles.keySet().forEach(o -> hidden.addAll(o.hidden()));
    Map<Property, Term> violations = goals.violationsInWindow();
    violations.keySet().removeIf(p -> !wanted.contains(p));
    session.impossible(violations, ModularTuning.PROOF_CONFLICTS).forEach(violations::remove);
    violations.forEach((property, violation) -> open.put(property, suspects(violation)));
    return open.isEmpty() && hidden.stream().noneMatch(wanted::contains);
  }

  /** The calls that a violation runs through and takes values from. */
  private Set<CallSite> suspects(Term violation) {
    Set<CallSite> found = new LinkedHashSet<>();
    if (session.ssa().moduleCalls().isEmpty()
        || session.check(violation, ModularTuning.PROOF_CONFLICTS) != Answer.SAT) {
      return found;
    }
    Set<Term> used = new HashSet<>(Traversal.postorder(List.of(violation)));
    for (ModuleCall call : session.ssa().moduleCalls()) {
      boolean matters = call.values().isEmpty() || call.values().stream().anyMatch(used::contains);
      if (matters && session.solver().holds(call.returned())) {
        found.add(call.site());
      }
    }
    return found;
  }
}
