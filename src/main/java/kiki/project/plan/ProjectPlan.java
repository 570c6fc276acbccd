// SPDX-License-Identifier: Apache-2.0
package kiki.project.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.lower.FileOutline;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.compile.SourceUnit;
import kiki.util.Location;

/**
 * What is to be done.
 *
 * @param skipped files that are left out, with the reason
 */
public record ProjectPlan(List<ProjectEntry> entries, List<Skipped> skipped) {
  public ProjectPlan {
    entries = List.copyOf(entries);
    skipped = List.copyOf(skipped);
  }

  /** A file that was read. */
  public record OutlinedUnit(SourceUnit unit, FileOutline outline) {}

  /** Plans for the functions of the files that are the project's own. */
  public static ProjectPlan of(
      List<OutlinedUnit> units, List<Skipped> skipped, Selection selection, ProjectRoot root) {
    ReferenceGraph graph = ReferenceGraph.of(units.stream().map(OutlinedUnit::outline).toList());
    Set<Location> roots = graph.roots();
    Map<Location, ProjectEntry> entries = new LinkedHashMap<>();
    for (ReferenceGraph.Node node : graph.nodes()) {
      String name = node.definition().name();
      boolean isWanted =
          node.isFunction()
              && root.contains(node.place().file())
              && !node.place().isLibrary()
              && selection.allows(name)
              && (name.equals("main") || roots.contains(node.place()) || selection.adds(name));
      if (isWanted) {
        entries.computeIfAbsent(node.place(), _ -> entry(node, graph, units));
      }
    }
    return new ProjectPlan(List.copyOf(entries.values()), skipped);
  }

  private static ProjectEntry entry(
      ReferenceGraph.Node node, ReferenceGraph graph, List<OutlinedUnit> units) {
    return new ProjectEntry(
        node.definition().name(),
        node.definition().uniqueName(),
        node.place(),
        graph.units(node).stream().map(u -> units.get(u).unit()).toList());
  }

  /**
   * A part of the plan, the same whenever it is asked for.
   *
   * @param number of the part, from 1
   */
  public ProjectPlan shard(int number, int of) {
    List<ProjectEntry> part = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      if (i % of == number - 1) {
        part.add(entries.get(i));
      }
    }
    return new ProjectPlan(part, skipped);
  }
}
