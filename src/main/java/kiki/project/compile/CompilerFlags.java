// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.options.DataModel;
import kiki.options.MacroFlag;
import kiki.options.Option;

/**
 * What the options of a compiler say about the meaning of a file.
 *
 * @param guessedDirectories where headers are, which nobody has said are for {@code #include}
 * @param unsignedChar whether {@code char} is unsigned, where that is said
 */
public record CompilerFlags(
    List<String> includeDirectories,
    List<String> guessedDirectories,
    List<MacroFlag> macros,
    List<String> forcedIncludes,
    Optional<DataModel> dataModel,
    Optional<Boolean> unsignedChar) {
  /** Of a file that is compiled without options. */
  public static final CompilerFlags NONE =
      new CompilerFlags(
          List.of(), List.of(), List.of(), List.of(), Optional.empty(), Optional.empty());

  public CompilerFlags {
    includeDirectories = List.copyOf(includeDirectories);
    guessedDirectories = List.copyOf(guessedDirectories);
    macros = List.copyOf(macros);
    forcedIncludes = List.copyOf(forcedIncludes);
  }

  /** The same as words of kiki's command line. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    includeDirectories.forEach(d -> words.addAll(List.of(Option.INCLUDE_DIRECTORY.flag(), d)));
    for (MacroFlag macro : macros) {
      words.addAll(
          macro
              .body()
              .map(body -> List.of(Option.DEFINE.flag(), macro.name() + "=" + body))
              .orElse(List.of(Option.UNDEFINE.flag(), macro.name())));
    }
    forcedIncludes.forEach(f -> words.addAll(List.of(Option.FORCED_INCLUDE.flag(), f)));
    dataModel.ifPresent(
        m ->
            words.add(
                switch (m) {
                  case ILP32 -> Option.BITS_32.flag();
                  case LP64 -> Option.BITS_64.flag();
                }));
    if (unsignedChar.orElse(false)) {
      words.add(Option.UNSIGNED_CHAR.flag());
    }
    return words;
  }
}
