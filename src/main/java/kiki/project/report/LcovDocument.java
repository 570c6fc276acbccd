// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.FunctionReach;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyFinding;
import kiki.project.run.ProjectResults;
import kiki.util.Location;

/**
 * Lines with properties in lcov's format (geninfo(1)): a line counts as covered if everything in it
 * holds. Each property is a branch: taken if it holds, not taken if it fails, never executed if
 * neither is known. A line that no execution reaches, from whatever entry point leads to its
 * function, has a count of zero and no branch.
 */
public final class LcovDocument {
  private LcovDocument() {}

  public static String text(ProjectResults results) {
    Map<String, TreeMap<Integer, List<PropertyView>>> files = new LinkedHashMap<>();
    unreachable(results)
        .forEach(
            (file, lines) ->
                lines.forEach(
                    line ->
                        files
                            .computeIfAbsent(file, _ -> new TreeMap<>())
                            .put(line, new ArrayList<>())));
    for (PropertyView view : PropertyView.of(results)) {
      int line = view.property().location().line();
      String file = view.property().location().file();
      if (line > 0 && Location.isFile(file)) {
        files
            .computeIfAbsent(file, _ -> new TreeMap<>())
            .computeIfAbsent(line, _ -> new ArrayList<>())
            .add(view);
      }
    }
    StringBuilder out = new StringBuilder("TN:kiki\n");
    files.forEach((file, lines) -> file(file, lines, out));
    return out.toString();
  }

  /** By file: what one entry point does not reach, another one may. */
  private static Map<String, Set<Integer>> unreachable(ProjectResults results) {
    Map<Location, Set<Integer>> byFunction = new LinkedHashMap<>();
    for (FunctionAnswer answer : results.answers()) {
      for (FunctionReach reach : answer.functions()) {
        byFunction
            .computeIfAbsent(reach.where(), _ -> new TreeSet<>(reach.unreachable()))
            .retainAll(reach.unreachable());
      }
    }
    Map<String, Set<Integer>> byFile = new TreeMap<>();
    byFunction.forEach(
        (where, lines) -> {
          if (!lines.isEmpty()) {
            byFile.computeIfAbsent(where.file(), _ -> new TreeSet<>()).addAll(lines);
          }
        });
    return byFile;
  }

  private static void file(
      String file, TreeMap<Integer, List<PropertyView>> lines, StringBuilder out) {
    out.append("SF:").append(oneLine(file)).append('\n');
    int covered = 0;
    int branches = 0;
    int taken = 0;
    for (Map.Entry<Integer, List<PropertyView>> e : lines.entrySet()) {
      for (int i = 0; i < e.getValue().size(); i++) {
        PropertyFinding finding = e.getValue().get(i).property().finding();
        branches++;
        taken += finding.status() == Status.PROVED ? 1 : 0;
        out.append("BRDA:%d,0,%d,%s\n".formatted(e.getKey(), i, count(finding)));
      }
      boolean holds =
          !e.getValue().isEmpty()
              && e.getValue().stream().allMatch(v -> v.status() == Status.PROVED);
      covered += holds ? 1 : 0;
      out.append("DA:%d,%d\n".formatted(e.getKey(), holds ? 1 : 0));
    }
    out.append("BRF:%d\nBRH:%d\n".formatted(branches, taken));
    out.append("LF:%d\nLH:%d\nend_of_record\n".formatted(lines.size(), covered));
  }

  private static String count(PropertyFinding finding) {
    return switch (finding) {
      case PropertyFinding.Proved _ -> "1";
      case PropertyFinding.Conditional _, PropertyFinding.Failed _ -> "0";
      case PropertyFinding.Unknown _ -> "-";
    };
  }

  /** A name with a line break would forge records. */
  private static String oneLine(String file) {
    return file.replaceAll("\\p{Cntrl}", "\uFFFD");
  }
}
