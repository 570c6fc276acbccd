// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.util.Nearest;

/** The options and files of a command line, as written. */
public record CommandLine(
    Map<Option, List<String>> given, Set<DomainFlag> domains, List<String> files) {

  /** What words after the first file are. */
  public enum Operands {
    /** Options may follow, and more files. */
    MIXED,
    /** All belong to the program that is run. */
    END_OPTIONS
  }

  /**
   * Reads the arguments; {@code --flag=value} is the same as {@code --flag value}.
   *
   * @param domains the flags that are known beside those of {@link Option}
   */
  public static CommandLine parse(
      List<String> arguments, Operands operands, Collection<DomainFlag> domains) {
    EnumMap<Option, List<String>> given = new EnumMap<>(Option.class);
    Set<DomainFlag> chosen = new LinkedHashSet<>();
    List<String> files = new ArrayList<>();
    int i = 0;
    boolean onlyFiles = false;
    while (i < arguments.size()) {
      String word = arguments.get(i++);
      if (onlyFiles || !word.startsWith("-") || word.equals("-")) {
        files.add(word);
        onlyFiles |= operands == Operands.END_OPTIONS;
        continue;
      }
      if (word.equals("--")) {
        onlyFiles = true;
        continue;
      }
      int equals = word.startsWith("--") ? word.indexOf('=') : -1;
      String flag = equals < 0 ? word : word.substring(0, equals);
      Optional<DomainFlag> domain = domains.stream().filter(d -> d.flag().equals(flag)).findFirst();
      Optional<Option> known = find(flag);
      if (domain.isPresent()) {
        refuseArgument(flag, equals);
        chosen.add(domain.get());
        continue;
      }
      if (known.isEmpty()) {
        i += accepted(word, domains) ? 1 : 0;
        continue;
      }
      Option option = known.get();
      List<String> values = given.computeIfAbsent(option, o -> new ArrayList<>());
      if (option.argument().isEmpty()) {
        refuseArgument(flag, equals);
      } else if (equals >= 0) {
        values.add(word.substring(equals + 1));
      } else if (option.joins() && word.length() > option.flag().length()) {
        values.add(word.substring(option.flag().length()));
      } else if (i < arguments.size()) {
        values.add(arguments.get(i++));
      } else {
        throw new UsageError(flag + " needs an argument: " + option.argument().get());
      }
    }
    return new CommandLine(given, chosen, List.copyOf(files));
  }

  private static void refuseArgument(String flag, int equals) {
    if (equals >= 0) {
      throw new UsageError(flag + " takes no argument");
    }
  }

  /** The same with some of the files. */
  public CommandLine with(List<String> others) {
    return new CommandLine(given, domains, others);
  }

  public boolean has(Option option) {
    return given.containsKey(option);
  }

  public List<String> values(Option option) {
    return given.getOrDefault(option, List.of());
  }

  /** The last value given wins, as in compilers. */
  public Optional<String> last(Option option) {
    List<String> values = values(option);
    return values.isEmpty() ? Optional.empty() : Optional.of(values.getLast());
  }

  public String last(Option option, String otherwise) {
    return last(option).orElse(otherwise);
  }

  private static Optional<Option> find(String flag) {
    for (Option o : Option.values()) {
      if (o.flag().equals(flag) || (o.joins() && flag.startsWith(o.flag()) && !exists(flag))) {
        return Optional.of(o);
      }
    }
    return Optional.empty();
  }

  /** Whether the flag without effect has an argument in the next word. */
  private static boolean accepted(String word, Collection<DomainFlag> domains) {
    return Accepted.find(word)
        .orElseThrow(
            () ->
                new UsageError(
                    "unknown option " + word + "; did you mean " + nearest(word, domains) + "?"))
        .takesNext(word);
  }

  private static boolean exists(String flag) {
    for (Option o : Option.values()) {
      if (o.flag().equals(flag)) {
        return true;
      }
    }
    return false;
  }

  private static String nearest(String flag, Collection<DomainFlag> domains) {
    List<String> known =
        Stream.of(
                Arrays.stream(Option.values()).map(Option::flag),
                domains.stream().map(DomainFlag::flag),
                Accepted.ALL.stream().map(Accepted::flag))
            .flatMap(flags -> flags)
            .toList();
    return Nearest.to(flag, known).orElseThrow();
  }
}
