// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import kiki.project.answer.AnswerReader;
import kiki.project.answer.AnswerWriter;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.PropertyAnswer;
import kiki.project.answer.PropertyFinding;
import kiki.util.Location;
import kiki.util.json.JsonError;
import kiki.util.json.JsonText;
import kiki.util.json.JsonValue;

/**
 * An answer with the places that its question speaks of.
 *
 * @param places of the program, in the order of its structure
 */
record KeptAnswer(List<Location> places, FunctionAnswer answer) {
  /** Name of the file, line, column. */
  private static final int PARTS = 3;

  KeptAnswer {
    places = List.copyOf(places);
  }

  String text() {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    List<JsonValue> all = new ArrayList<>();
    for (Location place : places) {
      all.add(JsonValue.of(place.file()));
      all.add(JsonValue.of(place.line()));
      all.add(JsonValue.of(place.column()));
    }
    members.put("places", new JsonValue.Sequence(all));
    members.put("answer", AnswerWriter.of(answer));
    return JsonText.of(new JsonValue.Members(members));
  }

  /** Empty if it was written by another version. */
  static Optional<KeptAnswer> of(String text) {
    try {
      JsonValue.Members members = JsonValue.parse(text).asMembers();
      List<JsonValue> parts = members.elements("places");
      List<Location> places = new ArrayList<>();
      for (int i = 0; i + PARTS <= parts.size(); i += PARTS) {
        places.add(
            new Location(
                parts.get(i).asText(), number(parts.get(i + 1)), number(parts.get(i + 2))));
      }
      return Optional.of(
          new KeptAnswer(places, AnswerReader.of(members.member("answer").orElseThrow())));
    } catch (JsonError | NoSuchElementException e) {
      return Optional.empty();
    }
  }

  private static int number(JsonValue value) {
    if (value instanceof JsonValue.Numeral(String digits) && digits.matches("[0-9]{1,9}")) {
      return Integer.parseInt(digits);
    }
    throw new JsonError("not a number: " + value);
  }

  /**
   * The same answer for a program that differs in its places only. Executions are told in words
   * with lines in them, so they do not move: empty then.
   */
  Optional<FunctionAnswer> at(List<Location> others, Location where) {
    if (others.equals(places) && answer.where().equals(where)) {
      return Optional.of(answer);
    }
    boolean fits =
        others.size() == places.size()
            && answer.properties().stream().allMatch(p -> p.finding().violation().isEmpty());
    if (!fits) {
      return Optional.empty();
    }
    Map<Location, Location> moved = new HashMap<>();
    for (int i = 0; i < places.size(); i++) {
      moved.put(places.get(i), others.get(i));
    }
    FunctionAnswer.Outcome outcome =
        switch (answer.outcome()) {
          case FunctionAnswer.Refused refused -> refused;
          case FunctionAnswer.Checked(List<PropertyAnswer> properties, var functions) ->
              new FunctionAnswer.Checked(
                  properties.stream().map(p -> moved(p, moved)).toList(), functions);
        };
    return Optional.of(
        new FunctionAnswer(
            answer.function(),
            where,
            outcome,
            answer.condition(),
            answer.assumptions(),
            answer.seconds()));
  }

  private static PropertyAnswer moved(PropertyAnswer p, Map<Location, Location> moved) {
    PropertyFinding finding =
        switch (p.finding()) {
          case PropertyFinding.Proved proved -> moved(proved, moved);
          case PropertyFinding.Conditional(var under, var otherwise) ->
              new PropertyFinding.Conditional(moved(under, moved), otherwise);
          case PropertyFinding.Failed failed -> failed;
          case PropertyFinding.Unknown unknown -> unknown;
        };
    return new PropertyAnswer(
        p.name(),
        p.kind(),
        p.description(),
        p.function(),
        moved.getOrDefault(p.location(), p.location()),
        finding);
  }

  private static PropertyFinding.Proved moved(
      PropertyFinding.Proved proved, Map<Location, Location> moved) {
    return new PropertyFinding.Proved(
        proved.method(),
        proved.unwindings(),
        proved.facts().stream().map(f -> moved(f, moved)).toList());
  }

  private static PropertyFinding.LoopFact moved(
      PropertyFinding.LoopFact f, Map<Location, Location> moved) {
    return new PropertyFinding.LoopFact(
        f.about(), f.function(), moved.getOrDefault(f.where(), f.where()), f.texts());
  }
}
