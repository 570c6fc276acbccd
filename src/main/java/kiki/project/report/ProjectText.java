// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyAnswer;
import kiki.project.answer.PropertyFinding;
import kiki.project.run.ProjectResults;
import kiki.util.Location;

/** The results as lines: what needs attention, and counts. */
public final class ProjectText {
  private ProjectText() {}

  public static List<String> lines(ProjectResults results) {
    List<String> lines = new ArrayList<>();
    for (FunctionAnswer a : results.answers()) {
      lines.addAll(lines(a));
    }
    lines.addAll(counts(results));
    return lines;
  }

  /** What is to be said about one function; nothing if everything holds for all inputs. */
  static List<String> lines(FunctionAnswer a) {
    List<String> lines = new ArrayList<>();
    switch (a.outcome()) {
      case FunctionAnswer.Refused(String reason) ->
          lines.add("%s: %s: not verified: %s".formatted(a.where(), a.function(), reason));
      case FunctionAnswer.Checked(List<PropertyAnswer> properties, var _) -> {
        for (PropertyAnswer p : properties) {
          if (p.finding() instanceof PropertyFinding.Failed) {
            lines.add(
                "%s: %s: %s: FAILURE [%s]"
                    .formatted(p.location(), name(a, p), p.description(), p.name()));
          }
        }
        lines.addAll(unknown(a, properties));
      }
    }
    a.condition()
        .ifPresent(
            c ->
                lines.add(
                    "%s: %s: proved under a condition: if %s; otherwise %s"
                        .formatted(
                            a.where(),
                            a.function(),
                            c.text(),
                            String.join(", ", c.failing()) + " can fail")));
    return lines;
  }

  /** One obstacle leaves many properties open. */
  private static List<String> unknown(FunctionAnswer a, List<PropertyAnswer> properties) {
    Map<String, List<PropertyAnswer>> reasons = new LinkedHashMap<>();
    for (PropertyAnswer p : properties) {
      if (p.finding() instanceof PropertyFinding.Unknown(String reason)) {
        reasons.computeIfAbsent(reason, _ -> new ArrayList<>()).add(p);
      }
    }
    List<String> lines = new ArrayList<>();
    reasons.forEach(
        (reason, open) -> {
          PropertyAnswer first =
              open.stream()
                  .filter(p -> Location.isFile(p.location().file()))
                  .findFirst()
                  .orElse(open.getFirst());
          String what =
              open.size() == 1
                  ? first.description()
                  : "%d properties, the first '%s'".formatted(open.size(), first.description());
          lines.add(
              "%s: %s: %s: UNKNOWN (%s)".formatted(first.location(), name(a, first), what, reason));
        });
    return lines;
  }

  private static String name(FunctionAnswer a, PropertyAnswer p) {
    return p.function().equals(a.function())
        ? a.function()
        : p.function() + ", called from " + a.function();
  }

  private static List<String> counts(ProjectResults results) {
    List<String> lines = new ArrayList<>();
    List<FunctionAnswer> all = results.answers();
    lines.add("");
    lines.add(counts("functions", all.stream().map(FunctionAnswer::status).toList()));
    lines.add(
        counts(
            "properties",
            all.stream()
                .flatMap(a -> a.properties().stream())
                .map(p -> p.finding().status())
                .toList()));
    if (results.recalled() > 0) {
      lines.add(results.recalled() + " answers are from the store");
    }
    if (results.unchanged() > 0) {
      lines.add(results.unchanged() + " functions did not change and were left out");
    }
    return lines;
  }

  private static String counts(String what, List<Status> statuses) {
    long conditional = count(statuses, Status.CONDITIONAL);
    return "%d %s: %d proved%s, %d failed, %d unknown"
        .formatted(
            statuses.size(),
            what,
            count(statuses, Status.PROVED),
            conditional == 0 ? "" : ", " + conditional + " proved under a condition",
            count(statuses, Status.FAILED),
            count(statuses, Status.UNKNOWN));
  }

  private static long count(List<Status> statuses, Status status) {
    return statuses.stream().filter(s -> s == status).count();
  }
}
