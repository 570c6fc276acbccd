// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kiki.project.answer.AnswerReader;
import kiki.project.answer.AnswerWriter;
import kiki.project.answer.FunctionAnswer;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.run.ProjectResults;
import kiki.project.run.ProjectResults.Completion;
import kiki.util.Version;
import kiki.util.json.JsonError;
import kiki.util.json.JsonText;
import kiki.util.json.JsonValue;

/** All results as a document that kiki reads again: those of shards are merged, and compared. */
public final class ResultsDocument {
  private static final String FORMAT = "kiki-results-2";

  private ResultsDocument() {}

  public static String text(ProjectResults results) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("format", JsonValue.of(FORMAT));
    members.put("version", JsonValue.of(Version.NUMBER));
    members.put("completion", JsonValue.of(results.completion().name()));
    members.put("unchanged", JsonValue.of(results.unchanged()));
    members.put(
        "skipped",
        new JsonValue.Sequence(
            results.skipped().stream()
                .map(s -> JsonValue.texts(List.of(s.name(), s.reason())))
                .toList()));
    members.put(
        "answers",
        new JsonValue.Sequence(results.answers().stream().map(AnswerWriter::of).toList()));
    return JsonText.of(new JsonValue.Members(members)) + "\n";
  }

  /**
   * @throws JsonError if it is no such document
   */
  public static ProjectResults read(String text) {
    JsonValue.Members members = JsonValue.parse(text).asMembers();
    if (!members.text("format").equals(FORMAT)) {
      throw new JsonError("results of another version: " + members.text("format"));
    }
    List<Skipped> skipped = new ArrayList<>();
    for (JsonValue s : members.elements("skipped")) {
      if (!(s instanceof JsonValue.Sequence(List<JsonValue> pair)) || pair.size() != 2) {
        throw new JsonError("not a pair in \"skipped\"");
      }
      skipped.add(new Skipped(pair.getFirst().asText(), pair.getLast().asText()));
    }
    return new ProjectResults(
        members.elements("answers").stream().map(AnswerReader::of).toList(),
        skipped,
        0,
        (int) members.number("unchanged"),
        members.text("completion").equals(Completion.COMPLETE.name())
            ? Completion.COMPLETE
            : Completion.INTERRUPTED);
  }

  /** Those of several parts of a project. */
  public static ProjectResults merged(List<ProjectResults> parts) {
    Map<String, FunctionAnswer> answers = new TreeMap<>();
    List<Skipped> skipped = new ArrayList<>();
    Completion completion = Completion.COMPLETE;
    int unchanged = 0;
    for (ProjectResults part : parts) {
      part.answers()
          .forEach(
              a ->
                  answers.put(
                      "%s\0%09d\0%s".formatted(a.where().file(), a.where().line(), a.function()),
                      a));
      part.skipped().stream().filter(s -> !skipped.contains(s)).forEach(skipped::add);
      unchanged += part.unchanged();
      if (part.completion() == Completion.INTERRUPTED) {
        completion = Completion.INTERRUPTED;
      }
    }
    return new ProjectResults(List.copyOf(answers.values()), skipped, 0, unchanged, completion);
  }
}
