// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.api.Invariant;
import kiki.api.PropertyResult;
import kiki.api.PropertyStatus;
import kiki.api.function.EntryVerification;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.program.Property;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.PropertyAnswer;
import kiki.project.answer.PropertyFinding;
import kiki.project.plan.ProjectEntry;
import kiki.project.plan.ProjectRoot;
import kiki.report.InferredPrecondition;
import kiki.report.StateHistory;
import kiki.report.StateStep;
import kiki.util.Location;

/** Turns results into answers, with names of files as they are in the project. */
final class AnswerBuilder {
  private final ProjectRoot root;
  private final ProjectEntry entry;

  AnswerBuilder(ProjectRoot root, ProjectEntry entry) {
    this.root = root;
    this.entry = entry;
  }

  FunctionAnswer refused(String reason, double seconds) {
    return new FunctionAnswer(
        entry.function(),
        root.relative(entry.where()),
        new FunctionAnswer.Refused(root.relativeText(reason)),
        Optional.empty(),
        List.of(),
        seconds);
  }

  FunctionAnswer checked(
      EntryVerification.Outcome outcome,
      List<FunctionAnswer.FunctionReach> functions,
      List<String> assumptions,
      double seconds) {
    Optional<FunctionAnswer.Condition> condition = condition(outcome);
    Map<String, PropertyFinding> forAllInputs = new HashMap<>();
    if (condition.isPresent()) {
      outcome
          .results()
          .summary()
          .verdicts()
          .forEach((p, v) -> forAllInputs.put(p.name(), finding(PropertyResult.of(p, v), v)));
    }
    List<PropertyAnswer> properties = new ArrayList<>();
    outcome
        .verdicts()
        .forEach(
            (p, v) ->
                properties.add(
                    property(
                        p,
                        qualified(
                            finding(PropertyResult.of(p, v), v),
                            Optional.ofNullable(forAllInputs.get(p.name()))))));
    List<String> all = new ArrayList<>(assumptions);
    if (outcome.condition().orElse(null) instanceof InferredPrecondition.NotFound(String reason)) {
      all.add("no condition on the inputs was found under which it does not fail: " + reason);
    }
    return new FunctionAnswer(
        entry.function(),
        root.relative(entry.where()),
        new FunctionAnswer.Checked(properties, functions),
        condition,
        all.stream().map(root::relativeText).distinct().toList(),
        seconds);
  }

  private static Optional<FunctionAnswer.Condition> condition(EntryVerification.Outcome outcome) {
    boolean isAssumed =
        outcome.verdicts().values().stream().noneMatch(Verdict.Refuted.class::isInstance);
    return outcome
        .condition()
        .filter(_ -> isAssumed)
        .flatMap(
            c ->
                c instanceof InferredPrecondition.Proved(String text, var _, var contract)
                    ? Optional.of(new FunctionAnswer.Condition(text, contract, failing(outcome)))
                    : Optional.empty());
  }

  private static List<String> failing(EntryVerification.Outcome outcome) {
    return outcome.results().properties().stream()
        .filter(PropertyResult::fails)
        .map(p -> p.property().name())
        .toList();
  }

  /** What is proved under a condition only must not look like what is proved for all inputs. */
  private static PropertyFinding qualified(
      PropertyFinding found, Optional<PropertyFinding> forAllInputs) {
    return forAllInputs
        .filter(_ -> found instanceof PropertyFinding.Proved)
        .map(
            all ->
                all instanceof PropertyFinding.Proved
                    ? all
                    : new PropertyFinding.Conditional(found.proof().orElseThrow(), all.violation()))
        .orElse(found);
  }

  private PropertyAnswer property(Property property, PropertyFinding finding) {
    return new PropertyAnswer(
        property.name(),
        property.kind().label(),
        root.relativeText(property.description()),
        property.function(),
        root.relative(place(property, finding)),
        finding);
  }

  /** Who reads of a failure in the library wants to know where their own code leads to it. */
  private static Location place(Property property, PropertyFinding finding) {
    return Location.isFile(property.location().file())
        ? property.location()
        : finding
            .violation()
            .map(PropertyFinding.Failed::steps)
            .filter(steps -> !steps.isEmpty())
            .map(steps -> steps.getLast().where())
            .filter(where -> Location.isFile(where.file()))
            .orElse(property.location());
  }

  private PropertyFinding finding(PropertyResult result, Verdict verdict) {
    return switch (result.status()) {
      case PropertyStatus.Holds(var method, int unwindings, List<Invariant> invariants) ->
          new PropertyFinding.Proved(
              method(method), unwindings, invariants.stream().map(this::fact).toList());
      case PropertyStatus.Open(String reason) ->
          new PropertyFinding.Unknown(root.relativeText(reason));
      case PropertyStatus.Fails(var trace) ->
          new PropertyFinding.Failed(
              verdict instanceof Verdict.Refuted(Counterexample c) ? steps(c) : List.of(),
              verdict instanceof Verdict.Refuted(Counterexample c) ? cycle(c) : List.of(),
              trace.text().stream().map(root::relativeText).toList(),
              result.reproducer().map(root::relativeText));
    };
  }

  private static String method(PropertyStatus.Method method) {
    return switch (method) {
      case COMPLETE_UNWINDING -> "all executions, loops unwound";
      case INDUCTION -> "induction";
      case RANKING -> "ranking functions";
      case EXECUTION -> "the only execution, run";
    };
  }

  private PropertyFinding.LoopFact fact(Invariant invariant) {
    List<String> texts = new ArrayList<>(invariant.conjuncts());
    texts.addAll(invariant.remarks());
    String about =
        switch (invariant.about()) {
          case LOOP -> "loop";
          case CALLS -> "calls";
          case SUMMARY -> "summary";
        };
    return new PropertyFinding.LoopFact(
        about, invariant.function(), root.relative(invariant.location()), texts);
  }

  private List<StateStep> steps(Counterexample c) {
    return switch (c.ending()) {
      case Counterexample.Violation _, Counterexample.Endless _ -> kept(StateHistory.of(c));
      case Counterexample.Cycle(var lasso) -> kept(StateHistory.of(lasso.stem()));
      case Counterexample.Observed run -> {
        List<StateStep> all = new ArrayList<>(StateHistory.of(run.start()));
        all.addAll(StateHistory.of(run.end()));
        yield kept(all);
      }
    };
  }

  private List<StateStep> cycle(Counterexample c) {
    return c.ending() instanceof Counterexample.Cycle(var lasso)
        ? kept(StateHistory.of(lasso.round()))
        : List.of();
  }

  private List<StateStep> kept(List<StateStep> steps) {
    List<StateStep> kept = new ArrayList<>(steps);
    if (kept.size() > ProjectTuning.FIRST_STEPS + ProjectTuning.LAST_STEPS) {
      kept.subList(ProjectTuning.FIRST_STEPS, kept.size() - ProjectTuning.LAST_STEPS).clear();
    }
    return kept.stream()
        .map(s -> new StateStep(root.relative(s.where()), s.stack(), s.writes(), s.remarks()))
        .toList();
  }
}
