// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.api.FailureTrace;
import kiki.api.Invariant;
import kiki.api.PropertyResult;
import kiki.api.PropertyStatus;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;

/** What is known of a line: the invariants and rankings of its loop, and its properties. */
final class Hovers {
  private final Findings findings;
  private final int line;

  private Hovers(Findings findings, int line) {
    this.findings = findings;
    this.line = line;
  }

  /**
   * @param line counted from zero
   */
  static Optional<Hover> of(Findings findings, int line) {
    Set<String> parts = new Hovers(findings, line).parts();
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Hover(new MarkupContent(MarkupKind.MARKDOWN, String.join("\n\n", parts))));
  }

  private Set<String> parts() {
    Set<String> parts = new LinkedHashSet<>();
    for (EntryResult result : findings.results().values()) {
      result.invariants().stream()
          .filter(i -> findings.text().contains(i.location()) && i.location().line() == line + 1)
          .forEach(i -> parts.add(of(i)));
    }
    for (EntryResult result : findings.results().values()) {
      result.properties().stream()
          .filter(p -> findings.isHere(p.property()))
          .filter(p -> p.property().location().line() == line + 1)
          .forEach(p -> parts.add(of(p, result.entry())));
    }
    return parts;
  }

  private static String of(Invariant invariant) {
    String title =
        switch (invariant.about()) {
          case LOOP -> "Whenever the loop is repeated";
          case CALLS -> "Whenever `" + invariant.function() + "` calls itself";
          case SUMMARY -> "Whenever `" + invariant.function() + "` returns";
        };
    List<String> lines = new ArrayList<>(invariant.conjuncts());
    invariant.remarks().forEach(r -> lines.add("// " + r));
    return "**" + title + "**\n\n" + code(lines);
  }

  private static String of(PropertyResult result, String entry) {
    String about =
        "%s (`%s`, from `%s`)"
            .formatted(escaped(result.property().description()), result.property().name(), entry);
    return switch (result.status()) {
      case PropertyStatus.Holds(var method, int unwindings, var _) ->
          "**holds**: " + about + ", " + proof(method, unwindings);
      case PropertyStatus.Fails(FailureTrace trace) ->
          "**fails**: " + about + "\n\n" + code(last(trace.text()));
      case PropertyStatus.Open(String reason) ->
          "**not decided**: " + about + ": " + escaped(reason);
    };
  }

  private static String proof(PropertyStatus.Method method, int unwindings) {
    return switch (method) {
      case COMPLETE_UNWINDING -> "by unwinding all loops";
      case INDUCTION -> "by induction, k = " + unwindings;
      case RANKING -> "by ranking functions";
      case EXECUTION -> "by its only execution";
    };
  }

  private static List<String> last(List<String> lines) {
    return lines.subList(Math.max(0, lines.size() - LspTuning.HOVER_LINES), lines.size());
  }

  /** A fence longer than any in the text, which would end it. */
  private static String code(List<String> lines) {
    String fence = "```";
    while (String.join("\n", lines).contains(fence)) {
      fence += "`";
    }
    return fence + "c\n" + String.join("\n", lines) + "\n" + fence;
  }

  /** Text of the program must not act as Markdown or HTML. */
  private static String escaped(String text) {
    return text.replaceAll("[\\\\`*_{}\\[\\]()<>#+!|&~-]", "\\\\$0");
  }
}
