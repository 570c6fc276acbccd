// SPDX-License-Identifier: Apache-2.0
package kiki.project.answer;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kiki.project.answer.FunctionAnswer.Checked;
import kiki.project.answer.FunctionAnswer.Condition;
import kiki.project.answer.FunctionAnswer.FunctionReach;
import kiki.project.answer.FunctionAnswer.Refused;
import kiki.report.StateStep;
import kiki.util.Location;
import kiki.util.json.JsonError;
import kiki.util.json.JsonValue;

/** Reads what {@link AnswerWriter} wrote. */
public final class AnswerReader {
  private static final double MILLISECONDS = 1000;

  private AnswerReader() {}

  /**
   * @throws JsonError if it is something else
   */
  public static FunctionAnswer of(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new FunctionAnswer(
        members.text("function"),
        location(members, "where"),
        members.member("refused").isPresent()
            ? new Refused(members.text("refused"))
            : new Checked(
                list(members, "properties", AnswerReader::property),
                list(members, "functions", AnswerReader::reach)),
        members.member("condition").map(AnswerReader::condition),
        members.texts("assumptions"),
        members.number("milliseconds") / MILLISECONDS);
  }

  private static FunctionReach reach(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new FunctionReach(
        location(members, "where"), list(members, "unreachable", AnswerReader::line));
  }

  private static int line(JsonValue value) {
    if (value instanceof JsonValue.Numeral(String digits) && digits.matches("[0-9]{1,9}")) {
      return Integer.parseInt(digits);
    }
    throw new JsonError("not a line: " + value);
  }

  private static Condition condition(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new Condition(
        members.text("text"), optional(members, "contract"), members.texts("failing"));
  }

  private static PropertyAnswer property(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new PropertyAnswer(
        members.text("name"),
        members.text("kind"),
        members.text("description"),
        members.text("function"),
        location(members, "where"),
        finding(members));
  }

  private static PropertyFinding finding(JsonValue.Members members) {
    if (members.member("proved").isPresent()) {
      return proof(members);
    }
    Optional<JsonValue> conditional = members.member("conditional");
    if (conditional.isPresent()) {
      return new PropertyFinding.Conditional(
          proof(conditional.get().asMembers()),
          members.member("steps").map(_ -> execution(members)));
    }
    if (members.member("unknown").isPresent()) {
      return new PropertyFinding.Unknown(members.text("unknown"));
    }
    return execution(members);
  }

  private static PropertyFinding.Proved proof(JsonValue.Members members) {
    return new PropertyFinding.Proved(
        members.text("proved"),
        (int) members.number("unwindings"),
        list(members, "facts", AnswerReader::fact));
  }

  private static PropertyFinding.Failed execution(JsonValue.Members members) {
    return new PropertyFinding.Failed(
        list(members, "steps", AnswerReader::step),
        list(members, "cycle", AnswerReader::step),
        members.texts("text"),
        optional(members, "reproducer"));
  }

  private static PropertyFinding.LoopFact fact(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new PropertyFinding.LoopFact(
        members.text("about"),
        members.text("function"),
        location(members, "where"),
        members.texts("texts"));
  }

  private static StateStep step(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new StateStep(
        location(members, "where"),
        members.texts("stack"),
        list(members, "writes", AnswerReader::write),
        members.texts("remarks"));
  }

  private static StateStep.Write write(JsonValue value) {
    JsonValue.Members members = value.asMembers();
    return new StateStep.Write(
        region(members.text("region")),
        members.text("object"),
        members.text("place"),
        members.text("value"),
        optional(members, "target"));
  }

  private static StateStep.Region region(String name) {
    for (StateStep.Region region : StateStep.Region.values()) {
      if (region.name().equals(name)) {
        return region;
      }
    }
    throw new JsonError("no region of memory: " + name);
  }

  private static Location location(JsonValue.Members members, String name) {
    List<JsonValue> parts = members.elements(name);
    if (parts.size() == 3
        && parts.get(1) instanceof JsonValue.Numeral(String line)
        && parts.get(2) instanceof JsonValue.Numeral(String column)) {
      return new Location(
          parts.getFirst().asText(), Integer.parseInt(line), Integer.parseInt(column));
    }
    throw new JsonError("no place \"" + name + "\"");
  }

  private static Optional<String> optional(JsonValue.Members members, String name) {
    return members.member(name).map(JsonValue::asText);
  }

  private static <T> List<T> list(
      JsonValue.Members members, String name, Function<JsonValue, T> each) {
    return members.elements(name).stream().map(each).toList();
  }
}
