// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kiki.project.answer.Fingerprint;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyAnswer;
import kiki.project.run.ProjectResults;

/**
 * Findings that are known.
 *
 * @param fingerprints of what did not hold, or was not known to
 */
public record Baseline(Set<String> fingerprints) {
  public Baseline {
    fingerprints = Set.copyOf(fingerprints);
  }

  /** What earlier results complain about. */
  public static Baseline of(ProjectResults earlier) {
    Set<String> known = new HashSet<>();
    for (FunctionAnswer a : earlier.answers()) {
      if (a.outcome() instanceof FunctionAnswer.Refused) {
        known.add(Fingerprint.ofRefusal(a));
      }
      a.properties().stream()
          .filter(p -> p.finding().status() != Status.PROVED)
          .forEach(p -> known.add(Fingerprint.of(a, p)));
    }
    return new Baseline(known);
  }

  /** The results without what is known. A failure where there was none before is new. */
  public ProjectResults without(ProjectResults results) {
    List<FunctionAnswer> left = new ArrayList<>();
    for (FunctionAnswer a : results.answers()) {
      switch (a.outcome()) {
        case FunctionAnswer.Refused _ -> {
          if (!fingerprints.contains(Fingerprint.ofRefusal(a))) {
            left.add(a);
          }
        }
        case FunctionAnswer.Checked(List<PropertyAnswer> properties) -> {
          List<PropertyAnswer> fresh = properties.stream().filter(p -> !isKnown(a, p)).toList();
          left.add(
              new FunctionAnswer(
                  a.function(),
                  a.where(),
                  new FunctionAnswer.Checked(fresh),
                  a.condition(),
                  a.assumptions(),
                  a.seconds()));
        }
      }
    }
    return results.with(left);
  }

  private boolean isKnown(FunctionAnswer a, PropertyAnswer p) {
    return p.finding().status() != Status.PROVED && fingerprints.contains(Fingerprint.of(a, p));
  }
}
