// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.lex.Token;
import kiki.witness.format.WitnessContract;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessExpression;
import kiki.witness.format.WitnessInvariant;
import kiki.witness.source.FunctionSpan;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/** Makes assertions of invariants, transition invariants and contracts. */
public final class InvariantWeaver {
  /** Labels of the state that a function is called in, in the order of messages. */
  private static final Set<String> BEFORE_CALL =
      new LinkedHashSet<>(List.of("Pre", ExpressionText.OLD));

  private final WitnessSites sites;
  private final WovenText text;
  private final List<TokenLoom> looms = new ArrayList<>();

  /** What is evaluated before a condition is. */
  private final Map<WitnessSites.Site, List<Token>> conditions = new LinkedHashMap<>();

  private int transitions;

  private InvariantWeaver(WitnessSites sites, WovenText text) {
    this.sites = sites;
    this.text = text;
  }

  /**
   * The tokens of each file with assertions.
   *
   * @throws kiki.witness.format.WitnessError if a place has nothing that an invariant can be about
   * @throws WitnessObstacle if an invariant cannot be asserted
   */
  public static List<List<Token>> woven(
      WitnessEntry.InvariantSet set, WitnessSites sites, WovenText text) {
    InvariantWeaver weaver = new InvariantWeaver(sites, text);
    sites.sources().forEach(s -> weaver.looms.add(new TokenLoom(s.tokens())));
    set.invariants().forEach(weaver::weave);
    set.contracts().forEach(weaver::weave);
    weaver.conditions.forEach(weaver::finish);
    return weaver.looms.stream().map(TokenLoom::woven).toList();
  }

  private List<Token> tokens(String code, int line) {
    return text.tokens(code, line);
  }

  private void weave(WitnessInvariant invariant) {
    int line = invariant.line();
    switch (invariant.kind()) {
      case LOOP ->
          condition(sites.loop(invariant.place(), line), assertion(invariant.value()), line);
      case LOCATION ->
          statement(
              sites.statement(invariant.place(), line), assertion(invariant.value()) + ";", line);
      case LOOP_TRANSITION -> transition(invariant);
      case LOCATION_TRANSITION -> locationTransition(invariant);
    }
  }

  private static String assertion(WitnessExpression expression) {
    return assertion(ExpressionText.plain(expression));
  }

  private static String assertion(String condition) {
    return "__CPROVER_assert((" + condition + "), \"a claim of the witness\")";
  }

  private void condition(WitnessSites.Site site, String code, int line) {
    List<Token> all = conditions.computeIfAbsent(site, _ -> new ArrayList<>());
    all.addAll(tokens(code, line));
    all.addAll(text.tokens(",", keyword(site)));
  }

  private Token keyword(WitnessSites.Site site) {
    return sites.sources().get(site.source()).tokens().get(site.token());
  }

  private void statement(WitnessSites.Site site, String code, int line) {
    StatementSpan span = sites.span(site);
    TokenLoom loom = looms.get(site.source());
    switch (span.position()) {
      case IN_BLOCK -> loom.before(span.start(), tokens(code, line));
      case ALONE -> {
        List<Token> prefix = new ArrayList<>(tokens("{", line));
        prefix.addAll(tokens(code, line));
        loom.around(span.start(), span.end(), prefix, tokens("}", line));
      }
    }
  }

  /** The condition becomes the last operand of commas; where it is missing, it is true. */
  private void finish(WitnessSites.Site site, List<Token> code) {
    StatementSpan span = sites.span(site);
    boolean isEmpty = span.conditionStart() == span.conditionEnd();
    List<Token> prefix = new ArrayList<>(code);
    prefix.addAll(text.tokens(isEmpty ? "1" : "(", keyword(site)));
    TokenLoom loom = looms.get(site.source());
    if (isEmpty) {
      loom.before(span.conditionStart(), prefix);
    } else {
      loom.around(
          span.conditionStart(), span.conditionEnd(), prefix, text.tokens(")", keyword(site)));
    }
  }

  /**
   * A visit is chosen and remembered; each later one, until the loop is left, is compared with it.
   */
  private void transition(WitnessInvariant invariant) {
    int line = invariant.line();
    int number = transitions++;
    String saved = WovenNames.SAVED + number;
    WitnessSites.Site site = sites.loop(invariant.place(), line);
    condition(site, "({" + comparison(invariant, number) + "})", line);
    StatementSpan span = sites.span(site);
    looms
        .get(site.source())
        .around(
            span.start(),
            span.end(),
            tokens("{ extern _Bool %s(void); _Bool %s = 0;".formatted(WovenNames.ANY, saved), line),
            tokens("}", line));
  }

  /** All visits in an execution are compared, in whichever activation. */
  private void locationTransition(WitnessInvariant invariant) {
    int line = invariant.line();
    int number = transitions++;
    String saved = WovenNames.SAVED + number;
    statement(
        sites.statement(invariant.place(), line),
        "{ extern _Bool %s(void); static _Bool %s; %s }"
            .formatted(WovenNames.ANY, saved, comparison(invariant, number)),
        line);
  }

  private static String comparison(WitnessInvariant invariant, int number) {
    String saved = WovenNames.SAVED + number;
    String prefix = WovenNames.EARLIER + number + "_";
    ExpressionText.Relation relation =
        ExpressionText.relation(invariant.value(), Set.of("AnyPrev"), prefix);
    StringBuilder code = new StringBuilder();
    relation
        .earlier()
        .forEach((x, e) -> code.append("static __typeof__(%s) %s%s;".formatted(e, prefix, x)));
    code.append("if (%s) { %s; }".formatted(saved, assertion(relation.text())));
    code.append("else if (%s()) { %s = 1;".formatted(WovenNames.ANY, saved));
    relation.earlier().forEach((x, e) -> code.append("%s%s = %s;".formatted(prefix, x, e)));
    return code.append("}").toString();
  }

  private void weave(WitnessContract contract) {
    WitnessSites.Site site = sites.function(contract.place(), contract.line());
    SourceTokens source = sites.sources().get(site.source());
    FunctionSpan function = source.function(site.token()).orElseThrow();
    TokenLoom loom = looms.get(site.source());
    String prefix = WovenNames.EARLIER + "c" + transitions++ + "_";
    ExpressionText.Relation ensures = ensures(contract, prefix);
    StringBuilder entry = new StringBuilder();
    ensures
        .earlier()
        .forEach((x, e) -> entry.append("__typeof__(%s) %s%s = %s;".formatted(e, prefix, x, e)));
    entry.append(assertion(contract.requires())).append(";");
    loom.before(function.open() + 1, tokens(entry.toString(), contract.requires().line()));
    String holds = assertion(ensures.text()) + ";";
    int line = contract.ensures().line();
    for (StatementSpan s : FunctionReturns.of(source, function, line)) {
      returned(loom, s, FunctionReturns.type(source, function, line), holds, line);
    }
    if (!ensures.text().contains(WovenNames.RESULT)) {
      loom.before(function.close(), tokens(holds, line));
    }
  }

  private void returned(
      TokenLoom loom, StatementSpan statement, String type, String holds, int line) {
    int value = statement.start() + 1;
    int end = statement.end() - 1;
    if (value == end) {
      loom.around(statement.start(), statement.end(), tokens("{" + holds, line), tokens("}", line));
    } else {
      loom.around(
          value,
          end,
          tokens("({ %s %s = (".formatted(type, WovenNames.RESULT), line),
          tokens("); %s %s; })".formatted(holds, WovenNames.RESULT), line));
    }
  }

  private static ExpressionText.Relation ensures(WitnessContract contract, String prefix) {
    return ExpressionText.relation(contract.ensures(), BEFORE_CALL, prefix);
  }
}
