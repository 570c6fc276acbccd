// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;

/** "verify" above each function, with its last verdict. */
final class Lenses {
  private Lenses() {}

  /**
   * @param earlier verdicts about texts before the last edit
   */
  static List<CodeLens> of(Findings findings, Map<String, String> earlier) {
    return findings.functions().stream()
        .map(
            f ->
                new CodeLens(
                    findings.text().word(f.location()),
                    new Command(
                        title(f.name(), findings, earlier),
                        Commands.VERIFY_FUNCTION,
                        List.of(findings.text().uri(), f.name())),
                    null))
        .toList();
  }

  private static String title(String name, Findings findings, Map<String, String> earlier) {
    if (findings.results().containsKey(name)) {
      return "verify: " + findings.results().get(name).verdict();
    }
    return earlier.containsKey(name)
        ? "verify: " + earlier.get(name) + " before the last edit"
        : "verify";
  }
}
