// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.Optional;

/**
 * What was found out about a function as an entry point.
 *
 * @param precondition empty if none was asked for
 */
public record FunctionResult(
    String function, Optional<InferredPrecondition> precondition, Outcome outcome) {

  /** Verdicts, or why there are none. */
  public sealed interface Outcome {}

  /** Its properties, under the precondition if there is one. */
  public record Checked(Summary summary) implements Outcome {}

  /** It could not be started at. */
  public record Refused(String reason) implements Outcome {}

  /** Verdicts were not asked for. */
  public record NotChecked() implements Outcome {}

  /** How well it went. */
  public Summary.Overall overall() {
    boolean isMissing =
        precondition.filter(p -> p instanceof InferredPrecondition.NotFound).isPresent();
    return switch (outcome) {
      case Checked(Summary summary) ->
          isMissing && summary.overall() == Summary.Overall.SUCCESSFUL
              ? Summary.Overall.INCONCLUSIVE
              : summary.overall();
      case Refused _ -> Summary.Overall.INCONCLUSIVE;
      case NotChecked _ -> isMissing ? Summary.Overall.INCONCLUSIVE : Summary.Overall.SUCCESSFUL;
    };
  }
}
