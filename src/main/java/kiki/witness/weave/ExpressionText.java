// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.witness.format.WitnessError;
import kiki.witness.format.WitnessExpression;

/** Expressions of a witness as C: its own words become names of variables. */
final class ExpressionText {
  /** The label of the state before a call; {@code \old(x)} is {@code \at(x, Old)}. */
  static final String OLD = "Old";

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
  private static final Pattern AT = Pattern.compile("\\\\(at|old)\\s*\\(");
  private static final Pattern UNSUPPORTED = Pattern.compile("->|[*&\\[\"'\\\\]");

  /** What a pointer points to, alone. */
  private static final Pattern POINTED = Pattern.compile("\\s*\\*\\s*([A-Za-z_][A-Za-z_0-9]*)\\s*");

  /** No name of C begins with a digit. */
  private static final String POINTED_BY = "0_";

  private final Map<String, String> earlier = new LinkedHashMap<>();
  private final String text;

  private ExpressionText(String text) {
    this.text = text;
  }

  /** Without words for other states than the present one. */
  static String plain(WitnessExpression expression) {
    String text = expression.text().replaceAll("\\\\result\\b", WovenNames.RESULT);
    if (text.contains("\\")) {
      throw new WitnessObstacle(expression.line(), "'" + expression.text() + "' is not supported");
    }
    return PureExpression.checked(text, expression.line());
  }

  /**
   * What a relation between two states says, and what it takes from the earlier one.
   *
   * @param earlier expressions by what is added to the prefix for their names
   */
  record Relation(String text, Map<String, String> earlier) {}

  /**
   * @param labels the words for the earlier state
   * @param prefix of the names that variables have there
   */
  static Relation relation(WitnessExpression expression, Set<String> labels, String prefix) {
    return new ExpressionText(expression.text()).relation(expression.line(), labels, prefix);
  }

  private Relation relation(int line, Set<String> labels, String prefix) {
    StringBuilder result = new StringBuilder();
    Matcher at = AT.matcher(text);
    int done = 0;
    while (at.find(done)) {
      int close = closing(at.end(), line);
      result.append(text, done, at.start());
      String inner = text.substring(at.end(), close);
      String said = at.group(1).equals("old") ? old(inner, labels, line) : at(inner, labels, line);
      result.append('(').append(shifted(said, prefix, line)).append(')');
      done = close + 1;
    }
    result.append(text.substring(done));
    String made = result.toString().replaceAll("\\\\result\\b", WovenNames.RESULT);
    if (made.contains("\\")) {
      throw new WitnessObstacle(line, "'" + text + "' is not supported");
    }
    return new Relation(PureExpression.checked(made, line), earlier);
  }

  /** What is said to have been before a call. */
  private static String old(String inner, Set<String> labels, int line) {
    if (!labels.contains(OLD)) {
      throw new WitnessObstacle(line, "\\old(...) is not supported here");
    }
    return inner;
  }

  private static String at(String inner, Set<String> labels, int line) {
    int comma = inner.lastIndexOf(',');
    if (comma < 0 || !labels.contains(inner.substring(comma + 1).strip())) {
      throw new WitnessObstacle(
          line, "only \\at(..., " + String.join("|", labels) + ") is supported here");
    }
    return inner.substring(0, comma);
  }

  private int closing(int start, int line) {
    int depth = 1;
    for (int i = start; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new WitnessError(line, "'" + text + "' has a parenthesis that does not end");
  }

  /** The same over variables of the earlier state. */
  private String shifted(String inner, String prefix, int line) {
    Matcher pointed = POINTED.matcher(inner);
    if (pointed.matches()) {
      String name = POINTED_BY + pointed.group(1);
      // Promoted, which keeps the value and loses qualifiers.
      earlier.put(name, "(0 + *" + pointed.group(1) + ")");
      return prefix + name;
    }
    if (UNSUPPORTED.matcher(inner).find()) {
      throw new WitnessObstacle(line, "what '" + inner + "' was is not supported");
    }
    StringBuilder result = new StringBuilder();
    Matcher name = NAME.matcher(inner);
    int done = 0;
    while (name.find()) {
      boolean isMember = inner.substring(0, name.start()).stripTrailing().endsWith(".");
      boolean isNumber = name.start() > 0 && Character.isDigit(inner.charAt(name.start() - 1));
      if (isMember || isNumber || isWord(name.group())) {
        continue;
      }
      earlier.put(name.group(), name.group());
      result.append(inner, done, name.start()).append(prefix).append(name.group());
      done = name.end();
    }
    return result.append(inner.substring(done)).toString();
  }

  /** Of types in casts. */
  private static boolean isWord(String name) {
    return Set.of("long", "int", "unsigned", "signed", "short", "char", "__int128").contains(name);
  }
}
