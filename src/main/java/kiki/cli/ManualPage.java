// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.ArrayList;
import java.util.List;
import kiki.api.Arguments;
import kiki.options.Accepted;
import kiki.options.Flag;
import kiki.options.Option;
import kiki.util.Version;

/** The manual page, in the macros of man(7), made from the tables that {@code --help} shows. */
final class ManualPage {
  private final List<String> lines = new ArrayList<>();

  private ManualPage() {}

  static String text() {
    return new ManualPage().write();
  }

  private String write() {
    lines.add(".TH KIKI 1 \"\" \"kiki " + escape(Version.NUMBER) + "\" \"User Commands\"");
    section("NAME");
    text("kiki - prove or refute properties of C programs");
    section("SYNOPSIS");
    for (Command command : Command.values()) {
      lines.add(".B kiki");
      text(command.synopsis());
      lines.add(".br");
    }
    section("DESCRIPTION");
    text(
        "kiki proves or refutes assertions, memory safety, arithmetic safety and termination of C"
            + " programs, bit-precisely, for all inputs and any number of loop iterations.");
    for (Command command : Command.values()) {
      entry("kiki " + command.synopsis(), command.meaning());
    }
    section("OPTIONS");
    for (Option.Group group : Option.Group.values()) {
      lines.add(".SS \"" + escape(group.title()) + "\"");
      options(group);
    }
    lines.add(".SS \"Accepted, without effect\"");
    Accepted.byReason().forEach((why, words) -> entry(why, String.join(" ", words)));
    section("EXIT STATUS");
    for (ExitCode code : ExitCode.values()) {
      entry(Integer.toString(code.code()), code.meaning());
    }
    lines.add(".PP");
    text(ExitCode.OF_SAT);
    return String.join("\n", lines);
  }

  private void section(String title) {
    lines.add(".SH \"" + title + "\"");
  }

  /** Options without a line of their own stand beside the one before them, whose line says it. */
  private void options(Option.Group group) {
    String help = null;
    for (Flag option : Arguments.flags()) {
      if (option.group() == group) {
        if (option.help().isPresent()) {
          endEntry(help);
          help = option.help().get();
          lines.add(".TP");
        } else {
          lines.add(".TQ");
        }
        lines.add(head(option));
      }
    }
    endEntry(help);
  }

  private static String head(Flag option) {
    String flag = "\\fB" + escape(option.flag()) + "\\fR";
    return option.argument().map(a -> flag + " \\fI" + escape(a) + "\\fR").orElse(flag);
  }

  private void endEntry(String help) {
    if (help != null) {
      text(help);
    }
  }

  private void entry(String head, String text) {
    lines.add(".TP");
    lines.add("\\fB" + escape(head) + "\\fR");
    text(text);
  }

  private void text(String text) {
    String escaped = escape(text);
    // A dot or a quote at the start of a line would be a request.
    lines.add(escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped);
  }

  private static String escape(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq");
  }
}
