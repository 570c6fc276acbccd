// SPDX-License-Identifier: Apache-2.0
package kiki.project.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import kiki.report.StateStep;
import kiki.util.Location;
import kiki.util.json.JsonValue;

/** Answers as JSON; {@link AnswerReader} reads it back. */
public final class AnswerWriter {
  private AnswerWriter() {}

  public static JsonValue of(FunctionAnswer answer) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("function", JsonValue.of(answer.function()));
    members.put("where", location(answer.where()));
    switch (answer.outcome()) {
      case FunctionAnswer.Checked(List<PropertyAnswer> properties, var functions) -> {
        members.put("properties", list(properties, AnswerWriter::property));
        members.put("functions", list(functions, AnswerWriter::reach));
      }
      case FunctionAnswer.Refused(String reason) -> members.put("refused", JsonValue.of(reason));
    }
    answer.condition().ifPresent(c -> members.put("condition", condition(c)));
    members.put("assumptions", JsonValue.texts(answer.assumptions()));
    members.put("milliseconds", JsonValue.of(Math.round(answer.seconds() * 1000)));
    return new JsonValue.Members(members);
  }

  private static JsonValue reach(FunctionAnswer.FunctionReach reach) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("where", location(reach.where()));
    members.put("unreachable", list(reach.unreachable(), JsonValue::of));
    return new JsonValue.Members(members);
  }

  private static JsonValue condition(FunctionAnswer.Condition condition) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("text", JsonValue.of(condition.text()));
    optional(members, "contract", condition.contract());
    members.put("failing", JsonValue.texts(condition.failing()));
    return new JsonValue.Members(members);
  }

  private static JsonValue property(PropertyAnswer property) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("name", JsonValue.of(property.name()));
    members.put("kind", JsonValue.of(property.kind()));
    members.put("description", JsonValue.of(property.description()));
    members.put("function", JsonValue.of(property.function()));
    members.put("where", location(property.location()));
    switch (property.finding()) {
      case PropertyFinding.Proved proved -> proof(proved, members);
      case PropertyFinding.Conditional(var under, var otherwise) -> {
        Map<String, JsonValue> conditional = new LinkedHashMap<>();
        proof(under, conditional);
        members.put("conditional", new JsonValue.Members(conditional));
        otherwise.ifPresent(failed -> execution(failed, members));
      }
      case PropertyFinding.Failed failed -> execution(failed, members);
      case PropertyFinding.Unknown(String reason) -> members.put("unknown", JsonValue.of(reason));
    }
    return new JsonValue.Members(members);
  }

  private static void proof(PropertyFinding.Proved proved, Map<String, JsonValue> members) {
    members.put("proved", JsonValue.of(proved.method()));
    members.put("unwindings", JsonValue.of(proved.unwindings()));
    members.put("facts", list(proved.facts(), AnswerWriter::fact));
  }

  private static void execution(PropertyFinding.Failed failed, Map<String, JsonValue> members) {
    members.put("steps", list(failed.steps(), AnswerWriter::step));
    members.put("cycle", list(failed.cycle(), AnswerWriter::step));
    members.put("text", JsonValue.texts(failed.text()));
    optional(members, "reproducer", failed.reproducer());
  }

  private static JsonValue fact(PropertyFinding.LoopFact fact) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("about", JsonValue.of(fact.about()));
    members.put("function", JsonValue.of(fact.function()));
    members.put("where", location(fact.where()));
    members.put("texts", JsonValue.texts(fact.texts()));
    return new JsonValue.Members(members);
  }

  /** Also for the pages that step through an execution. */
  public static JsonValue step(StateStep step) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("where", location(step.where()));
    members.put("stack", JsonValue.texts(step.stack()));
    members.put("writes", list(step.writes(), AnswerWriter::write));
    members.put("remarks", JsonValue.texts(step.remarks()));
    return new JsonValue.Members(members);
  }

  private static JsonValue write(StateStep.Write write) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("region", JsonValue.of(write.region().name()));
    members.put("object", JsonValue.of(write.object()));
    members.put("place", JsonValue.of(write.place()));
    members.put("value", JsonValue.of(write.value()));
    optional(members, "target", write.target());
    return new JsonValue.Members(members);
  }

  static JsonValue location(Location where) {
    return new JsonValue.Sequence(
        List.of(
            JsonValue.of(where.file()), JsonValue.of(where.line()), JsonValue.of(where.column())));
  }

  private static void optional(
      Map<String, JsonValue> members, String name, Optional<String> value) {
    value.ifPresent(v -> members.put(name, JsonValue.of(v)));
  }

  private static <T> JsonValue list(List<T> values, Function<T, JsonValue> each) {
    return new JsonValue.Sequence(values.stream().map(each).toList());
  }
}
