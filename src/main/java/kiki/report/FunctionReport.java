// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import kiki.options.Options;

/** Functions one by one: preconditions as 2LS prints them, and verdicts by function. */
public final class FunctionReport {
  private final TextReport text;

  public FunctionReport(TextReport.Style style) {
    this.text = new TextReport(style);
  }

  /** The preconditions of all functions. */
  public List<String> preconditions(List<FunctionResult> results, Options.Preconditions kind) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        switch (kind) {
          case SUFFICIENT -> "** Sufficient preconditions:";
          case NECESSARY, NONE -> "** Necessary preconditions:";
        });
    for (FunctionResult r : results) {
      lines.add("[" + r.function() + "]: " + condition(r));
    }
    names(results, InferredPrecondition.Exactness.EXACT, "** Exact (sufficient and necessary): ")
        .ifPresent(lines::add);
    names(
            results,
            InferredPrecondition.Exactness.NEVER,
            "** Every execution fails or does not end: ")
        .ifPresent(lines::add);
    List<String> contracts = contracts(results);
    if (!contracts.isEmpty()) {
      lines.add("");
      lines.add("** Contracts:");
      lines.addAll(contracts);
    }
    long missing = results.stream().filter(r -> !isProved(r)).count();
    lines.add("");
    lines.add("** " + missing + " of " + results.size() + " functions without a precondition");
    return lines;
  }

  private static String condition(FunctionResult result) {
    if (result.outcome() instanceof FunctionResult.Refused(String reason)) {
      return "not found: " + reason;
    }
    return switch (result.precondition().orElseThrow()) {
      case InferredPrecondition.Proved p -> p.text();
      case InferredPrecondition.NotFound(String reason) -> "not found: " + reason;
    };
  }

  private static boolean isProved(FunctionResult result) {
    return result.precondition().filter(p -> p instanceof InferredPrecondition.Proved).isPresent();
  }

  private static Optional<String> names(
      List<FunctionResult> results, InferredPrecondition.Exactness exactness, String title) {
    Predicate<InferredPrecondition> wanted =
        p -> p instanceof InferredPrecondition.Proved q && q.exactness() == exactness;
    List<String> names =
        results.stream()
            .filter(r -> r.precondition().filter(wanted).isPresent())
            .map(FunctionResult::function)
            .toList();
    return names.isEmpty() ? Optional.empty() : Optional.of(title + String.join(", ", names));
  }

  private static List<String> contracts(List<FunctionResult> results) {
    List<String> contracts = new ArrayList<>();
    for (FunctionResult r : results) {
      if (r.precondition().orElse(null) instanceof InferredPrecondition.Proved p) {
        p.contract().ifPresent(contracts::add);
      }
    }
    return contracts;
  }

  /** The verdicts of all functions, and what they say together in the last line. */
  public List<String> verdicts(List<FunctionResult> results) {
    List<String> lines = new ArrayList<>();
    for (FunctionResult r : results) {
      lines.add("");
      lines.add("** Function " + r.function() + assumed(r) + ":");
      switch (r.outcome()) {
        case FunctionResult.Checked(Summary summary) -> lines.addAll(text.results(summary));
        case FunctionResult.Refused(String reason) ->
            lines.add("** Not checked because: " + reason);
        case FunctionResult.NotChecked _ -> {}
      }
    }
    lines.add("");
    lines.add(
        "** Functions: %d successful, %d failed, %d inconclusive"
            .formatted(
                count(results, Summary.Overall.SUCCESSFUL),
                count(results, Summary.Overall.FAILED),
                count(results, Summary.Overall.INCONCLUSIVE)));
    lines.add(text.overall(worst(results)));
    return lines;
  }

  private static String assumed(FunctionResult result) {
    return result.precondition().orElse(null) instanceof InferredPrecondition.Proved p
        ? ", if " + p.text()
        : "";
  }

  private static long count(List<FunctionResult> results, Summary.Overall overall) {
    return results.stream().filter(r -> r.overall() == overall).count();
  }

  /** A failure of one is a failure of all, and so on. */
  public static Summary.Overall worst(List<FunctionResult> results) {
    if (count(results, Summary.Overall.FAILED) > 0) {
      return Summary.Overall.FAILED;
    }
    return count(results, Summary.Overall.INCONCLUSIVE) > 0
        ? Summary.Overall.INCONCLUSIVE
        : Summary.Overall.SUCCESSFUL;
  }
}
