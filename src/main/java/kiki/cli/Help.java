package kiki.cli;

import java.util.ArrayList;
import java.util.List;
import kiki.options.Option;

/** The text of {@code --help}, made from the option table. */
final class Help {
  private static final int COLUMN = 38;

  private Help() {}

  static String text() {
    List<String> lines = new ArrayList<>();
    lines.add("kiki " + Version.NUMBER + ": proves or refutes properties of C programs");
    lines.add("");
    lines.add("Usage:");
    lines.add("  kiki [OPTION...] FILE.c...           verify; several files are linked");
    lines.add("  kiki run [OPTION...] FILE.c [ARG...] execute the program, checking as it runs");
    lines.add("  kiki sat FILE.cnf [--proof FILE]     solve a DIMACS file");
    for (Option.Group group : Option.Group.values()) {
      lines.add("");
      lines.add(group.title() + ":");
      for (Option o : Option.values()) {
        if (o.group() == group) {
          lines.add(line(o));
        }
      }
    }
    lines.add("");
    lines.add("Exit codes: 0 successful, 10 failed, 5 inconclusive, 1 usage error,");
    lines.add("6 error in the input or not supported; for sat 10 satisfiable, 20 unsatisfiable.");
    return String.join("\n", lines);
  }

  private static String line(Option o) {
    String left = "  " + o.flag() + o.argument().map(a -> " " + a).orElse("");
    return left.length() < COLUMN
        ? left + " ".repeat(COLUMN - left.length()) + o.help()
        : left + " " + o.help();
  }
}
