// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.project.compile.ProjectSources.Skipped;

/**
 * What is said of files that are left out. Often one header that is missing keeps dozens of them
 * from being read; it is named once.
 */
final class SkippedFiles {
  /** Names in a line; of more there is the number. */
  private static final int NAMES = 4;

  private SkippedFiles() {}

  /** A line for each reason, in the order of the files. */
  static List<String> lines(List<Skipped> skipped) {
    Map<String, List<Skipped>> byReason = new LinkedHashMap<>();
    for (Skipped s : skipped) {
      byReason.computeIfAbsent(s.reason(), _ -> new ArrayList<>()).add(s);
    }
    return byReason.values().stream().map(SkippedFiles::line).map(SafeText::shown).toList();
  }

  private static String line(List<Skipped> files) {
    if (files.size() == 1) {
      return files.getFirst().toString();
    }
    List<String> names = files.stream().map(Skipped::name).limit(NAMES).toList();
    String others = files.size() > NAMES ? " and %d more".formatted(files.size() - NAMES) : "";
    return "%d files, %s%s: %s"
        .formatted(files.size(), String.join(", ", names), others, files.getFirst().reason());
  }
}
