// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.api.CProgram;
import kiki.api.Results;
import kiki.api.Verification;
import kiki.engine.control.Cancellation;
import kiki.engine.precondition.Precondition;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Property;
import kiki.report.InferredPrecondition;
import kiki.report.Summary;

/**
 * One function as an entry point, verified for all inputs; where it fails and the options ask for
 * sufficient preconditions, also for those inputs that a condition describes which is then
 * inferred.
 */
public final class EntryVerification {
  private final String function;
  private final CProgram program;
  private final Options.Limits limits;
  private final Cancellation cancellation;
  private final Questions questions;
  private final Verification first;
  private final long start = System.nanoTime();

  private EntryVerification(
      String function,
      CProgram program,
      Options.Limits limits,
      Cancellation cancellation,
      Questions questions,
      Verification first) {
    this.function = function;
    this.program = program;
    this.limits = limits;
    this.cancellation = cancellation;
    this.questions = questions;
    this.first = first;
  }

  /**
   * Time runs from here.
   *
   * @param function that the program starts at
   */
  public static EntryVerification start(String function, CProgram program) {
    Options.Limits limits = program.options().limits();
    Cancellation cancellation = Cancellation.at(limits);
    return new EntryVerification(
        function,
        program,
        limits,
        cancellation,
        new Questions(cancellation, limits),
        program.verification());
  }

  /**
   * What is known at the end.
   *
   * @param results for all inputs
   * @param verdicts under the condition, where there is one that makes a difference
   */
  public record Outcome(
      Results results, Optional<InferredPrecondition> condition, Map<Property, Verdict> verdicts) {}

  /** Asks to end soon. */
  public void cancel(String reason) {
    cancellation.cancel(reason);
    first.cancel(reason);
    questions.cancel();
  }

  /** Runs to its end. */
  public Outcome run() {
    Results results = first.run();
    boolean isOfInterest =
        results.overall() == Results.Overall.FAILED
            && program.options().analysis().preconditions() == Options.Preconditions.SUFFICIENT
            && !cancellation.getAsBoolean()
            && hasTime();
    return isOfInterest ? underCondition(results) : unconditional(results);
  }

  private boolean hasTime() {
    return limits.after(System.nanoTime() - start).seconds().map(s -> s > 0).orElse(true);
  }

  private static Outcome unconditional(Results results) {
    return new Outcome(results, Optional.empty(), results.summary().verdicts());
  }

  private Outcome underCondition(Results results) {
    FunctionInputs inputs = FunctionInputs.of(function, program, questions);
    Precondition found = inputs.precondition();
    InferredPrecondition shown = inputs.shown(found);
    boolean isProved =
        shown instanceof InferredPrecondition.Proved(var _, var exactness, var _)
            && exactness != InferredPrecondition.Exactness.NEVER;
    if (!isProved) {
      return new Outcome(results, Optional.of(shown), results.summary().verdicts());
    }
    Map<Property, Verdict> verdicts =
        found instanceof Precondition.Found(var condition, var _, var known)
            ? known.isEmpty()
                ? questions.ask(
                    program.with(inputs.site().assuming(condition.expression()), program.options()))
                : known
            : Map.of();
    boolean holds = new Summary(verdicts).overall() == Summary.Overall.SUCCESSFUL;
    return holds ? new Outcome(results, Optional.of(shown), verdicts) : unconditional(results);
  }

  /** What is to be known beside the proofs, once it has run. */
  public List<String> caveats() {
    return List.copyOf(questions.caveats());
  }
}
