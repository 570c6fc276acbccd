// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kiki.engine.result.Certificate;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.program.Property;
import kiki.util.Location;

/** The results as one JSON array of messages, in the manner of CBMC's {@code --json-ui}. */
public final class JsonReport {
  /** Whether invariants are among the messages. */
  public enum Invariants {
    INCLUDED,
    LEFT_OUT
  }

  private final TracePrinter traces;
  private final Invariants invariants;

  /**
   * @param traces prints counterexamples; null leaves them out
   */
  public JsonReport(TracePrinter traces, Invariants invariants) {
    this.traces = traces;
    this.invariants = invariants;
  }

  public List<String> lines(Summary summary, String version) {
    List<String> lines = new ArrayList<>();
    lines.add("[");
    lines.add("  {\"program\": " + Json.quote("kiki " + version) + "},");
    lines.add("  {\"result\": [");
    int left = summary.verdicts().size();
    for (Map.Entry<Property, Verdict> e : summary.verdicts().entrySet()) {
      left--;
      lines.add("    " + result(e.getKey(), e.getValue()) + (left > 0 ? "," : ""));
    }
    lines.add("  ]},");
    if (invariants == Invariants.INCLUDED) {
      lines.add("  {\"invariants\": [");
      lines.add(
          String.join(",\n", summary.invariants().stream().map(JsonReport::invariant).toList()));
      lines.add("  ]},");
    }
    lines.add("  {\"cProverStatus\": " + Json.quote(status(summary)) + "}");
    lines.add("]");
    return lines;
  }

  private static String status(Summary summary) {
    return switch (summary.overall()) {
      case SUCCESSFUL -> "success";
      case FAILED -> "failure";
      case INCONCLUSIVE -> "inconclusive";
    };
  }

  private String result(Property property, Verdict verdict) {
    List<String> members = new ArrayList<>();
    members.add("\"property\": " + Json.quote(property.name()));
    members.add("\"description\": " + Json.quote(property.description()));
    members.add("\"status\": " + Json.quote(Summary.word(verdict)));
    members.add("\"sourceLocation\": " + location(property.location(), property.function()));
    switch (verdict) {
      case Verdict.Unknown(String reason) -> members.add("\"reason\": " + Json.quote(reason));
      case Verdict.Refuted(var counterexample) -> {
        if (traces != null) {
          members.add(
              "\"trace\": ["
                  + String.join(
                      ", ", traces.lines(counterexample).stream().map(Json::quote).toList())
                  + "]");
        }
      }
      case Verdict.Proved(var proof) -> {
        members.add("\"unwindings\": " + proof.unwindings());
        certified(proof).ifPresent(what -> members.add("\"certified\": " + Json.quote(what)));
      }
    }
    return "{" + String.join(", ", members) + "}";
  }

  /** What a proof was checked again on, if it was. */
  private static Optional<String> certified(Proof proof) {
    return switch (proof.certificate()) {
      case Certificate.None _, Certificate.Refused _ -> Optional.empty();
      case Certificate.OfProgram _ -> Optional.of("program");
      case Certificate.OfSlice _ -> Optional.of("slice");
      case Certificate.OfSystem _ -> Optional.of("transition system");
    };
  }

  private static String invariant(LoopInvariant i) {
    return "    {\"about\": %s, \"sourceLocation\": %s, \"conjuncts\": [%s], \"remarks\": [%s]}"
        .formatted(
            Json.quote(i.kind().name().toLowerCase(Locale.ROOT)),
            location(i.location(), i.function()),
            quoted(i.conjuncts()),
            quoted(i.remarks()));
  }

  private static String quoted(List<String> texts) {
    return String.join(", ", texts.stream().map(Json::quote).toList());
  }

  private static String location(Location location, String function) {
    return "{\"file\": %s, \"line\": %d, \"column\": %d, \"function\": %s}"
        .formatted(
            Json.quote(location.file()), location.line(), location.column(), Json.quote(function));
  }
}
