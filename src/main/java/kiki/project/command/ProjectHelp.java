// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.util.ArrayList;
import java.util.List;

/** The text of {@code kiki project --help}. */
final class ProjectHelp {
  private static final int COLUMN = 30;

  private ProjectHelp() {}

  static String text() {
    List<String> lines = new ArrayList<>();
    lines.add("Usage: kiki project [FOLDER] [OPTION...]");
    lines.add("       kiki merge FILE... [OPTION...]");
    lines.add("");
    lines.add("Verifies the functions that no other function of a project calls, and main.");
    lines.add("Files are those of compile_commands.json, or all in the folder.");
    lines.add("'merge' reports what several runs wrote with --results.");
    lines.add("");
    for (ProjectArguments.Flag flag : ProjectArguments.Flag.values()) {
      String left = "  " + flag.word() + flag.argument().map(a -> " " + a).orElse("");
      lines.add(left + " ".repeat(Math.max(1, COLUMN - left.length())) + flag.help());
    }
    lines.add("");
    lines.add("The options of 'kiki --help' apply to every function; --timeout is per function.");
    lines.add("Unless properties are chosen, all --standard-checks are made.");
    return String.join("\n", lines);
  }
}
