// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.engine.result.Verdict;
import kiki.program.Property;

/** The results in the Static Analysis Results Interchange Format 2.1.0, one per property. */
public final class Sarif {
  private Sarif() {}

  public static String text(Summary summary, String version) {
    Set<String> rules = new LinkedHashSet<>();
    List<String> results = new ArrayList<>();
    summary
        .verdicts()
        .forEach(
            (property, verdict) -> {
              rules.add("{\"id\": " + Json.quote(property.kind().label()) + "}");
              results.add("      " + result(property, verdict));
            });
    return """
    {
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [{
        "tool": {"driver": {"name": "kiki", "version": %s, "rules": [%s]}},
        "results": [
    %s
        ]
      }]
    }
    """
        .formatted(Json.quote(version), String.join(", ", rules), String.join(",\n", results));
  }

  /** Only failures have a level (section 3.27.10 of the format). */
  private static String result(Property property, Verdict verdict) {
    String kind =
        switch (verdict) {
          case Verdict.Proved p -> "\"kind\": \"pass\", \"level\": \"none\"";
          case Verdict.Refuted r -> "\"kind\": \"fail\", \"level\": \"error\"";
          case Verdict.Unknown u -> "\"kind\": \"open\", \"level\": \"none\"";
        };
    String reason = verdict instanceof Verdict.Unknown(String why) ? " (" + why + ")" : "";
    String text = property.name() + ": " + property.description() + reason;
    return "{\"ruleId\": %s, %s, \"message\": {\"text\": %s}%s}"
        .formatted(
            Json.quote(property.kind().label()), kind, Json.quote(text), locations(property));
  }

  private static String locations(Property property) {
    if (property.location().line() == 0) {
      return "";
    }
    return (", \"locations\": [{\"physicalLocation\": {\"artifactLocation\": {\"uri\": %s},"
            + " \"region\": {\"startLine\": %d%s}}, \"logicalLocations\": [{\"name\": %s}]}]")
        .formatted(
            Json.quote(uri(property.location().file())),
            property.location().line(),
            property.location().column() > 0
                ? ", \"startColumn\": " + property.location().column()
                : "",
            Json.quote(property.function()));
  }

  private static String uri(String file) {
    return java.nio.file.Path.of(file).isAbsolute()
        ? java.nio.file.Path.of(file).toUri().toString()
        : file.replace(" ", "%20");
  }
}
