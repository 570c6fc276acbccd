// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.util.List;
import java.util.Optional;
import kiki.options.DataModel;
import kiki.options.MacroFlag;

/**
 * What the options of a compiler say about the meaning of a file.
 *
 * @param unsignedChar whether {@code char} is unsigned, where that is said
 */
public record CompilerFlags(
    List<String> includeDirectories,
    List<MacroFlag> macros,
    List<String> forcedIncludes,
    Optional<DataModel> dataModel,
    Optional<Boolean> unsignedChar) {
  /** Of a file that is compiled without options. */
  public static final CompilerFlags NONE =
      new CompilerFlags(List.of(), List.of(), List.of(), Optional.empty(), Optional.empty());

  public CompilerFlags {
    includeDirectories = List.copyOf(includeDirectories);
    macros = List.copyOf(macros);
    forcedIncludes = List.copyOf(forcedIncludes);
  }
}
