// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.api.FailureTrace;
import kiki.api.PropertyResult;
import kiki.api.PropertyStatus;
import kiki.api.SourceMessage;
import kiki.program.Property;
import kiki.util.Location;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Findings as diagnostics. What is proved is none; hovers tell it. */
final class Diagnoses {
  static final String SOURCE = "kiki";

  private final Findings findings;
  private final DocumentText text;

  private Diagnoses(Findings findings) {
    this.findings = findings;
    this.text = findings.text();
  }

  static List<Diagnostic> of(Findings findings) {
    return new Diagnoses(findings).all();
  }

  private List<Diagnostic> all() {
    Set<Diagnostic> all = new LinkedHashSet<>();
    findings.messages().forEach(m -> all.add(of(m)));
    findings.failure().ifPresent(f -> all.add(diagnostic(top(), f, DiagnosticSeverity.Error)));
    Map<Property, PropertyResult> shown = new LinkedHashMap<>();
    Map<Property, String> entries = new LinkedHashMap<>();
    for (EntryResult result : findings.results().values()) {
      if (result.state() instanceof EntryResult.State.Refused(String reason)) {
        all.add(refusal(result.entry(), reason));
      }
      for (PropertyResult property : result.properties()) {
        note(property, result.entry(), shown, entries);
      }
    }
    shown.values().forEach(p -> all.add(of(p, entries.get(p.property()))));
    return List.copyOf(all);
  }

  /** One failure from one start is enough; a failure counts before what is not decided. */
  private void note(
      PropertyResult result,
      String entry,
      Map<Property, PropertyResult> shown,
      Map<Property, String> entries) {
    Property property = result.property();
    if (result.holds() || !findings.isHere(property)) {
      return;
    }
    PropertyResult before = shown.get(property);
    if (before == null || result.fails() && !before.fails()) {
      shown.put(property, result);
      entries.put(property, entry);
    }
  }

  private Diagnostic of(SourceMessage message) {
    DiagnosticSeverity severity =
        switch (message.kind()) {
          case ERROR, UNSUPPORTED -> DiagnosticSeverity.Error;
          case WARNING -> DiagnosticSeverity.Warning;
          case NOTE -> DiagnosticSeverity.Information;
        };
    return text.contains(message.location())
        ? diagnostic(text.word(message.location()), message.text(), severity)
        : diagnostic(top(), elsewhere(message), severity);
  }

  private static String elsewhere(SourceMessage message) {
    return message.location().line() > 0
        ? message.location() + ": " + message.text()
        : message.text();
  }

  private Diagnostic refusal(String entry, String reason) {
    Range range =
        findings.functions().stream()
            .filter(f -> f.name().equals(entry))
            .findFirst()
            .map(f -> text.word(f.location()))
            .orElseGet(Diagnoses::top);
    return diagnostic(
        range, "'" + entry + "' cannot be verified: " + reason, DiagnosticSeverity.Information);
  }

  private Diagnostic of(PropertyResult result, String entry) {
    Property property = result.property();
    String from = entry.equals("main") ? "" : " (starting at '" + entry + "')";
    Range range = text.statement(property.location());
    Diagnostic diagnostic =
        switch (result.status()) {
          case PropertyStatus.Fails(FailureTrace trace) -> {
            Diagnostic failure =
                diagnostic(
                    range, property.description() + ": fails" + from, DiagnosticSeverity.Error);
            failure.setRelatedInformation(steps(trace));
            yield failure;
          }
          case PropertyStatus.Open(String reason) ->
              diagnostic(
                  range,
                  property.description() + ": not decided" + from + ": " + reason,
                  DiagnosticSeverity.Information);
          case PropertyStatus.Holds _ -> throw new IllegalStateException("a proof is no finding");
        };
    diagnostic.setCode(property.name());
    return diagnostic;
  }

  private List<DiagnosticRelatedInformation> steps(FailureTrace trace) {
    List<DiagnosticRelatedInformation> shown = new ArrayList<>();
    for (FailureTrace.Step step : trace.steps()) {
      if (step.location().line() > 0 && !step.assignments().isEmpty()) {
        shown.add(
            new DiagnosticRelatedInformation(
                place(step.location()), String.join(", ", step.assignments())));
      }
    }
    return shown.subList(Math.max(0, shown.size() - LspTuning.SHOWN_STEPS), shown.size());
  }

  /** What is done in a library function is shown where it is called. */
  private org.eclipse.lsp4j.Location place(Location location) {
    if (text.contains(location) || location.isLibrary()) {
      return new org.eclipse.lsp4j.Location(text.uri(), text.statement(location));
    }
    Position start =
        new Position(Math.max(location.line() - 1, 0), Math.max(location.column() - 1, 0));
    return new org.eclipse.lsp4j.Location(uri(location.file()), new Range(start, start));
  }

  private String uri(String file) {
    try {
      return Path.of(file).toUri().toString();
    } catch (InvalidPathException e) {
      return text.uri();
    }
  }

  private static Range top() {
    return new Range(new Position(0, 0), new Position(0, 0));
  }

  private static Diagnostic diagnostic(Range range, String message, DiagnosticSeverity severity) {
    return new Diagnostic(range, message, severity, SOURCE);
  }
}
