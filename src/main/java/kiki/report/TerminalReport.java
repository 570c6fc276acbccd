// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.program.Property;

/**
 * The results for a person at a terminal: what fails comes first, by the place in the user's own
 * code, then what is unknown, by its reason; what holds is counted. {@link TextReport} has a line
 * for each property.
 */
public final class TerminalReport {
  /** How many of the inputs, and of the places that share a reason, are named. */
  private static final int NAMED = 6;

  private final TextReport text;

  public TerminalReport(TextReport.Style style) {
    this.text = new TextReport(style);
  }

  /** A property that fails, and how the execution gets there. */
  private record Failure(Property property, Counterexample counterexample, CallPath path) {}

  /** Everything from the failures to the last line. */
  public List<String> lines(Summary summary) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    failures(summary).forEach((place, all) -> lines.addAll(failure(place, all)));
    unknowns(summary).forEach((reason, all) -> lines.addAll(unknown(reason, all)));
    long holding = summary.verdicts().size() - summary.failed() - summary.unknown();
    lines.add(
        "Properties: %d hold, %d fail, %d unknown"
            .formatted(holding, summary.failed(), summary.unknown()));
    lines.add(text.overall(summary));
    return lines;
  }

  /** One entry for each place, however many properties fail there. */
  private static Map<CallPath.Frame, List<Failure>> failures(Summary summary) {
    Map<CallPath.Frame, List<Failure>> byPlace = new LinkedHashMap<>();
    summary
        .verdicts()
        .forEach(
            (property, verdict) -> {
              if (verdict instanceof Verdict.Refuted(Counterexample c)) {
                CallPath path = CallPath.of(property, verdict);
                byPlace
                    .computeIfAbsent(path.own(), _ -> new ArrayList<>())
                    .add(new Failure(property, c, path));
              }
            });
    return byPlace;
  }

  private List<String> failure(CallPath.Frame place, List<Failure> failures) {
    List<String> lines = new ArrayList<>();
    lines.add(
        text.failing(
            "%s:%d: failure in %s"
                .formatted(place.location().file(), place.location().line(), place.function())));
    for (Failure f : failures) {
      String inside = f.path().library().map(name -> name + ": ").orElse("");
      lines.add("  " + inside + f.property().description() + " [" + f.property().name() + "]");
    }
    Failure first = failures.getFirst();
    if (first.path().isLong()) {
      lines.add("  reached through " + first.path());
    }
    String inputs = inputs(first.counterexample());
    if (!inputs.isEmpty()) {
      lines.add("  when " + inputs + " (--trace shows each step)");
    }
    lines.add("");
    return lines;
  }

  private static String inputs(Counterexample counterexample) {
    ValuePrinter values = new ValuePrinter(counterexample.objects());
    List<String> shown = new ArrayList<>();
    for (Counterexample.Choice choice : counterexample.choices()) {
      if (choice.event().instruction() instanceof Instruction.Input input
          && !input.location().isLibrary()
          && choice.values().size() == 1) {
        choice
            .values()
            .forEach((part, value) -> shown.add(name(input) + " = " + values.print(part, value)));
      }
    }
    return shown.size() <= NAMED
        ? String.join(", ", shown)
        : String.join(", ", shown.subList(0, NAMED)) + ", ...";
  }

  private static String name(Instruction.Input input) {
    return input.target() instanceof Expr.Variable(Symbol s)
            && s.storage() == Symbol.Storage.TEMPORARY
        ? input.source()
        : ExprPrinter.printLine(input.target());
  }

  private static Map<String, List<Property>> unknowns(Summary summary) {
    Map<String, List<Property>> byReason = new LinkedHashMap<>();
    summary
        .verdicts()
        .forEach(
            (property, verdict) -> {
              if (verdict instanceof Verdict.Unknown(String reason)) {
                byReason.computeIfAbsent(reason, _ -> new ArrayList<>()).add(property);
              }
            });
    return byReason;
  }

  private static List<String> unknown(String reason, List<Property> properties) {
    List<String> lines = new ArrayList<>();
    lines.add(properties.size() + " unknown: " + reason);
    for (Property p : properties.subList(0, Math.min(NAMED, properties.size()))) {
      lines.add("  %s: %s [%s]".formatted(place(p), p.description(), p.name()));
    }
    if (properties.size() > NAMED) {
      lines.add("  ... and " + (properties.size() - NAMED) + " more (--verbosity 5 lists them)");
    }
    lines.add("");
    return lines;
  }

  private static String place(Property p) {
    return p.location().line() == 0
        ? p.function()
        : p.location().file() + ":" + p.location().line();
  }
}
