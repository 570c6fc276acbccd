// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.result.Verdict;
import kiki.program.Exprs;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Finds a precondition by learning it from runs: the learner proposes a condition, the teacher
 * proves it or has an input that shows it to be wrong, which is learned from in turn.
 */
public final class PreconditionInference {
  /** What good inputs have in common. */
  public enum Question {
    /** No property is violated. */
    SAFETY,
    /** The function ends. */
    TERMINATION
  }

  private static final String NOTHING_FITS =
      "no condition on its inputs separates good from bad ones";

  private final Teacher teacher;
  private final EntrySite site;
  private final Program checked;
  private final List<BigInteger> constants;
  private final Question question;
  private final BooleanSupplier cancelled;

  /**
   * @param site of the program as it is translated
   * @param checked the program that runs execute: with its checks, if violations count
   * @param constants that occur in it
   */
  public PreconditionInference(
      Teacher teacher,
      EntrySite site,
      Program checked,
      List<BigInteger> constants,
      Question question,
      BooleanSupplier cancelled) {
    this.teacher = teacher;
    this.site = site;
    this.checked = checked;
    this.constants = constants;
    this.question = question;
    this.cancelled = cancelled;
  }

  private Lessons lessons(Lessons.Priority priority) {
    List<Quantity> quantities = site.quantities();
    Sampler sampler =
        Sampler.of(site, quantities, checked, Labels.of(question, priority), constants, cancelled);
    return new Lessons(
        sampler, Exploration.of(sampler, constants, question), Learner.of(quantities), priority);
  }

  /** A condition under which everything is proved, as weak as was found. */
  public Precondition sufficient() {
    Lessons lessons = lessons(Lessons.Priority.BAD);
    lessons.lookAround();
    Precondition found = weaken(lessons);
    // Undefined behaviour makes an input bad in runs, but executions may end whatever it does.
    boolean isDoubtful =
        question == Question.TERMINATION
            && found instanceof Precondition.Found f
            && f.scope() == Precondition.Scope.ONE_SIDED
            && lessons.isNew(InputCondition.TRUE);
    return isDoubtful
            && teacher.safe(Exprs.TRUE) instanceof Teacher.Proved(Map<Property, Verdict> verdicts)
        ? new Precondition.Found(InputCondition.TRUE, Precondition.Scope.EXACT, verdicts)
        : found;
  }

  private Precondition weaken(Lessons lessons) {
    Optional<Precondition.Found> best = Optional.empty();
    String reason = NOTHING_FITS;
    for (int i = 0; i < PreconditionTuning.CANDIDATES && !cancelled.getAsBoolean(); i++) {
      InputCondition proposal = lessons.proposal();
      if (!lessons.isNew(proposal)) {
        break;
      }
      switch (judged(proposal)) {
        case Teacher.Refuted(var counterexample) -> lessons.teach(counterexample, Sample.Label.BAD);
        case Teacher.Unknown(String why) -> reason = why;
        case Teacher.Proved(Map<Property, Verdict> verdicts) -> {
          switch (needed(proposal)) {
            case Teacher.Proved _ -> {
              return new Precondition.Found(proposal, Precondition.Scope.EXACT, verdicts);
            }
            case Teacher.Refuted(var counterexample) ->
                lessons.teach(counterexample, Sample.Label.GOOD);
            case Teacher.Unknown _ -> {}
          }
          best = better(best, proposal, verdicts, lessons);
        }
      }
    }
    return best.isPresent() ? best.get() : new Precondition.NotFound(reason);
  }

  /** Outside of the condition that always holds is nothing. */
  private Teacher.Answer needed(InputCondition proposal) {
    return proposal.equals(InputCondition.TRUE)
        ? new Teacher.Proved(Map.of())
        : teacher.necessary(proposal.expression());
  }

  /** The weaker one, by the inputs that are known. */
  private static Optional<Precondition.Found> better(
      Optional<Precondition.Found> best,
      InputCondition proposal,
      Map<Property, Verdict> verdicts,
      Lessons lessons) {
    // That it never holds says nothing unless it is exact.
    boolean isWeaker =
        !proposal.equals(InputCondition.FALSE)
            && best.stream()
                .allMatch(b -> lessons.covered(b.condition()) <= lessons.covered(proposal));
    return isWeaker
        ? Optional.of(new Precondition.Found(proposal, Precondition.Scope.ONE_SIDED, verdicts))
        : best;
  }

  /** Case by case, since invariants of one need not be those of another. */
  private Teacher.Answer judged(InputCondition proposal) {
    Teacher.Answer answer = new Teacher.Proved(Map.of());
    for (List<Atom> one : proposal.cases()) {
      answer = teacher.safe(new InputCondition(List.of(one)).expression());
      if (!(answer instanceof Teacher.Proved)) {
        return answer;
      }
    }
    return answer;
  }

  /** A condition outside of which no execution goes well, as strong as was found. */
  public Precondition necessary() {
    Lessons lessons = lessons(Lessons.Priority.GOOD);
    lessons.lookAround();
    for (int i = 0; i < PreconditionTuning.CANDIDATES && !cancelled.getAsBoolean(); i++) {
      InputCondition proposal = lessons.proposal();
      if (!lessons.isNew(proposal)) {
        break;
      }
      // Where nothing bad is known, only a failure leads further.
      boolean isFirst = proposal.equals(InputCondition.TRUE);
      switch (isFirst ? teacher.safe(proposal.expression()) : needed(proposal)) {
        case Teacher.Proved _ -> {
          return found(proposal);
        }
        case Teacher.Refuted(var counterexample) ->
            lessons.teach(counterexample, isFirst ? Sample.Label.BAD : Sample.Label.GOOD);
        case Teacher.Unknown _ -> {
          return found(conjunction(lessons.commonBounds(proposal)));
        }
      }
    }
    return new Precondition.Found(InputCondition.TRUE, Precondition.Scope.ONE_SIDED, Map.of());
  }

  /** Those of the conditions that are proved alone, together. */
  private InputCondition conjunction(List<InputCondition> bounds) {
    List<Atom> proved = new ArrayList<>();
    for (InputCondition bound : bounds) {
      if (teacher.necessary(bound.expression()) instanceof Teacher.Proved) {
        proved.addAll(bound.cases().getFirst());
      }
    }
    return new InputCondition(List.of(proved));
  }

  private Precondition found(InputCondition condition) {
    boolean isExact = judged(condition) instanceof Teacher.Proved;
    return new Precondition.Found(
        condition, isExact ? Precondition.Scope.EXACT : Precondition.Scope.ONE_SIDED, Map.of());
  }
}
