// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kiki.project.compile.ProjectSources.Skipped;

/**
 * Collects what is compiled. A file that is compiled several times, for several programs, is
 * verified as its first command says.
 */
final class UnitList {
  private final Map<Path, CompilerFlags> units = new TreeMap<>();
  private final Map<String, Skipped> skipped = new LinkedHashMap<>();

  void add(Path file, CompilerCall call) {
    Optional<String> refusal = refusal(file, call.language());
    if (refusal.isPresent()) {
      skip(file, refusal.get());
    } else if (!Files.exists(file)) {
      skip(file, "no such file");
    } else if (!Files.isReadable(file)) {
      skip(file, "no permission to read it");
    } else if (units.putIfAbsent(file, call.flags()) != null
        && !units.get(file).equals(call.flags())) {
      skip(file, "is compiled in several ways; the first one is verified");
    }
  }

  private static Optional<String> refusal(Path file, Optional<String> language) {
    if (language.isEmpty() || language.get().equals("none")) {
      return SourceNames.isC(file)
          ? Optional.empty()
          : SourceNames.refusal(file).or(() -> Optional.of("does not have the name of a C file"));
    }
    return language.get().equals("c") || language.get().equals("cpp-output")
        ? Optional.empty()
        : Optional.of("is compiled as " + language.get());
  }

  void skip(Path file, String reason) {
    skipped.putIfAbsent(file + reason, new Skipped(file.toString(), reason));
  }

  ProjectSources sources() {
    List<SourceUnit> all =
        units.entrySet().stream().map(e -> new SourceUnit(e.getKey(), e.getValue())).toList();
    return new ProjectSources(all, List.copyOf(skipped.values()));
  }
}
