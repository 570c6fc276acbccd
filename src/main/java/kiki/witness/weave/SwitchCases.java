// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.TokenKind;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/** The labels of a {@code switch}. */
final class SwitchCases {
  private final SourceTokens source;
  private final StatementSpan statement;

  SwitchCases(SourceTokens source, StatementSpan statement) {
    this.source = source;
    this.statement = statement;
  }

  /** That a value, which is a variable's, is that of no label. */
  String none(String variable) {
    List<String> conditions = new ArrayList<>(List.of("1"));
    for (int at = statement.conditionEnd() + 1; at < statement.end(); at++) {
      if (source.kind(at) == TokenKind.CASE && isOwn(at)) {
        conditions.add("!(" + isCase(at + 1, variable) + ")");
      }
    }
    return String.join(" && ", conditions);
  }

  /** Whether no {@code switch} in between has a label. */
  private boolean isOwn(int label) {
    return source.statements().stream()
        .filter(s -> s.form() == StatementSpan.Form.SWITCH && s.start() > statement.start())
        .noneMatch(s -> s.conditionEnd() < label && label < s.end());
  }

  /** Labels have the type of the value, and GNU's may be ranges. */
  private String isCase(int start, String variable) {
    int end = start;
    int range = 0;
    for (int choices = 0; source.kind(end) != TokenKind.COLON || choices > 0; end++) {
      choices += source.kind(end) == TokenKind.QUESTION ? 1 : 0;
      choices -= source.kind(end) == TokenKind.COLON ? 1 : 0;
      range = source.kind(end) == TokenKind.ELLIPSIS ? end : range;
    }
    String type = "(__typeof__(+" + variable + "))";
    return range == 0
        ? "%s == %s(%s)".formatted(variable, type, source.text(start, end))
        : "%s(%s) <= %s && %s <= %s(%s)"
            .formatted(
                type,
                source.text(start, range),
                variable,
                variable,
                type,
                source.text(range + 1, end));
  }
}
