// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.ArrayList;
import java.util.List;
import kiki.api.CReader;
import kiki.api.InputError;
import kiki.api.ReadingTimeout;
import kiki.api.SourceMessage;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.compile.SourceUnit;
import kiki.project.plan.ProjectPlan;
import kiki.project.plan.ProjectPlan.OutlinedUnit;

/** Reads the outlines of all files, and plans; the same wherever the files are the same. */
final class RequestPlan {
  private RequestPlan() {}

  static ProjectPlan of(ProjectRequest request) {
    List<OutlinedUnit> units = new ArrayList<>();
    List<Skipped> left = new ArrayList<>(request.sources().skipped());
    for (SourceUnit unit : request.sources().units()) {
      List<String> errors = new ArrayList<>();
      try {
        CReader reader = new CReader(request.options(), m -> note(m, errors));
        units.add(new OutlinedUnit(unit, reader.outline(request.source(unit))));
      } catch (InputError | ReadingTimeout e) {
        String reason = errors.isEmpty() ? e.getMessage() : errors.getFirst();
        left.add(new Skipped(unit.file().toString(), request.root().relativeText(reason)));
      }
    }
    return ProjectPlan.of(units, left, request.selection(), request.root())
        .shard(request.shard().number(), request.shard().of());
  }

  private static void note(SourceMessage message, List<String> errors) {
    if (message.kind().isError()) {
      errors.add(message.location() + ": " + message.text());
    }
  }
}
