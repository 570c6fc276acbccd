// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kiki.project.answer.Fingerprint;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.PropertyAnswer;
import kiki.project.answer.PropertyFinding;
import kiki.project.run.ProjectResults;
import kiki.report.StateStep;
import kiki.util.Location;
import kiki.util.Version;
import kiki.util.json.JsonText;
import kiki.util.json.JsonValue;

/** The results in the Static Analysis Results Interchange Format 2.1.0, one per property. */
public final class ProjectSarif {
  private ProjectSarif() {}

  public static String text(ProjectResults results) {
    List<PropertyView> views = PropertyView.of(results);
    Set<String> kinds = new TreeSet<>();
    views.forEach(v -> kinds.add(v.property().kind()));
    Map<String, JsonValue> driver = new LinkedHashMap<>();
    driver.put("name", JsonValue.of("kiki"));
    driver.put("version", JsonValue.of(Version.NUMBER));
    driver.put(
        "rules",
        new JsonValue.Sequence(
            kinds.stream().<JsonValue>map(k -> one("id", JsonValue.of(k))).toList()));
    Map<String, JsonValue> run = new LinkedHashMap<>();
    run.put("tool", one("driver", new JsonValue.Members(driver)));
    run.put("columnKind", JsonValue.of("utf16CodeUnits"));
    run.put("results", new JsonValue.Sequence(views.stream().map(ProjectSarif::result).toList()));
    Map<String, JsonValue> all = new LinkedHashMap<>();
    all.put("$schema", JsonValue.of("https://json.schemastore.org/sarif-2.1.0.json"));
    all.put("version", JsonValue.of("2.1.0"));
    all.put("runs", new JsonValue.Sequence(List.of(new JsonValue.Members(run))));
    return JsonText.of(new JsonValue.Members(all)) + "\n";
  }

  private static JsonValue result(PropertyView view) {
    PropertyAnswer p = view.property();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("ruleId", JsonValue.of(p.kind()));
    String text = p.description();
    switch (p.finding()) {
      case PropertyFinding.Proved _ -> {
        members.put("kind", JsonValue.of("pass"));
        members.put("level", JsonValue.of("none"));
      }
      case PropertyFinding.Failed _ -> {
        members.put("kind", JsonValue.of("fail"));
        members.put("level", JsonValue.of("error"));
      }
      // "requires review by a human user to decide if it represents a problem" (3.27.9)
      case PropertyFinding.Conditional _ -> {
        members.put("kind", JsonValue.of("review"));
        members.put("level", JsonValue.of("none"));
        text += view.entry().condition().map(c -> " (holds if " + c.text() + ")").orElse("");
      }
      case PropertyFinding.Unknown(String reason) -> {
        members.put("kind", JsonValue.of("open"));
        members.put("level", JsonValue.of("none"));
        text += " (" + reason + ")";
      }
    }
    p.finding()
        .violation()
        .filter(failed -> !failed.steps().isEmpty())
        .ifPresent(failed -> members.put("codeFlows", codeFlows(failed)));
    members.put("message", one("text", JsonValue.of(text)));
    if (p.location().line() > 0) {
      members.put(
          "locations", new JsonValue.Sequence(List.of(location(p.location(), p.function()))));
    }
    members.put("relatedLocations", entries(view));
    members.put(
        "partialFingerprints",
        one("kikiProperty/v1", JsonValue.of(Fingerprint.of(view.entry(), p))));
    return new JsonValue.Members(members);
  }

  /** The functions from which the property is reached. */
  private static JsonValue entries(PropertyView view) {
    Set<FunctionAnswer> entries = new LinkedHashSet<>();
    view.occurrences().forEach(o -> entries.add(o.entry()));
    List<JsonValue> all = new ArrayList<>();
    for (FunctionAnswer entry : entries) {
      String condition = entry.condition().map(c -> ", if " + c.text()).orElse("");
      Map<String, JsonValue> members =
          new LinkedHashMap<>(location(entry.where(), entry.function()).members());
      members.put("id", JsonValue.of(all.size()));
      members.put(
          "message", one("text", JsonValue.of("verified from " + entry.function() + condition)));
      all.add(new JsonValue.Members(members));
    }
    return new JsonValue.Sequence(all);
  }

  private static JsonValue codeFlows(PropertyFinding.Failed failed) {
    List<StateStep> steps = new ArrayList<>(failed.steps());
    steps.addAll(failed.cycle());
    List<JsonValue> locations = new ArrayList<>();
    for (StateStep step : steps) {
      if (step.where().line() > 0) {
        Map<String, JsonValue> members =
            new LinkedHashMap<>(
                location(step.where(), step.stack().isEmpty() ? "" : step.stack().getLast())
                    .members());
        members.put("message", one("text", JsonValue.of(text(step))));
        locations.add(one("location", new JsonValue.Members(members)));
      }
    }
    JsonValue flow = one("locations", new JsonValue.Sequence(locations));
    JsonValue flows = one("threadFlows", new JsonValue.Sequence(List.of(flow)));
    return new JsonValue.Sequence(List.of(flows));
  }

  private static String text(StateStep step) {
    List<String> parts = new ArrayList<>();
    step.writes().forEach(w -> parts.add(w.place() + " = " + w.value()));
    parts.addAll(step.remarks());
    return String.join("; ", parts);
  }

  private static JsonValue.Members location(Location where, String function) {
    Map<String, JsonValue> region = new LinkedHashMap<>();
    region.put("startLine", JsonValue.of(Math.max(1, where.line())));
    if (where.column() > 0) {
      region.put("startColumn", JsonValue.of(where.column()));
    }
    Map<String, JsonValue> physical = new LinkedHashMap<>();
    physical.put("artifactLocation", one("uri", JsonValue.of(uri(where.file()))));
    physical.put("region", new JsonValue.Members(region));
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("physicalLocation", new JsonValue.Members(physical));
    members.put(
        "logicalLocations", new JsonValue.Sequence(List.of(one("name", JsonValue.of(function)))));
    return new JsonValue.Members(members);
  }

  /** Relative to the project; every character that a URI cannot have is escaped (RFC 3986). */
  static String uri(String file) {
    StringBuilder out = new StringBuilder();
    for (byte b : file.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean isPlain =
          c < 0x80 && (Character.isLetterOrDigit(c) || "/-._~!$&'()*+,;=@".indexOf(c) >= 0);
      out.append(isPlain ? String.valueOf(c) : "%%%02X".formatted((int) c));
    }
    return out.toString();
  }

  private static JsonValue.Members one(String name, JsonValue value) {
    return new JsonValue.Members(Map.of(name, value));
  }
}
