// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.witness.format.WitnessError;
import kiki.witness.format.WitnessExpression;

/** Expressions of a witness as C: its own words become names of variables. */
final class ExpressionText {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
  private static final Pattern AT = Pattern.compile("\\\\at\\s*\\(");
  private static final Pattern UNSUPPORTED = Pattern.compile("->|[*&\\[\"'\\\\]");

  private final Set<String> earlier = new LinkedHashSet<>();
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

  /** What a relation between two states says, and which variables it takes from the earlier one. */
  record Relation(String text, Set<String> earlier) {}

  /**
   * @param label the word for the earlier state
   * @param prefix of the names that variables have there
   */
  static Relation relation(WitnessExpression expression, String label, String prefix) {
    return new ExpressionText(expression.text()).relation(expression.line(), label, prefix);
  }

  private Relation relation(int line, String label, String prefix) {
    StringBuilder result = new StringBuilder();
    Matcher at = AT.matcher(text);
    int done = 0;
    while (at.find(done)) {
      int close = closing(at.end(), line);
      int comma = text.lastIndexOf(',', close);
      if (comma < at.end() || !text.substring(comma + 1, close).strip().equals(label)) {
        throw new WitnessObstacle(line, "only \\at(..., " + label + ") is supported here");
      }
      result.append(text, done, at.start());
      result.append('(').append(shifted(text.substring(at.end(), comma), prefix, line)).append(')');
      done = close + 1;
    }
    result.append(text.substring(done));
    String made = result.toString().replaceAll("\\\\result\\b", WovenNames.RESULT);
    if (made.contains("\\")) {
      throw new WitnessObstacle(line, "'" + text + "' is not supported");
    }
    return new Relation(PureExpression.checked(made, line), earlier);
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
      earlier.add(name.group());
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
