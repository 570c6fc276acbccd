// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.api.Results;
import kiki.api.SourceMessage;
import kiki.engine.control.Cancellation;
import kiki.engine.precondition.EntrySite;
import kiki.engine.precondition.Precondition;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.Expr;
import kiki.program.Property;
import kiki.report.FunctionResult;
import kiki.report.InferredPrecondition;
import kiki.report.Summary;

/** Looks at functions one after the other, each as an entry point. */
public final class FunctionAnalysis {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Options options;
  private final Cancellation cancellation;
  private final long start = System.nanoTime();
  private final List<FunctionResult> results = new ArrayList<>();
  private final Set<String> caveats = new LinkedHashSet<>();

  /** Absent between two functions. */
  private Optional<Questions> running = Optional.empty();

  private FunctionAnalysis(Options options, Cancellation cancellation) {
    this.options = options;
    this.cancellation = cancellation;
  }

  /** Time runs from here. */
  public static FunctionAnalysis start(Options options) {
    return new FunctionAnalysis(options, Cancellation.at(options.limits()));
  }

  /**
   * Looks at all functions that the options mean.
   *
   * @param messages hears of errors and warnings in the code, of each once
   * @throws InputError if the code has errors
   */
  public List<FunctionResult> run(Consumer<SourceMessage> messages) {
    return run(CSource.files(options.files()), messages);
  }

  /** The same in other code than the files that the options name. */
  public List<FunctionResult> run(List<CSource> sources, Consumer<SourceMessage> messages) {
    Set<SourceMessage> told = new LinkedHashSet<>();
    Consumer<SourceMessage> once = m -> tell(m, told, messages);
    List<String> names =
        options
            .input()
            .function()
            .map(List::of)
            .orElseGet(() -> new CReader(options, once).functions(sources));
    if (names.isEmpty()) {
      throw new InputError("the files define no function");
    }
    for (int i = 0; i < names.size(); i++) {
      FunctionResult result = result(names.get(i), sources, share(names.size() - i), once);
      synchronized (this) {
        results.add(result);
      }
    }
    return soFar();
  }

  /** What is to be known beside the proofs, once it has run. */
  public Set<String> caveats() {
    return caveats;
  }

  /** What is known of the functions that were looked at already. */
  public synchronized List<FunctionResult> soFar() {
    return List.copyOf(results);
  }

  /** Asks to end soon; functions that were not looked at are unknown for this reason. */
  public synchronized void cancel(String reason) {
    cancellation.cancel(reason);
    running.ifPresent(Questions::cancel);
  }

  /**
   * Each of those that are left gets the same time, or twice as much at its need: most need less.
   */
  private Options.Limits share(int left) {
    double spent = (System.nanoTime() - start) / NANOS_PER_SECOND;
    return new Options.Limits(
        options.limits().seconds().map(s -> Math.max(0, s - spent) * 2 / (left + 1)),
        options.limits().megabytes());
  }

  private static void tell(
      SourceMessage message, Set<SourceMessage> told, Consumer<SourceMessage> messages) {
    if (told.add(message)) {
      messages.accept(message);
    }
  }

  private FunctionResult result(
      String name, List<CSource> sources, Options.Limits limits, Consumer<SourceMessage> messages) {
    Optional<String> reason = cancellation.reason();
    if (reason.isPresent()) {
      return refused(name, reason.get());
    }
    Questions questions = new Questions(cancellation, limits);
    enter(Optional.of(questions));
    try {
      CProgram program = new CReader(options.entering(name), messages).read(sources);
      FunctionInputs inputs = FunctionInputs.of(name, program, questions);
      return inputs.areFeasible()
          ? result(name, program, inputs, questions)
          : refused(name, "no arguments satisfy the description of its parameters");
    } catch (InputError | UsageError e) {
      if (options.input().function().isPresent()) {
        throw e;
      }
      return refused(name, e.getMessage());
    } finally {
      caveats.addAll(questions.caveats());
      enter(Optional.empty());
    }
  }

  private synchronized void enter(Optional<Questions> questions) {
    running = questions;
  }

  private static FunctionResult refused(String name, String reason) {
    return new FunctionResult(name, Optional.empty(), new FunctionResult.Refused(reason));
  }

  private FunctionResult result(
      String name, CProgram program, FunctionInputs inputs, Questions questions) {
    return switch (options.analysis().preconditions()) {
      case NONE ->
          new FunctionResult(
              name,
              Optional.empty(),
              checked(questions.ask(program, FunctionTuning.FUNCTION_SECONDS)));
      case NECESSARY, SUFFICIENT -> {
        Precondition found = inputs.precondition();
        InferredPrecondition shown = inputs.shown(found);
        yield new FunctionResult(
            name, Optional.of(shown), outcome(found, program, inputs, questions));
      }
    };
  }

  private FunctionResult.Outcome outcome(
      Precondition found, CProgram program, FunctionInputs inputs, Questions questions) {
    if (options.analysis().entryPoints() == Options.EntryPoints.ONE) {
      return new FunctionResult.NotChecked();
    }
    return switch (found) {
      case Precondition.Found(var _, var _, Map<Property, Verdict> verdicts)
          when !verdicts.isEmpty() ->
          new FunctionResult.Checked(new Summary(verdicts));
      case Precondition.Found(var condition, var _, var _) ->
          checked(
              questions.ask(
                  under(condition.expression(), program, inputs.site()),
                  FunctionTuning.FUNCTION_SECONDS));
      case Precondition.NotFound _ ->
          checked(questions.ask(program, FunctionTuning.FUNCTION_SECONDS));
    };
  }

  private static CProgram under(Expr condition, CProgram program, EntrySite site) {
    return program.with(site.assuming(condition), program.options());
  }

  private static FunctionResult.Outcome checked(Results results) {
    return new FunctionResult.Checked(results.summary());
  }
}
