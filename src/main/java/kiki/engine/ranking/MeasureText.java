// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.Variable;

/**
 * Why a loop ends as C, which neither overflows nor says anything of more than two visits: what
 * measures were on an earlier visit, {@code \at(x, AnyPrev)}, compared with what they are.
 */
public final class MeasureText {
  private static final Pattern WORD =
      Pattern.compile("\\*?[A-Za-z_][A-Za-z_0-9]*(\\.[A-Za-z_0-9]+)*");

  private MeasureText() {}

  /** What a measure was, what it is, and how these compare if it has decreased. */
  private record Sides(String then, String order, String now) {
    String decreased() {
      return then + order + now;
    }

    String same() {
      return then + " == " + now;
    }
  }

  /**
   * That the measures have decreased, in lexicographic order; empty if C cannot say it. What
   * decreases with each iteration has decreased between any two visits.
   */
  public static Optional<String> relation(Ranking ranking, MeasureNames names) {
    if (ranking.stride() != Ranking.Stride.ONE || ranking.components().isEmpty()) {
      return Optional.empty();
    }
    List<String> cases = new ArrayList<>();
    StringBuilder same = new StringBuilder();
    for (Measure measure : ranking.components()) {
      Optional<Sides> sides = sides(measure, names);
      if (sides.isEmpty()) {
        return Optional.empty();
      }
      cases.add("(" + same + sides.get().decreased() + ")");
      same.append(sides.get().same()).append(" && ");
    }
    return Optional.of(String.join(" || ", cases));
  }

  private static Optional<Sides> sides(Measure measure, MeasureNames names) {
    List<Variable> variables = measure.variables().stream().distinct().toList();
    if (!variables.stream().allMatch(v -> isNamed(v, names))) {
      return Optional.empty();
    }
    return variables.stream().anyMatch(names.pointers()::contains)
        ? pointers(measure, names)
        : text(measure)
            .map(
                text ->
                    new Sides(
                        written(text, variables, names, "\\at(%s, AnyPrev)"),
                        " > ",
                        written(text, variables, names, "%s")));
  }

  /** An offset alone: pointers into one object compare as their offsets do. */
  private static Optional<Sides> pointers(Measure measure, MeasureNames names) {
    String p = names.words().get(measure.variables().getFirst());
    Optional<Boolean> isIncreasing =
        switch (measure) {
          case Measure.Linear(LinearRow row) when row.variables().size() == 1 ->
              Optional.of(row.isIncreasing());
          case Measure.Offset offset ->
              Optional.of(offset.direction() == Measure.Offset.Direction.DOWN);
          case Measure _ -> Optional.empty();
        };
    return isIncreasing.map(up -> new Sides("\\at(" + p + ", AnyPrev)", up ? " > " : " < ", p));
  }

  private static boolean isNamed(Variable variable, MeasureNames names) {
    return !variable.isGhost() && WORD.matcher(names.words().get(variable)).matches();
  }

  /** With words for the variables; longer texts first, which may begin like others. */
  private static String written(
      String text, List<Variable> variables, MeasureNames names, String form) {
    Map<String, String> words = new HashMap<>();
    variables.forEach(v -> words.put(v.text(), form.formatted(names.words().get(v))));
    String any =
        words.keySet().stream()
            .sorted(Comparator.comparing(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    return Pattern.compile("(?<![A-Za-z_0-9.])(" + any + ")(?![A-Za-z_0-9.])")
        .matcher(text)
        .replaceAll(m -> Matcher.quoteReplacement(words.get(m.group())));
  }

  private static Optional<String> text(Measure measure) {
    return switch (measure) {
      case Measure.Linear(LinearRow row) -> Optional.of("(" + row + ")");
      case Measure.Phase(var predicate) -> Optional.of("(" + predicate.text() + ")");
      case Measure.Float(var row) ->
          row.variables().size() == 1 ? Optional.of("(" + row + ")") : Optional.empty();
      case Measure.Distance distance -> distance(distance);
      case Measure.Gap(Variable left, Variable right) ->
          Optional.of(
              "(%s > %s ? %s : %s)"
                  .formatted(wide(left), wide(right), minus(left, right), minus(right, left)));
      case Measure.Extremum extremum -> Optional.of(extremum(extremum));
      case PhaseMeasure phase -> phase(phase);
      case Measure.Offset _ -> Optional.empty();
    };
  }

  private static Optional<String> phase(PhaseMeasure phase) {
    boolean fits = phase.row().maximum().add(phase.shift()).bitLength() < Long.SIZE;
    return fits
        ? Optional.of(
            "(%s ? %s + %sll : 0)".formatted(phase.condition().text(), phase.row(), phase.shift()))
        : Optional.empty();
  }

  private static String wide(Variable variable) {
    return "(" + LinearRow.of(List.of(1), List.of(variable)) + ")";
  }

  private static String minus(Variable left, Variable right) {
    return LinearRow.of(List.of(1, -1), List.of(left, right)).toString();
  }

  private static String extremum(Measure.Extremum extremum) {
    String left = wide(extremum.left());
    String right = wide(extremum.right());
    boolean isLeast = extremum.side() == Measure.Extremum.Side.LEAST;
    String sign = extremum.direction() == Measure.Extremum.Direction.DOWN ? "" : "-";
    return "(%s(%s %s %s ? %s : %s))"
        .formatted(sign, left, isLeast ? "<" : ">", right, left, right);
  }

  /** In the unsigned type of its width, in which it wraps around. */
  private static Optional<String> distance(Measure.Distance distance) {
    Optional<String> type =
        switch (((IntType) distance.from().type()).width()) {
          case Byte.SIZE -> Optional.of("unsigned char");
          case Short.SIZE -> Optional.of("unsigned short");
          case Integer.SIZE -> Optional.of("unsigned int");
          case Long.SIZE -> Optional.of("unsigned long long");
          default -> Optional.empty();
        };
    return type.map(
        t -> {
          String end =
              switch (distance.to()) {
                case Measure.Distance.Other(Variable other) -> "(" + t + ")" + other.text();
                case Measure.Distance.Fixed(var value) -> "(" + t + ")" + value + "ull";
              };
          return "((%s)(%s - (%s)%s))".formatted(t, end, t, distance.from().text());
        });
  }
}
