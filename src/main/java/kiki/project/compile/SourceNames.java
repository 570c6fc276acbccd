// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the name of a file says about its language, as compilers read it. */
final class SourceNames {
  private static final String CPLUSPLUS = "C++ is not supported";
  private static final String ASSEMBLER = "assembler is not supported";
  private static final String OBJECTIVE_C = "Objective-C is not supported";

  private static final Map<String, String> OTHERS =
      Map.ofEntries(
          Map.entry("cc", CPLUSPLUS),
          Map.entry("cp", CPLUSPLUS),
          Map.entry("cpp", CPLUSPLUS),
          Map.entry("cxx", CPLUSPLUS),
          Map.entry("c++", CPLUSPLUS),
          Map.entry("ii", CPLUSPLUS),
          Map.entry("s", ASSEMBLER),
          Map.entry("sx", ASSEMBLER),
          Map.entry("asm", ASSEMBLER),
          Map.entry("m", OBJECTIVE_C),
          Map.entry("mm", OBJECTIVE_C),
          Map.entry("cu", "CUDA is not supported"),
          Map.entry("f", "Fortran is not supported"),
          Map.entry("f90", "Fortran is not supported"));

  private SourceNames() {}

  static boolean isC(Path file) {
    String ending = ending(file);
    return ending.equals("c") || ending.equals("i");
  }

  /** Why a file that compilers take is left out; empty if it is C, or no source at all. */
  static Optional<String> refusal(Path file) {
    String ending = ending(file);
    return ending.equals("C")
        ? Optional.of(CPLUSPLUS)
        : Optional.ofNullable(OTHERS.get(ending.toLowerCase(Locale.ROOT)));
  }

  private static String ending(Path file) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
