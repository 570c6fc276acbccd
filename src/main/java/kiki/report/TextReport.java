// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.engine.result.Certificate;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.program.Property;

/** The results as CBMC and 2LS print them. */
public final class TextReport {
  /** The last line where nothing is known. */
  public static final String INCONCLUSIVE = "VERIFICATION INCONCLUSIVE";

  /** Whether escape sequences may be used. */
  public enum Style {
    PLAIN,
    COLORED
  }

  private static final String RED = "\u001b[31m";
  private static final String GREEN = "\u001b[32m";
  private static final String YELLOW = "\u001b[33m";
  private static final String RESET = "\u001b[0m";

  private final Style style;

  public TextReport(Style style) {
    this.style = style;
  }

  /** Everything from {@code ** Results:} to the last line. */
  public List<String> lines(Summary summary) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("** Results:");
    lines.addAll(results(summary));
    lines.add(overall(summary));
    return lines;
  }

  /** What is between the title and the last line. */
  List<String> results(Summary summary) {
    List<String> lines = new ArrayList<>();
    summary.verdicts().forEach((property, verdict) -> lines.add(line(property, verdict)));
    int total = summary.verdicts().size();
    lines.add("");
    lines.addAll(certificates(summary));
    reasons(summary).forEach(reason -> lines.add("** Unknown because: " + reason));
    if (summary.unknown() > 0) {
      lines.add("** " + summary.unknown() + " of " + total + " unknown");
    }
    lines.add("** " + summary.failed() + " of " + total + " failed");
    return lines;
  }

  /** The last line. */
  String overall(Summary summary) {
    return overall(summary.overall());
  }

  /** The last line of several runs together. */
  String overall(Summary.Overall overall) {
    return switch (overall) {
      case SUCCESSFUL -> paint(GREEN, "VERIFICATION SUCCESSFUL");
      case FAILED -> paint(RED, "VERIFICATION FAILED");
      case INCONCLUSIVE -> paint(YELLOW, INCONCLUSIVE);
    };
  }

  /** A line that tells of a failure. */
  String failing(String line) {
    return paint(RED, line);
  }

  /** One property's line. */
  public String line(Property property, Verdict verdict) {
    String color =
        switch (verdict) {
          case Verdict.Proved p -> GREEN;
          case Verdict.Refuted r -> RED;
          case Verdict.Unknown u -> YELLOW;
        };
    String start = "[" + property.name() + "] line " + property.location().line() + " ";
    return start + property.description() + ": " + paint(color, Summary.word(verdict));
  }

  /** {@code --show-invariants}: each loop once, with what was found about it; in C if possible. */
  public List<String> invariants(Summary summary) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("** Invariants:");
    for (LoopInvariant i : summary.invariants()) {
      lines.add(subject(i));
      i.conjuncts().forEach(c -> lines.add("  " + c));
      i.remarks().forEach(r -> lines.add("  // " + r));
    }
    if (summary.invariants().isEmpty()) {
      lines.add("none was needed");
    }
    return lines;
  }

  private static String subject(LoopInvariant invariant) {
    String function = invariant.function();
    return switch (invariant.kind()) {
      case LOOP -> "loop at " + invariant.location() + ", function " + function + ":";
      case CALLS -> "calls that " + function + " makes of itself, " + invariant.location() + ":";
      case SUMMARY -> "what " + function + " returns, " + invariant.location() + ":";
    };
  }

  /** {@code --certify}: which proofs were checked again on what. */
  private static List<String> certificates(Summary summary) {
    List<String> lines = new ArrayList<>();
    int whole = 0;
    for (Map.Entry<Property, Verdict> e : summary.verdicts().entrySet()) {
      if (e.getValue() instanceof Verdict.Proved(Proof proof)) {
        switch (proof.certificate()) {
          case Certificate.None _, Certificate.Refused _ -> {}
          case Certificate.OfProgram _ -> whole++;
          case Certificate.OfSystem _ ->
              lines.add(
                  "** Certified only on the transition system of the program: "
                      + e.getKey().name());
          case Certificate.OfSlice(String doubt, _) ->
              lines.add(
                  "** Certified only on the part of the program that decides it: "
                      + "%s (on the whole program, %s)".formatted(e.getKey().name(), doubt));
        }
      }
    }
    if (whole > 0) {
      lines.addFirst("** Proofs certified on the whole program: " + whole);
    }
    return lines;
  }

  private static Set<String> reasons(Summary summary) {
    Set<String> reasons = new LinkedHashSet<>();
    for (Map.Entry<Property, Verdict> e : summary.verdicts().entrySet()) {
      if (e.getValue() instanceof Verdict.Unknown(String reason)) {
        reasons.add(reason);
      }
    }
    return reasons;
  }

  private String paint(String color, String text) {
    return style == Style.COLORED ? color + text + RESET : text;
  }
}
