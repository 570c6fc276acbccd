// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.ReachabilityRow;
import kiki.domain.template.Row;
import kiki.domain.template.Template;

/**
 * Template polyhedra with rows from the user: sums such as {@code 2*x - y}. A row applies to the
 * loops that have all its variables.
 */
public final class GivenRows {
  private GivenRows() {}

  /** The rows among those given that the loop has the variables of. */
  public static Template template(List<String> rows, LoopShape loop) {
    List<Row> result = new ArrayList<>();
    for (String row : rows) {
      bind(parse(row), loop).ifPresent(result::add);
    }
    if (!result.isEmpty()) {
      result.addFirst(new ReachabilityRow());
    }
    return new Template(result);
  }

  /**
   * The coefficients of a sum by variable.
   *
   * @throws IllegalArgumentException if the text is not a sum
   */
  static Map<String, BigInteger> parse(String row) {
    Map<String, BigInteger> coefficients = new LinkedHashMap<>();
    Pattern summand =
        Pattern.compile("\\s*([+-]?)\\s*(?:(\\d+)\\s*\\*\\s*)?([A-Za-z_][^\\s+*-]*)\\s*");
    Matcher matcher = summand.matcher(row);
    int position = 0;
    while (position < row.length()) {
      matcher.region(position, row.length());
      boolean signed = matcher.lookingAt() && (position == 0 || !matcher.group(1).isEmpty());
      if (!signed) {
        throw new IllegalArgumentException("not a sum of variables with coefficients: " + row);
      }
      BigInteger factor =
          matcher.group(2) == null ? BigInteger.ONE : new BigInteger(matcher.group(2));
      BigInteger coefficient = matcher.group(1).equals("-") ? factor.negate() : factor;
      coefficients.merge(matcher.group(3), coefficient, BigInteger::add);
      position = matcher.end();
    }
    coefficients.values().removeIf(coefficient -> coefficient.signum() == 0);
    if (coefficients.isEmpty()) {
      throw new IllegalArgumentException("a template row needs a variable: " + row);
    }
    return coefficients;
  }

  private static Optional<Row> bind(Map<String, BigInteger> coefficients, LoopShape loop) {
    List<LinearRow.Summand> summands = new ArrayList<>();
    coefficients.forEach(
        (name, coefficient) ->
            loop.all().stream()
                .filter(v -> v.text().equals(name) && v.type() instanceof IntType)
                .findFirst()
                .ifPresent(v -> summands.add(new LinearRow.Summand(coefficient, v))));
    return summands.size() == coefficients.size()
        ? Optional.of(LinearRow.of(summands))
        : Optional.empty();
  }
}
