// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import kiki.witness.yaml.YamlNode;

/** Reads the way to a violation by the rules of the format. */
final class SequenceReader {
  private static final Pattern BRANCH = Pattern.compile("true|false|default|[+-]?[0-9]+");

  private final WitnessMetadata metadata;

  SequenceReader(WitnessMetadata metadata) {
    this.metadata = metadata;
  }

  WitnessEntry.ViolationSequence read(YamlNode content, List<YamlNode> items) {
    List<WitnessSegment> segments = new ArrayList<>();
    for (YamlNode item : items) {
      WitnessFields fields = WitnessFields.of(item, "a sequence's item");
      segments.add(segment(fields.allow("segment").list("segment"), fields.line()));
    }
    if (segments.isEmpty()) {
      throw new WitnessError(content.line(), "the sequence has no segment");
    }
    requireOrder(segments);
    return new WitnessEntry.ViolationSequence(metadata, segments);
  }

  private WitnessSegment segment(List<YamlNode> items, int line) {
    List<Waypoint> waypoints = new ArrayList<>();
    for (YamlNode item : items) {
      WitnessFields fields = WitnessFields.of(item, "a segment's item");
      waypoints.add(waypoint(fields.allow("waypoint").mapping("waypoint")));
    }
    if (waypoints.isEmpty()) {
      throw new WitnessError(line, "the segment has no waypoint");
    }
    for (Waypoint w : waypoints.subList(0, waypoints.size() - 1)) {
      if (w.action() != Waypoint.Action.AVOID) {
        throw new WitnessError(
            w.line(), "only the last waypoint of a segment is followed or cycled");
      }
    }
    if (waypoints.getLast().action() == Waypoint.Action.AVOID) {
      throw new WitnessError(
          waypoints.getLast().line(), "the last waypoint of a segment is not avoided");
    }
    return new WitnessSegment(waypoints);
  }

  private Waypoint waypoint(WitnessFields fields) {
    fields.allow("type", "action", "location", "constraint");
    Waypoint.Type type =
        WitnessReader.choice(fields, "type", Waypoint.Type.values(), Waypoint.Type::text);
    Waypoint.Action action =
        WitnessReader.choice(fields, "action", Waypoint.Action.values(), Waypoint.Action::text);
    if (action == Waypoint.Action.CYCLE && metadata.version() == WitnessVersion.V2_0) {
      throw new WitnessError(fields.node("action").line(), "version 2.0 has no cycles");
    }
    if (type == Waypoint.Type.TARGET && action != Waypoint.Action.FOLLOW) {
      throw new WitnessError(fields.node("action").line(), "a target is followed");
    }
    return new Waypoint(
        type,
        action,
        WitnessReader.place(metadata, fields.mapping("location")),
        constraint(type, fields),
        fields.line());
  }

  private static Optional<WitnessExpression> constraint(Waypoint.Type type, WitnessFields fields) {
    return switch (type) {
      case TARGET, FUNCTION_ENTER -> {
        if (fields.has("constraint")) {
          throw new WitnessError(
              fields.node("constraint").line(), "a " + type.text() + " has no constraint");
        }
        yield Optional.empty();
      }
      case ASSUMPTION -> Optional.of(condition(fields));
      case FUNCTION_RETURN ->
          fields.has("constraint") ? Optional.of(condition(fields)) : Optional.empty();
      case BRANCHING -> {
        WitnessFields given = fields.mapping("constraint").allow("value", "format");
        String value = given.text("value", BRANCH, "true, false, default or a number of a case");
        yield Optional.of(
            new WitnessExpression(
                value, WitnessExpression.Language.BRANCH, given.node("value").line()));
      }
    };
  }

  private static WitnessExpression condition(WitnessFields fields) {
    return WitnessReader.expression(fields.mapping("constraint").allow("value", "format"));
  }

  /** Segments that are followed, then a target, or cycles. */
  private static void requireOrder(List<WitnessSegment> segments) {
    boolean cycles = false;
    for (WitnessSegment segment : segments) {
      Waypoint last = segment.last();
      boolean isLast = segment == segments.getLast();
      if (last.type() == Waypoint.Type.TARGET && !isLast) {
        throw new WitnessError(last.line(), "the target belongs to the last segment");
      }
      if (cycles && last.action() != Waypoint.Action.CYCLE) {
        throw new WitnessError(last.line(), "after a cycle only cycles follow");
      }
      cycles |= last.action() == Waypoint.Action.CYCLE;
    }
    if (!cycles && segments.getLast().last().type() != Waypoint.Type.TARGET) {
      throw new WitnessError(
          segments.getLast().last().line(), "the last segment has neither a target nor a cycle");
    }
  }
}
