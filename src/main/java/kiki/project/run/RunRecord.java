// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.api.ReadingTimeout;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.compile.SourceUnit;
import kiki.project.key.StructureDigest;
import kiki.util.Build;
import kiki.util.Location;
import kiki.util.json.JsonError;
import kiki.util.json.JsonText;
import kiki.util.json.JsonValue;

/**
 * What a run over a whole project asked, so that the same run need not find it out again: files
 * whose preprocessed text is the same need not be parsed.
 */
record RunRecord(List<Entry> entries, List<Skipped> skipped) {
  /**
   * A function that was asked about.
   *
   * @param key of the question
   * @param places a digest of where it was
   */
  record Entry(String key, String places) {}

  RunRecord {
    entries = List.copyOf(entries);
    skipped = List.copyOf(skipped);
  }

  /** Equal for runs that ask the same. */
  static String fingerprint(ProjectRequest request, ProjectListener listener) {
    StructureDigest digest = StructureDigest.start(UnaryOperator.identity());
    digest
        .add(Build.IDENTITY)
        .add(request.root().folder().toString())
        .add(request.words())
        .add(request.inputs())
        .add(List.of(request.selection().toString(), request.shard().toString()))
        .add(request.sources().skipped().stream().map(Skipped::toString).toList());
    request.parameters().forEach((function, text) -> digest.add(function).add(text));
    CReader reader = new CReader(request.options());
    for (SourceUnit unit : request.sources().units()) {
      listener.reading(unit.file().toString());
      digest.add(unit.file().toString()).add(unit.flags());
      digest.add(text(request.source(unit), reader));
    }
    request.stubs().forEach(s -> digest.add(text(CSource.file(s), reader)));
    return "run " + digest.text();
  }

  /** The file itself, whose comments may describe parameters, and all that it includes. */
  private static List<String> text(CSource source, CReader reader) {
    try {
      String file = Files.readString(source.place().orElseThrow(), StandardCharsets.ISO_8859_1);
      return List.of(file, reader.preprocessed(source));
    } catch (InputError | ReadingTimeout | IOException e) {
      return List.of("error", String.valueOf(e.getMessage()));
    }
  }

  static String digest(List<Location> places) {
    StructureDigest digest = StructureDigest.start(UnaryOperator.identity());
    places.forEach(p -> digest.add(p.toString()));
    return digest.text();
  }

  String text() {
    List<JsonValue> asked = new ArrayList<>();
    entries.forEach(e -> asked.add(JsonValue.texts(List.of(e.key(), e.places()))));
    List<JsonValue> left = new ArrayList<>();
    skipped.forEach(s -> left.add(JsonValue.texts(List.of(s.name(), s.reason()))));
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("entries", new JsonValue.Sequence(asked));
    members.put("skipped", new JsonValue.Sequence(left));
    return JsonText.of(new JsonValue.Members(members));
  }

  static Optional<RunRecord> of(String text) {
    try {
      JsonValue.Members members = JsonValue.parse(text).asMembers();
      List<Entry> entries = new ArrayList<>();
      for (JsonValue e : members.elements("entries")) {
        List<String> pair = pair(e);
        entries.add(new Entry(pair.getFirst(), pair.getLast()));
      }
      List<Skipped> skipped = new ArrayList<>();
      for (JsonValue e : members.elements("skipped")) {
        List<String> pair = pair(e);
        skipped.add(new Skipped(pair.getFirst(), pair.getLast()));
      }
      return Optional.of(new RunRecord(entries, skipped));
    } catch (JsonError e) {
      return Optional.empty();
    }
  }

  private static List<String> pair(JsonValue value) {
    if (value instanceof JsonValue.Sequence(List<JsonValue> elements) && elements.size() == 2) {
      return elements.stream().map(JsonValue::asText).toList();
    }
    throw new JsonError("not a pair");
  }
}
