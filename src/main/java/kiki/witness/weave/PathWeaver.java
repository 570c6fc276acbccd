// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessError;
import kiki.witness.format.WitnessSegment;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/**
 * Makes assumptions of waypoints: a program is left with the executions that pass the segments in
 * their order. Waypoints count while their segment is the present one, and then whenever they are
 * evaluated: one that is followed must be passed, one that is avoided must not.
 */
public final class PathWeaver {
  private final List<WitnessSegment> segments;
  private final WitnessSites sites;
  private final WovenText text;
  private final List<TokenLoom> looms = new ArrayList<>();

  /**
   * What is evaluated at a place, and when: what is around a whole condition comes before what is
   * around a call that may be all of it.
   */
  private enum Moment {
    BEFORE_STATEMENT,
    AFTER_CONDITION,
    AFTER_CALL,
    BEFORE_CALL
  }

  private record Stop(Moment moment, WitnessSites.Site site) {}

  /** Waypoints by segment. */
  private final Map<Stop, SortedMap<Integer, List<Waypoint>>> stops = new LinkedHashMap<>();

  private PathWeaver(List<WitnessSegment> segments, WitnessSites sites, WovenText text) {
    this.segments = segments;
    this.sites = sites;
    this.text = text;
  }

  /**
   * The tokens of each file, that execute only what follows the sequence.
   *
   * @throws kiki.witness.format.WitnessError if a place has nothing that a waypoint can be about
   * @throws WitnessObstacle if a waypoint cannot be followed
   */
  public static List<List<Token>> woven(
      WitnessEntry.ViolationSequence sequence, WitnessSites sites, WovenText text) {
    PathWeaver weaver = new PathWeaver(sequence.segments(), sites, text);
    sites.sources().forEach(s -> weaver.looms.add(new TokenLoom(s.tokens())));
    weaver.declare();
    weaver.collect();
    weaver.stops.entrySet().stream()
        .sorted(Comparator.comparing(e -> e.getKey().moment()))
        .forEach(e -> weaver.weave(e.getKey(), e.getValue()));
    return weaver.looms.stream().map(TokenLoom::woven).toList();
  }

  private void declare() {
    String declared =
        "extern unsigned %s; extern _Bool %s;".formatted(WovenNames.SEGMENT, WovenNames.LAP);
    String defined = "unsigned %s = 0; _Bool %s = 0;".formatted(WovenNames.SEGMENT, WovenNames.LAP);
    looms.forEach(
        loom -> loom.before(0, tokens(loom == looms.getFirst() ? declared + defined : declared)));
  }

  private List<Token> tokens(String code) {
    return text.tokens(code, 0);
  }

  private void collect() {
    for (int k = 0; k < segments.size(); k++) {
      for (Waypoint w : segments.get(k).waypoints()) {
        if (w.type() != Waypoint.Type.TARGET) {
          stops
              .computeIfAbsent(stop(w), _ -> new TreeMap<>())
              .computeIfAbsent(k, _ -> new ArrayList<>())
              .add(w);
        }
      }
    }
  }

  private Stop stop(Waypoint w) {
    return switch (w.type()) {
      case ASSUMPTION -> new Stop(Moment.BEFORE_STATEMENT, sites.statement(w.place(), w.line()));
      case BRANCHING -> new Stop(Moment.AFTER_CONDITION, sites.branch(w.place(), w.line()));
      case FUNCTION_RETURN -> new Stop(Moment.AFTER_CALL, sites.callEnd(w.place(), w.line()));
      case FUNCTION_ENTER -> new Stop(Moment.BEFORE_CALL, sites.callEnd(w.place(), w.line()));
      case TARGET -> throw new IllegalArgumentException("a target is not woven in");
    };
  }

  private void weave(Stop stop, SortedMap<Integer, List<Waypoint>> waypoints) {
    SourceTokens source = sites.sources().get(stop.site().source());
    TokenLoom loom = looms.get(stop.site().source());
    int token = stop.site().token();
    switch (stop.moment()) {
      case BEFORE_STATEMENT -> beforeStatement(loom, sites.span(stop.site()), waypoints);
      case AFTER_CONDITION -> {
        if (source.kind(token) == TokenKind.QUESTION) {
          afterOperand(loom, source, token, waypoints);
        } else {
          afterCondition(loom, sites.span(stop.site()), source.tokens().get(token), waypoints);
        }
      }
      case AFTER_CALL -> afterCall(loom, source, token, waypoints);
      case BEFORE_CALL -> beforeCall(loom, source, token, waypoints);
    }
  }

  private static int line(SortedMap<Integer, List<Waypoint>> waypoints) {
    return waypoints.firstEntry().getValue().getFirst().line();
  }

  private void beforeStatement(
      TokenLoom loom, StatementSpan span, SortedMap<Integer, List<Waypoint>> waypoints) {
    List<Token> code = passing(waypoints);
    switch (span.position()) {
      case IN_BLOCK -> loom.before(span.start(), code);
      case ALONE -> {
        List<Token> prefix = new ArrayList<>(tokens("{"));
        prefix.addAll(code);
        loom.around(span.start(), span.end(), prefix, tokens("}"));
      }
    }
  }

  private void afterOperand(
      TokenLoom loom,
      SourceTokens source,
      int question,
      SortedMap<Integer, List<Waypoint>> waypoints) {
    Optional<Integer> start = source.operandStart(question);
    if (start.isEmpty() || source.kind(question + 1) == TokenKind.COLON) {
      throw new WitnessObstacle(line(waypoints), "branches of this '?' are not supported");
    }
    Token place = source.tokens().get(question);
    List<Token> suffix = new ArrayList<>(text.tokens(") ? 1 : 0;", place));
    suffix.addAll(passing(waypoints));
    suffix.addAll(text.tokens(WovenNames.TAKEN + "; })", place));
    loom.around(
        start.get(),
        question,
        text.tokens("({ _Bool %s = (".formatted(WovenNames.TAKEN), place),
        suffix);
  }

  private void afterCondition(
      TokenLoom loom,
      StatementSpan span,
      Token keyword,
      SortedMap<Integer, List<Waypoint>> waypoints) {
    boolean isSwitch = span.form() == StatementSpan.Form.SWITCH;
    String declared =
        "({ %s %s = (".formatted(isSwitch ? "__auto_type" : "_Bool", WovenNames.TAKEN);
    List<Token> suffix = new ArrayList<>(text.tokens(isSwitch ? ");" : ") ? 1 : 0;", keyword));
    suffix.addAll(passing(waypoints));
    suffix.addAll(text.tokens(WovenNames.TAKEN + "; })", keyword));
    if (span.conditionStart() == span.conditionEnd()) {
      List<Token> all = new ArrayList<>(text.tokens(declared + "1", keyword));
      all.addAll(suffix);
      loom.before(span.conditionStart(), all);
    } else {
      loom.around(
          span.conditionStart(), span.conditionEnd(), text.tokens(declared, keyword), suffix);
    }
  }

  private void afterCall(
      TokenLoom loom,
      SourceTokens source,
      int close,
      SortedMap<Integer, List<Waypoint>> waypoints) {
    int start = source.calleeStart(source.opening(close));
    boolean isStatement =
        source.startingAt(start).isPresent()
            && source.kind(close + 1) == TokenKind.SEMICOLON
            && waypoints.values().stream().flatMap(List::stream).noneMatch(PathWeaver::asksResult);
    List<Token> suffix = new ArrayList<>(tokens(";"));
    suffix.addAll(passing(waypoints));
    suffix.addAll(tokens(isStatement ? "})" : WovenNames.RESULT + "; })"));
    loom.around(
        start,
        close + 1,
        tokens(isStatement ? "({" : "({ __auto_type " + WovenNames.RESULT + " ="),
        suffix);
  }

  /** Arguments are evaluated before the function is entered. */
  private void beforeCall(
      TokenLoom loom,
      SourceTokens source,
      int close,
      SortedMap<Integer, List<Waypoint>> waypoints) {
    int open = source.opening(close);
    for (int i = open + 1; i < close; i++) {
      if (source.endsCall(i)
          || source.kind(i) == TokenKind.QUESTION
          || source.kind(i) == TokenKind.LEFT_BRACE) {
        throw new WitnessObstacle(
            line(waypoints),
            "the call is entered after others or branches, which is not supported");
      }
    }
    List<Token> prefix = new ArrayList<>(tokens("({"));
    prefix.addAll(passing(waypoints));
    loom.around(source.calleeStart(open), close + 1, prefix, tokens("; })"));
  }

  private static boolean asksResult(Waypoint waypoint) {
    return waypoint.constraint().filter(c -> c.text().contains("\\result")).isPresent();
  }

  /** For the present segment: what is avoided does not hold, what is followed does. */
  private List<Token> passing(SortedMap<Integer, List<Waypoint>> waypoints) {
    List<Token> code = new ArrayList<>();
    waypoints.forEach(
        (segment, each) -> {
          code.addAll(
              tokens(
                  "%s if (%s == %du) {"
                      .formatted(code.isEmpty() ? "" : "else", WovenNames.SEGMENT, segment)));
          each.forEach(w -> code.addAll(assumption(w)));
          if (each.contains(segments.get(segment).last())) {
            code.addAll(tokens(next(segment)));
          }
          code.addAll(tokens("}"));
        });
    return code;
  }

  private List<Token> assumption(Waypoint w) {
    String condition =
        w.action() == Waypoint.Action.AVOID ? "!(" + condition(w) + ")" : condition(w);
    return text.tokens("__CPROVER_assume(%s);".formatted(condition), w.line());
  }

  private String condition(Waypoint w) {
    return switch (w.type()) {
      case BRANCHING -> branch(w, w.constraint().orElseThrow().text());
      case ASSUMPTION, FUNCTION_RETURN ->
          w.constraint().map(c -> "(" + ExpressionText.plain(c) + ")").orElse("1");
      case FUNCTION_ENTER, TARGET -> "1";
    };
  }

  private String branch(Waypoint w, String value) {
    return switch (value) {
      case "true" -> WovenNames.TAKEN + " != 0";
      case "false" -> WovenNames.TAKEN + " == 0";
      case "default" -> otherwise(w);
      case String number ->
          WovenNames.TAKEN + " == (" + PureExpression.checked(number, w.line()) + ")";
    };
  }

  private String otherwise(Waypoint w) {
    WitnessSites.Site site = sites.branch(w.place(), w.line());
    SourceTokens source = sites.sources().get(site.source());
    return source
        .startingAt(site.token())
        .filter(s -> s.form() == StatementSpan.Form.SWITCH)
        .map(s -> new SwitchCases(source, s).none(WovenNames.TAKEN))
        .orElseThrow(() -> new WitnessError(w.line(), "no switch starts at " + w.place()));
  }

  /** After the last cycle comes the first. */
  private String next(int segment) {
    if (segment + 1 < segments.size()) {
      return "%s = %du;".formatted(WovenNames.SEGMENT, segment + 1);
    }
    int first = 0;
    while (segments.get(first).last().action() != Waypoint.Action.CYCLE) {
      first++;
    }
    return "%s = %du; %s = !%s;"
        .formatted(WovenNames.SEGMENT, first, WovenNames.LAP, WovenNames.LAP);
  }
}
