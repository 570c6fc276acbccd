// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.DomainList;
import kiki.options.CommandLine;
import kiki.options.DomainFlag;
import kiki.options.Flag;
import kiki.options.Option;
import kiki.options.Options;
import kiki.options.Specification;

/** Options from the words of a command line, which the README explains. */
public final class Arguments {
  private Arguments() {}

  /**
   * For instance {@code options("--bounds-check", "--timeout", "10")}; without words, the defaults.
   *
   * @throws kiki.options.UsageError if a word is not known, or two contradict each other
   * @throws InputError if the property file cannot be read
   */
  public static Options options(String... words) {
    return options(line(List.of(words), CommandLine.Operands.MIXED));
  }

  /** The words of a command line by the table of all options. */
  public static CommandLine line(List<String> words, CommandLine.Operands operands) {
    return CommandLine.parse(words, operands, domains());
  }

  /** The table of all options. */
  public static List<Flag> flags() {
    List<Flag> flags = new ArrayList<>(List.of(Option.values()));
    flags.addAll(domains());
    return flags;
  }

  private static List<DomainFlag> domains() {
    List<DomainFlag> flags = new ArrayList<>(DomainList.flags());
    flags.addAll(DomainFlag.COMMON);
    return flags;
  }

  /** The same for a command line that was looked at already. */
  public static Options options(CommandLine line) {
    return Options.of(line, specification(line));
  }

  private static Optional<Specification> specification(CommandLine line) {
    return line.last(Option.PROPERTY_FILE).map(Arguments::specification);
  }

  private static Specification specification(String name) {
    try {
      return Specification.parse(Files.readString(Path.of(name)), name);
    } catch (NoSuchFileException e) {
      throw new InputError(name + ": no such file");
    } catch (MalformedInputException e) {
      throw new InputError(name + ": is not text");
    } catch (IOException e) {
      throw new InputError(name + ": cannot be read: " + e.getMessage());
    }
  }
}
