// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import kiki.witness.format.WitnessExpression;

/**
 * Whether a relation between an earlier and a later state cannot be repeated for ever: each of its
 * cases says that an expression has decreased, or increased. A type of C has finitely many values,
 * so that each case is well-founded, and a relation that holds between all pairs of states of an
 * execution bounds its length if it is a union of such cases (Podelski and Rybalchenko, 2004).
 */
public final class Descent {
  private static final Pattern EARLIER =
      Pattern.compile("\\\\at\\((\\*?[A-Za-z_][A-Za-z_0-9.]*),AnyPrev\\)");

  private static final Pattern TYPE =
      Pattern.compile("\\((signed|unsigned|char|short|int|long|__int128)+\\)");

  private static final Pattern NUMBER = Pattern.compile("\\b[0-9][0-9a-zA-Z]*");

  private Descent() {}

  public static boolean isWellFounded(WitnessExpression relation) {
    return isWellFounded(relation.text().replaceAll("\\s+", ""));
  }

  /**
   * The same of a loop that is tested last, where one case may say that the condition is false:
   * then no visit follows.
   *
   * @param condition without effects
   */
  public static boolean isWellFounded(WitnessExpression relation, String condition) {
    String end = "!(" + condition.replaceAll("\\s+", "") + ")";
    List<String> cases =
        split(unwrapped(relation.text().replaceAll("\\s+", "")), "||").stream()
            .filter(c -> !c.equals(end))
            .toList();
    return !cases.isEmpty() && cases.stream().allMatch(Descent::isWellFounded);
  }

  private static boolean isWellFounded(String text) {
    String relation = unwrapped(text);
    List<String> cases = split(relation, "||");
    if (cases.size() > 1) {
      return cases.stream().allMatch(Descent::isWellFounded);
    }
    List<String> conjuncts = split(relation, "&&");
    return conjuncts.size() > 1
        ? conjuncts.stream().anyMatch(Descent::isWellFounded)
        : moves(relation);
  }

  /** Whether it compares what an expression was with what it is: neither way goes on for ever. */
  private static boolean moves(String comparison) {
    List<String> down = split(comparison, ">");
    List<String> up = split(comparison, "<");
    if (down.size() == 2 && up.size() == 1) {
      return isSame(down.get(0), down.get(1)) || isSame(down.get(1), down.get(0));
    }
    return up.size() == 2
        && down.size() == 1
        && (isSame(up.get(1), up.get(0)) || isSame(up.get(0), up.get(1)));
  }

  /** Operators that bind less than a comparison would make it one of something else. */
  private static boolean isSame(String earlier, String now) {
    String then = EARLIER.matcher(unwrapped(earlier)).replaceAll("$1");
    return !isAboutNow(earlier)
        && then.equals(unwrapped(now))
        && atTop(earlier).chars().noneMatch(c -> "&|^=,?:!".indexOf(c) >= 0)
        && !then.contains("\\");
  }

  /** Whether an expression depends on more than the earlier state. */
  private static boolean isAboutNow(String text) {
    String rest = EARLIER.matcher(text).replaceAll("");
    rest = NUMBER.matcher(TYPE.matcher(rest).replaceAll("")).replaceAll("");
    return rest.chars().anyMatch(c -> Character.isLetter(c) || c == '_' || c == '\\');
  }

  /** Without parentheses around the whole. */
  private static String unwrapped(String text) {
    String result = text;
    while (result.startsWith("(") && closing(result) == result.length() - 1) {
      result = result.substring(1, result.length() - 1);
    }
    return result;
  }

  private static int closing(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return text.length();
  }

  /** What stands in no parentheses. */
  private static String atTop(String text) {
    StringBuilder top = new StringBuilder();
    int depth = 0;
    for (char c : text.toCharArray()) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      top.append(depth == 0 ? c : ' ');
    }
    return top.toString();
  }

  /** At an operator that stands in no parentheses. */
  private static List<String> split(String text, String operator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0 && text.startsWith(operator, i)) {
        parts.add(text.substring(start, i));
        i += operator.length() - 1;
        start = i + 1;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }
}
