package kiki.api;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.options.CommandLine;
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
    return options(CommandLine.parse(List.of(words)));
  }

  /** The same for a command line that was looked at already. */
  public static Options options(CommandLine line) {
    return Options.of(line, specification(line));
  }

  private static Optional<Specification> specification(CommandLine line) {
    String name = line.last(Option.PROPERTY_FILE, null);
    if (name == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Specification.parse(Files.readString(Path.of(name)), name));
    } catch (NoSuchFileException e) {
      throw new InputError(name + ": no such file");
    } catch (MalformedInputException e) {
      throw new InputError(name + ": is not text");
    } catch (IOException e) {
      throw new InputError(name + ": cannot be read: " + e.getMessage());
    }
  }
}
