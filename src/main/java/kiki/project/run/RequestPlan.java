// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.api.CReader;
import kiki.api.InputError;
import kiki.api.ReadingTimeout;
import kiki.api.SourceMessage;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.compile.SourceUnit;
import kiki.project.plan.ProjectPlan;
import kiki.project.plan.ProjectPlan.OutlinedUnit;
import kiki.util.Location;

/** Reads the outlines of all files, and plans; the same wherever the files are the same. */
final class RequestPlan {
  private RequestPlan() {}

  static ProjectPlan of(ProjectRequest request) {
    List<OutlinedUnit> units = new ArrayList<>();
    List<Skipped> left = new ArrayList<>();
    for (Skipped s : request.sources().skipped()) {
      left.add(
          new Skipped(
              request.root().relativeText(s.name()), request.root().relativeText(s.reason())));
    }
    Map<String, Skipped> erroneous = new LinkedHashMap<>();
    for (SourceUnit unit : request.sources().units()) {
      List<String> errors = new ArrayList<>();
      try {
        CReader reader = new CReader(request.options(), m -> note(m, errors));
        units.add(new OutlinedUnit(unit, reader.outline(request.source(unit))));
      } catch (InputError | ReadingTimeout e) {
        String reason = errors.isEmpty() ? e.getMessage() : errors.getFirst();
        String name = request.root().relative(unit.file().toString());
        erroneous.put(name, new Skipped(name, request.root().relativeText(reason)));
      }
    }
    erroneous.keySet().removeAll(included(units, request));
    left.addAll(erroneous.values());
    return ProjectPlan.of(units, left, request.selection(), request.root())
        .shard(request.shard().number(), request.shard().of());
  }

  /**
   * Files that others include need not be C by themselves: they are looked at as parts of those.
   */
  private static Set<String> included(List<OutlinedUnit> units, ProjectRequest request) {
    Set<String> files = new HashSet<>();
    for (OutlinedUnit unit : units) {
      unit.outline().definitions().stream()
          .map(d -> d.location().file())
          .filter(Location::isFile)
          .distinct()
          .forEach(f -> files.add(request.root().relative(f)));
    }
    return files;
  }

  private static void note(SourceMessage message, List<String> errors) {
    if (message.kind().isError()) {
      errors.add(message.location() + ": " + message.text());
    }
  }
}
