// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.cfront.macro.MacroOption;
import kiki.cfront.source.Language;

/**
 * How to preprocess.
 *
 * @param language data model and sign of char, which decide the predefined macros
 * @param includeDirectories {@code -I}, searched in order before the bundled headers
 * @param guessedDirectories where headers of the project are, which nobody has said are for {@code
 *     #include}
 * @param macros {@code -D} and {@code -U}, in the order given
 * @param forcedIncludes {@code -include}, read before the file as if by {@code #include "..."}
 * @param command {@code --preprocessor}: an external command used instead, with its arguments
 * @param lines what lines are called
 */
public record PreprocessorOptions(
    Language language,
    List<Path> includeDirectories,
    List<Path> guessedDirectories,
    List<MacroOption> macros,
    List<String> forcedIncludes,
    Optional<String> command,
    Lines lines) {
  /** What tokens say of where they are. */
  public enum Lines {
    /** What {@code #line} and the markers of preprocessed files say. */
    PRESUMED,
    /** Where they stand in the file that is read. */
    PHYSICAL
  }

  /** With lines as directives call them. */
  public PreprocessorOptions(
      Language language,
      List<Path> includeDirectories,
      List<MacroOption> macros,
      List<String> forcedIncludes,
      Optional<String> command) {
    this(language, includeDirectories, List.of(), macros, forcedIncludes, command, Lines.PRESUMED);
  }

  /**
   * The same, calling lines otherwise; the output of a command is never what a user has written.
   */
  public PreprocessorOptions with(Lines other) {
    return new PreprocessorOptions(
        language,
        includeDirectories,
        guessedDirectories,
        macros,
        forcedIncludes,
        command,
        command.isPresent() ? Lines.PRESUMED : other);
  }

  public PreprocessorOptions {
    includeDirectories = List.copyOf(includeDirectories);
    guessedDirectories = List.copyOf(guessedDirectories);
    macros = List.copyOf(macros);
    forcedIncludes = List.copyOf(forcedIncludes);
  }

  public static PreprocessorOptions of(Language language) {
    return new PreprocessorOptions(language, List.of(), List.of(), List.of(), Optional.empty());
  }
}
