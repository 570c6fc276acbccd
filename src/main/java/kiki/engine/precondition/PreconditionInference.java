// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.result.Verdict;
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

  private static final String NOTHING_FITS = "no condition on its inputs tells good from bad ones";

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
        new Sampler(
            site,
            quantities,
            checked,
            violation(priority),
            priority == Lessons.Priority.GOOD ? Sample.Label.GOOD : Sample.Label.BAD,
            constants,
            cancelled);
    return new Lessons(
        sampler, new Exploration(sampler, constants, question), new Learner(quantities), priority);
  }

  /**
   * An execution whose behaviour becomes undefined does not count as one that ends, nor as one that
   * does not.
   */
  private Sample.Label violation(Lessons.Priority priority) {
    return question == Question.TERMINATION && priority == Lessons.Priority.GOOD
        ? Sample.Label.OPEN
        : Sample.Label.BAD;
  }

  /** A condition under which everything is proved, as weak as was found. */
  public Precondition sufficient() {
    Lessons lessons = lessons(Lessons.Priority.BAD);
    Optional<Precondition.Found> always = start(lessons);
    return always.isPresent() ? always.get() : weaken(lessons);
  }

  /** Whether no condition is needed; if one is, the first lesson. */
  private Optional<Precondition.Found> start(Lessons lessons) {
    switch (teacher.safe(Condition.TRUE.expression())) {
      case Teacher.Proved(Map<Property, Verdict> verdicts) -> {
        return Optional.of(
            new Precondition.Found(Condition.TRUE, Precondition.Scope.EXACT, verdicts));
      }
      case Teacher.Refuted(var counterexample) -> {
        lessons.lookAround();
        lessons.teach(counterexample, Sample.Label.BAD);
      }
      case Teacher.Unknown _ -> lessons.lookAround();
    }
    return Optional.empty();
  }

  private Precondition weaken(Lessons lessons) {
    Optional<Precondition.Found> best = Optional.empty();
    String reason = NOTHING_FITS;
    for (int i = 0; i < PreconditionTuning.ROUNDS && !cancelled.getAsBoolean(); i++) {
      Condition proposal = lessons.proposal();
      if (!lessons.isNew(proposal)) {
        break;
      }
      switch (judged(proposal)) {
        case Teacher.Refuted(var counterexample) -> lessons.teach(counterexample, Sample.Label.BAD);
        case Teacher.Unknown(String why) -> reason = why;
        case Teacher.Proved(Map<Property, Verdict> verdicts) -> {
          Precondition.Found found =
              new Precondition.Found(proposal, Precondition.Scope.ONE_SIDED, verdicts);
          switch (teacher.necessary(proposal.expression())) {
            case Teacher.Proved _ -> {
              return new Precondition.Found(proposal, Precondition.Scope.EXACT, verdicts);
            }
            case Teacher.Refuted(var counterexample) ->
                lessons.teach(counterexample, Sample.Label.GOOD);
            case Teacher.Unknown _ -> {}
          }
          // That it never holds says nothing unless it is exact.
          if (!proposal.equals(Condition.FALSE)
              && best.stream()
                  .allMatch(b -> lessons.covered(b.condition()) <= lessons.covered(proposal))) {
            best = Optional.of(found);
          }
        }
      }
    }
    return best.isPresent() ? best.get() : new Precondition.NotFound(reason);
  }

  /** Case by case, since invariants of one need not be those of another. */
  private Teacher.Answer judged(Condition proposal) {
    Teacher.Answer answer = new Teacher.Proved(Map.of());
    for (List<Atom> one : proposal.cases()) {
      answer = teacher.safe(new Condition(List.of(one)).expression());
      if (!(answer instanceof Teacher.Proved)) {
        return answer;
      }
    }
    return answer;
  }

  /** A condition outside of which no execution goes well, as strong as was found. */
  public Precondition necessary() {
    Lessons lessons = lessons(Lessons.Priority.GOOD);
    Optional<Precondition.Found> always = start(lessons);
    return always.isPresent() ? always.get() : strengthen(lessons);
  }

  private Precondition strengthen(Lessons lessons) {
    for (int i = 0; i < PreconditionTuning.ROUNDS && !cancelled.getAsBoolean(); i++) {
      Condition proposal = lessons.proposal();
      if (!lessons.isNew(proposal)) {
        break;
      }
      if (proposal.equals(Condition.TRUE)) {
        return needed(proposal);
      }
      switch (teacher.necessary(proposal.expression())) {
        case Teacher.Proved _ -> {
          return needed(proposal);
        }
        case Teacher.Refuted(var counterexample) ->
            lessons.teach(counterexample, Sample.Label.GOOD);
        case Teacher.Unknown _ -> {
          return needed(conjunction(lessons.commonBounds(proposal)));
        }
      }
    }
    return needed(Condition.TRUE);
  }

  /** Those of the conditions that are proved alone, together. */
  private Condition conjunction(List<Condition> bounds) {
    List<Atom> proved = new ArrayList<>();
    for (Condition bound : bounds) {
      if (teacher.necessary(bound.expression()) instanceof Teacher.Proved) {
        proved.addAll(bound.cases().getFirst());
      }
    }
    return new Condition(List.of(proved));
  }

  private Precondition needed(Condition condition) {
    boolean isExact =
        condition.equals(Condition.FALSE)
            || !condition.equals(Condition.TRUE) && judged(condition) instanceof Teacher.Proved;
    return new Precondition.Found(
        condition, isExact ? Precondition.Scope.EXACT : Precondition.Scope.ONE_SIDED, Map.of());
  }
}
