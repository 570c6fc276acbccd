// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Optional;
import kiki.api.InputError;
import kiki.api.ReadingTimeout;
import kiki.api.function.FunctionAnalysis;
import kiki.lower.FileOutline.Definition;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.report.FunctionResult;
import kiki.report.InferredPrecondition;

/** Looks for a condition under which a function goes well. May be cancelled from any thread. */
final class PreconditionSearch {
  /** What it finds. */
  sealed interface Outcome {}

  /**
   * @param contract a declaration that requires the condition
   */
  record Found(String condition, String contract) implements Outcome {}

  /**
   * @param reason for the user
   */
  record Nothing(String reason) implements Outcome {}

  private final DocumentText text;
  private final String function;
  private final FunctionAnalysis analysis;

  PreconditionSearch(DocumentText text, Options options, Definition function) {
    this.text = text;
    this.function = function.name();
    this.analysis = FunctionAnalysis.start(options.entering(function.uniqueName()));
  }

  void cancel() {
    analysis.cancel("cancelled");
  }

  Outcome run() {
    try {
      return analysis.run(List.of(text.source()), _ -> {}).stream()
          .map(FunctionResult::precondition)
          .flatMap(Optional::stream)
          .findFirst()
          .map(this::outcome)
          .orElseGet(() -> new Nothing("no precondition of '" + function + "' was found"));
    } catch (InputError | UsageError | ReadingTimeout | InvalidPathException e) {
      return new Nothing(e.getMessage());
    }
  }

  private Outcome outcome(InferredPrecondition inferred) {
    return switch (inferred) {
      case InferredPrecondition.NotFound(String reason) ->
          new Nothing("no precondition of '" + function + "' was found: " + reason);
      case InferredPrecondition.Proved(String condition, var exactness, Optional<String> contract)
          when exactness != InferredPrecondition.Exactness.NEVER
              && contract.isPresent()
              && !condition.equals("1") ->
          new Found(condition, contract.get());
      case InferredPrecondition.Proved(var _, var exactness, var _) ->
          new Nothing(
              exactness == InferredPrecondition.Exactness.NEVER
                  ? "'" + function + "' goes well for no input"
                  : "'" + function + "' needs no precondition that a contract can state");
    };
  }
}
