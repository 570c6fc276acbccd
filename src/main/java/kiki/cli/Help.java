// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.ArrayList;
import java.util.List;
import kiki.api.Arguments;
import kiki.options.Accepted;
import kiki.options.Flag;
import kiki.options.Option;
import kiki.util.Version;

/** The text of {@code --help}, made from the option table. */
final class Help {
  private static final int COLUMN = 38;
  private static final int WIDTH = 90;

  private Help() {}

  static String text() {
    List<String> lines = new ArrayList<>();
    lines.add("kiki " + Version.NUMBER + ": proves or refutes properties of C programs");
    lines.add("");
    lines.add("Usage:");
    for (Command command : Command.values()) {
      lines.add("  kiki " + command.synopsis());
      lines.add("      " + command.meaning());
    }
    for (Option.Group group : Option.Group.values()) {
      lines.add("");
      lines.add(group.title() + ":");
      for (Flag o : Arguments.flags()) {
        if (o.group() == group && o.help().isPresent()) {
          lines.add(line(o, o.help().get()));
        }
      }
    }
    lines.add("");
    lines.add("Accepted, without effect:");
    accepted(lines);
    lines.add("");
    lines.add("Exit codes:");
    for (ExitCode code : ExitCode.values()) {
      lines.add("  %-3d %s".formatted(code.code(), code.meaning()));
    }
    lines.add(ExitCode.OF_SAT);
    return String.join("\n", lines);
  }

  private static void accepted(List<String> lines) {
    Accepted.byReason()
        .forEach(
            (why, words) -> {
              lines.add("  " + why + ":");
              StringBuilder line = new StringBuilder("   ");
              for (String word : words) {
                if (line.length() + word.length() >= WIDTH) {
                  lines.add(line.toString());
                  line = new StringBuilder("   ");
                }
                line.append(' ').append(word);
              }
              lines.add(line.toString());
            });
  }

  private static String line(Flag o, String help) {
    String left = "  " + o.flag() + o.argument().map(a -> " " + a).orElse("");
    return left.length() < COLUMN
        ? left + " ".repeat(COLUMN - left.length()) + help
        : left + " " + help;
  }
}
