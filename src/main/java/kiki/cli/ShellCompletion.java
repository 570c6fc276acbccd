// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.api.Arguments;
import kiki.options.Flag;
import kiki.options.Option;

/** Completions of kiki's command line, for a shell to source; made from the option table. */
final class ShellCompletion {
  /** What an option's argument can be completed with. */
  private enum Candidates {
    FILES,
    DIRECTORIES,
    SHELLS,
    NONE;

    static Candidates of(Flag option) {
      if (option == Option.COMPLETION) {
        return SHELLS;
      }
      return switch (option.argument().orElse("")) {
        case "FILE" -> FILES;
        case "DIR" -> DIRECTORIES;
        default -> NONE;
      };
    }
  }

  private ShellCompletion() {}

  static String text(Shell shell) {
    return switch (shell) {
      case BASH -> bash();
      case ZSH -> zsh();
      case FISH -> fish();
    };
  }

  private static String bash() {
    return """
    # Made by "kiki --completion bash".
    _kiki() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local -a offered=(-f)
      case $previous in
        %s) ;;
        %s) offered=(-d) ;;
        %s) offered=(-W "%s") ;;
        %s) COMPREPLY=(); return ;;
        *)
          if [[ $current == -* ]]; then
            offered=(-W "%s")
          elif [[ $COMP_CWORD == 1 ]]; then
            offered=(-f -W "%s")
          fi ;;
      esac
      mapfile -t COMPREPLY < <(compgen "${offered[@]}" -- "$current")
    }
    complete -o filenames -F _kiki kiki\
    """
        .formatted(
            flags(Candidates.FILES),
            flags(Candidates.DIRECTORIES),
            flags(Candidates.SHELLS),
            String.join(" ", Shell.words()),
            flags(Candidates.NONE),
            options().map(Flag::flag).collect(Collectors.joining(" ")),
            String.join(" ", commands()));
  }

  /** The options whose arguments are completed in one way, as a pattern. */
  private static String flags(Candidates candidates) {
    return options()
        .filter(o -> o.argument().isPresent() && Candidates.of(o) == candidates)
        .map(Flag::flag)
        .collect(Collectors.joining("|"));
  }

  private static String zsh() {
    List<String> words = new ArrayList<>(List.of("_arguments"));
    options().forEach(o -> words.add(quote("*" + specification(o))));
    words.add(
        quote(
            "1:command or file:{_alternative 'commands:command:(%s)' 'files:file:_files'}"
                .formatted(String.join(" ", commands()))));
    words.add(quote("*:file:_files"));
    return "#compdef kiki\n# Made by \"kiki --completion zsh\".\n" + String.join(" \\\n  ", words);
  }

  private static String specification(Flag option) {
    String help =
        option
            .help()
            .map(h -> "[" + h.replaceAll("([\\[\\]\\\\])", "\\\\$1").replace(":", "\\:") + "]")
            .orElse("");
    Optional<String> argument = option.argument().map(a -> a.replaceAll("([:\\\\])", "\\\\$1"));
    if (argument.isEmpty()) {
      return option.flag() + help;
    }
    String joint = option.flag().startsWith("--") ? "=" : "+";
    String action =
        switch (Candidates.of(option)) {
          case FILES -> "_files";
          case DIRECTORIES -> "_files -/";
          case SHELLS -> "(" + String.join(" ", Shell.words()) + ")";
          case NONE -> " ";
        };
    return option.flag() + joint + help + ":" + argument.get() + ":" + action;
  }

  private static String fish() {
    List<String> lines = new ArrayList<>(List.of("# Made by \"kiki --completion fish\"."));
    for (Command command : Command.values()) {
      command
          .word()
          .ifPresent(
              w ->
                  lines.add(
                      "complete -c kiki -n __fish_use_subcommand -a %s -d %s"
                          .formatted(w, quote(command.meaning()))));
    }
    options().forEach(o -> lines.add("complete -c kiki" + fishFlag(o) + fishArgument(o)));
    return String.join("\n", lines);
  }

  private static String fishFlag(Flag option) {
    String flag = option.flag();
    String kind = flag.startsWith("--") ? " -l " : flag.length() == 2 ? " -s " : " -o ";
    return kind
        + flag.replaceFirst("^--?", "")
        + option.help().map(h -> " -d " + quote(h)).orElse("");
  }

  private static String fishArgument(Flag option) {
    if (option.argument().isEmpty()) {
      return "";
    }
    return switch (Candidates.of(option)) {
      case FILES -> " -r -F";
      case DIRECTORIES -> " -x -a '(__fish_complete_directories)'";
      case SHELLS -> " -x -a " + quote(String.join(" ", Shell.words()));
      case NONE -> " -x";
    };
  }

  /** In single quotes, as zsh and fish both read them. */
  private static String quote(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private static Stream<Flag> options() {
    return Arguments.flags().stream();
  }

  private static List<String> commands() {
    return Arrays.stream(Command.values()).flatMap(c -> c.word().stream()).toList();
  }
}
