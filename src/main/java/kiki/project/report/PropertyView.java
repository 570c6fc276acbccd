// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyAnswer;
import kiki.project.run.ProjectResults;
import kiki.util.Location;

/**
 * A property of the text, with what is known of it from each function that leads to it.
 *
 * @param occurrences at least one, the worst first
 */
public record PropertyView(List<Occurrence> occurrences) {
  /** A property as one entry point sees it. */
  public record Occurrence(FunctionAnswer entry, PropertyAnswer property) {}

  private record Key(Location where, String name, String description) {}

  private static final List<Status> WORST_FIRST =
      List.of(Status.FAILED, Status.UNKNOWN, Status.CONDITIONAL, Status.PROVED);

  /** The one that needs more attention. */
  static Status worse(Status a, Status b) {
    return WORST_FIRST.indexOf(a) <= WORST_FIRST.indexOf(b) ? a : b;
  }

  public PropertyView {
    occurrences = List.copyOf(occurrences);
  }

  /** All properties, by file and line. */
  public static List<PropertyView> of(ProjectResults results) {
    Map<Key, List<Occurrence>> found = new LinkedHashMap<>();
    for (FunctionAnswer a : results.answers()) {
      for (PropertyAnswer p : a.properties()) {
        found
            .computeIfAbsent(
                new Key(p.location(), p.name(), p.description()), _ -> new ArrayList<>())
            .add(new Occurrence(a, p));
      }
    }
    List<PropertyView> views = new ArrayList<>();
    for (List<Occurrence> occurrences : found.values()) {
      occurrences.sort(
          Comparator.comparingInt(o -> WORST_FIRST.indexOf(o.property().finding().status())));
      views.add(new PropertyView(occurrences));
    }
    views.sort(
        Comparator.comparing((PropertyView v) -> v.property().location().file())
            .thenComparing(v -> v.property().location().line())
            .thenComparing(v -> v.property().location().column()));
    return views;
  }

  /** As the entry point sees it for which it is worst. */
  public PropertyAnswer property() {
    return occurrences.getFirst().property();
  }

  public FunctionAnswer entry() {
    return occurrences.getFirst().entry();
  }

  /** It holds only if it does from everywhere. */
  public Status status() {
    return property().finding().status();
  }
}
