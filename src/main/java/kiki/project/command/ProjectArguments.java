// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import kiki.options.UsageError;
import kiki.project.run.ProjectRequest.Shard;

/**
 * The command line of {@code kiki project} and {@code kiki merge}: options of their own, and those
 * of a verification, which apply to every function.
 */
final class ProjectArguments {
  /** An option of its own. */
  enum Flag {
    FUNCTIONS("--functions", "REGEX", "also verify functions of these names, called or not"),
    ONLY("--only", "REGEX", "verify only functions of these names"),
    JOBS("--jobs", "N", "functions at the same time (default: half of the processors)"),
    MAKEFILE("--makefile", "ask 'make -n' how files are compiled"),
    COMPILE_COMMANDS("--compile-commands", "FILE", "a compile database elsewhere"),
    SHARD("--shard", "I/N", "verify the I-th of N parts"),
    DIFF("--diff", "REV", "verify only functions that differ from a git revision"),
    BASELINE("--baseline", "FILE", "report only findings that FILE (--results) does not have"),
    NO_STORE("--no-store", "neither use nor keep answers of other runs"),
    RETRY("--retry", "try again what was unknown"),
    NO_PRECONDITIONS(
        "--no-preconditions", "infer no conditions: properties must hold for all inputs"),
    ACCEPT_CONDITIONS("--accept-conditions", "accept functions that are proved under a condition"),
    RESULTS("--results", "FILE", "write all results, for 'kiki merge' and --baseline"),
    HTML("--html", "DIR", "write the report as a web site"),
    SARIF("--sarif", "FILE", "write the findings as SARIF"),
    LCOV("--lcov", "FILE", "write the lines with what is known of them, for lcov"),
    JUNIT("--junit", "FILE", "write the results as JUnit's XML");

    private final String word;
    private final Optional<String> argument;
    private final String help;

    Flag(String word, String help) {
      this.word = word;
      this.argument = Optional.empty();
      this.help = help;
    }

    Flag(String word, String argument, String help) {
      this.word = word;
      this.argument = Optional.of(argument);
      this.help = help;
    }

    String word() {
      return word;
    }

    String help() {
      return help;
    }

    Optional<String> argument() {
      return argument;
    }
  }

  private final Map<Flag, String> given = new EnumMap<>(Flag.class);
  private final List<String> ofVerification = new ArrayList<>();

  private ProjectArguments() {}

  static ProjectArguments read(List<String> words) {
    ProjectArguments read = new ProjectArguments();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.startsWith("--") ? word.indexOf('=') : -1;
      Optional<Flag> flag = find(equals < 0 ? word : word.substring(0, equals));
      if (flag.isEmpty()) {
        read.ofVerification.add(word);
      } else if (flag.get().argument().isEmpty()) {
        read.given.put(flag.get(), "");
      } else if (equals >= 0) {
        read.given.put(flag.get(), word.substring(equals + 1));
      } else if (++i < words.size()) {
        read.given.put(flag.get(), words.get(i));
      } else {
        throw new UsageError(word + " needs an argument: " + flag.get().argument().get());
      }
    }
    return read;
  }

  private static Optional<Flag> find(String word) {
    for (Flag flag : Flag.values()) {
      if (flag.word.equals(word)) {
        return Optional.of(flag);
      }
    }
    return Optional.empty();
  }

  /** What is left for the options of a verification, operands among them. */
  List<String> ofVerification() {
    return ofVerification;
  }

  boolean has(Flag flag) {
    return given.containsKey(flag);
  }

  Optional<String> value(Flag flag) {
    return Optional.ofNullable(given.get(flag));
  }

  Optional<Path> path(Flag flag) {
    return value(flag).map(Path::of);
  }

  Optional<Pattern> pattern(Flag flag) {
    return value(flag).map(text -> pattern(text, flag.word()));
  }

  static Pattern pattern(String text, String where) {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new UsageError(where + ": not a regular expression: " + e.getDescription());
    }
  }

  Optional<Integer> jobs() {
    return value(Flag.JOBS)
        .map(
            text -> {
              if (!text.matches("[1-9][0-9]{0,3}")) {
                throw new UsageError("--jobs needs a number from 1, not '" + text + "'");
              }
              return Integer.parseInt(text);
            });
  }

  Shard shard() {
    return value(Flag.SHARD).map(ProjectArguments::shard).orElse(Shard.ALL);
  }

  private static Shard shard(String text) {
    if (text.matches("[0-9]{1,6}/[0-9]{1,6}")) {
      int slash = text.indexOf('/');
      int number = Integer.parseInt(text.substring(0, slash));
      int of = Integer.parseInt(text.substring(slash + 1));
      if (number >= 1 && number <= of) {
        return new Shard(number, of);
      }
    }
    throw new UsageError("--shard needs I/N with I from 1 to N, not '" + text + "'");
  }
}
