// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.project.answer.Fingerprint;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyAnswer;
import kiki.project.run.ProjectResults;

/**
 * Findings that are known.
 *
 * @param known by their fingerprints, what did not hold for all inputs or was not known to
 */
public record Baseline(Map<String, Status> known) {
  public Baseline {
    known = Map.copyOf(known);
  }

  /** What earlier results complain about. */
  public static Baseline of(ProjectResults earlier) {
    Map<String, Status> known = new HashMap<>();
    for (FunctionAnswer a : earlier.answers()) {
      if (a.outcome() instanceof FunctionAnswer.Refused) {
        known.put(Fingerprint.ofRefusal(a), Status.UNKNOWN);
      }
      a.properties().stream()
          .filter(p -> p.finding().status() != Status.PROVED)
          .forEach(
              p -> known.merge(Fingerprint.of(a, p), p.finding().status(), PropertyView::worse));
    }
    return new Baseline(known);
  }

  /** The results without what is known. A failure where there was none before is new. */
  public ProjectResults without(ProjectResults results) {
    List<FunctionAnswer> left = new ArrayList<>();
    for (FunctionAnswer a : results.answers()) {
      switch (a.outcome()) {
        case FunctionAnswer.Refused _ -> {
          if (!known.containsKey(Fingerprint.ofRefusal(a))) {
            left.add(a);
          }
        }
        case FunctionAnswer.Checked(List<PropertyAnswer> properties, var functions) -> {
          List<PropertyAnswer> fresh = properties.stream().filter(p -> !isKnown(a, p)).toList();
          left.add(
              new FunctionAnswer(
                  a.function(),
                  a.where(),
                  new FunctionAnswer.Checked(fresh, functions),
                  a.condition(),
                  a.assumptions(),
                  a.seconds()));
        }
      }
    }
    return results.with(left);
  }

  private boolean isKnown(FunctionAnswer a, PropertyAnswer p) {
    Status now = p.finding().status();
    Status before = known.get(Fingerprint.of(a, p));
    return now != Status.PROVED && before != null && PropertyView.worse(before, now) == before;
  }
}
