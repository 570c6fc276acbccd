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
 * @param macros {@code -D} and {@code -U}, in the order given
 * @param forcedIncludes {@code -include}, read before the file as if by {@code #include "..."}
 * @param command {@code --preprocessor}: an external command used instead, with its arguments
 */
public record PreprocessorOptions(
    Language language,
    List<Path> includeDirectories,
    List<MacroOption> macros,
    List<String> forcedIncludes,
    Optional<String> command) {
  public PreprocessorOptions {
    includeDirectories = List.copyOf(includeDirectories);
    macros = List.copyOf(macros);
    forcedIncludes = List.copyOf(forcedIncludes);
  }

  public static PreprocessorOptions of(Language language) {
    return new PreprocessorOptions(language, List.of(), List.of(), List.of(), Optional.empty());
  }
}
