// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The language of {@code --parameters}: {@code p: non-null, n elements; s: string of at most 64}.
 * Entries are separated by {@code ;}, clauses by {@code ,}; an entry names a parameter or what can
 * be reached from it ({@code l->next}, {@code s.data}).
 */
public final class ParameterText {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(->|\\.\\.|non-null|-?[0-9]+|[A-Za-z_][A-Za-z_0-9]*|[:;,.*])");

  private record Token(String text, int column) {}

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int next;

  private ParameterText(String text) {
    this.text = text;
  }

  /**
   * What is said of each path.
   *
   * @throws UsageError with the column at which the text is not understood
   */
  public static Map<String, List<ParameterClause>> parse(String text) {
    ParameterText parser = new ParameterText(text);
    parser.split();
    return parser.entries();
  }

  private void split() {
    Matcher matcher = TOKEN.matcher(text);
    int at = 0;
    int end = text.stripTrailing().length();
    while (at < end) {
      if (!matcher.find(at) || matcher.start() != at) {
        throw new UsageError(message("unexpected character", at + 1));
      }
      tokens.add(new Token(matcher.group(1), matcher.start(1) + 1));
      at = matcher.end();
    }
  }

  private Map<String, List<ParameterClause>> entries() {
    Map<String, List<ParameterClause>> entries = new LinkedHashMap<>();
    while (next < tokens.size()) {
      int column = column();
      String path = path();
      expect(":");
      List<ParameterClause> clauses = new ArrayList<>();
      do {
        clauses.add(clause());
      } while (accept(","));
      if (entries.putIfAbsent(path, List.copyOf(clauses)) != null) {
        throw new UsageError(message("'" + path + "' is described twice", column));
      }
      if (next < tokens.size()) {
        expect(";");
      }
    }
    return entries;
  }

  private String path() {
    StringBuilder path = new StringBuilder(name("the name of a parameter"));
    while (true) {
      if (accept("->")) {
        path.append("->");
      } else if (accept(".")) {
        path.append('.');
      } else {
        return path.toString();
      }
      path.append(name("the name of a member"));
    }
  }

  private ParameterClause clause() {
    if (accept("non-null")) {
      return new ParameterClause.NonNull();
    }
    if (accept("NULL")) {
      return new ParameterClause.Null();
    }
    if (accept("invalid")) {
      return new ParameterClause.Invalid();
    }
    if (accept("string")) {
      return new ParameterClause.Text(accept("of") ? Optional.of(atMost()) : Optional.empty());
    }
    if (accept("aliases")) {
      return alias(ParameterClause.Certainty.ALWAYS);
    }
    if (accept("may")) {
      expect("alias");
      return alias(ParameterClause.Certainty.SOMETIMES);
    }
    if (accept("in")) {
      return range();
    }
    if (accept("depth")) {
      return new ParameterClause.Depth(number("a number of objects").intValue());
    }
    return extent();
  }

  private BigInteger atMost() {
    expect("at");
    expect("most");
    return number("a length");
  }

  private ParameterClause alias(ParameterClause.Certainty certainty) {
    return new ParameterClause.Alias(name("the name of a parameter"), certainty);
  }

  private ParameterClause range() {
    int column = column();
    BigInteger least = number("the least value");
    expect("..");
    BigInteger greatest = number("the greatest value");
    if (least.compareTo(greatest) > 0) {
      throw new UsageError(message("the range is empty", column));
    }
    return new ParameterClause.Range(least, greatest);
  }

  private ParameterClause extent() {
    int column = column();
    List<ParameterClause.Factor> factors = new ArrayList<>();
    do {
      factors.add(factor(column));
    } while (accept("*"));
    if (accept("elements") || accept("element")) {
      return new ParameterClause.Extent(factors, ParameterClause.Unit.ELEMENTS);
    }
    if (accept("bytes") || accept("byte")) {
      return new ParameterClause.Extent(factors, ParameterClause.Unit.BYTES);
    }
    throw new UsageError(message("expected 'elements' or 'bytes'", column()));
  }

  private ParameterClause.Factor factor(int column) {
    String word = next < tokens.size() ? tokens.get(next).text() : "";
    if (word.matches("[0-9]+")) {
      next++;
      return new ParameterClause.Factor.Number(new BigInteger(word));
    }
    if (word.matches("[A-Za-z_]\\w*")) {
      next++;
      return new ParameterClause.Factor.Name(word);
    }
    throw new UsageError(
        message(
            "expected non-null, NULL, invalid, N elements, N bytes, string, string of at most N,"
                + " aliases P, may alias P, in LEAST..GREATEST or depth N",
            column));
  }

  private BigInteger number(String what) {
    if (next < tokens.size() && tokens.get(next).text().matches("-?[0-9]+")) {
      return new BigInteger(tokens.get(next++).text());
    }
    throw new UsageError(message("expected " + what, column()));
  }

  private String name(String what) {
    if (next < tokens.size() && tokens.get(next).text().matches("[A-Za-z_]\\w*")) {
      return tokens.get(next++).text();
    }
    throw new UsageError(message("expected " + what, column()));
  }

  private boolean accept(String word) {
    boolean found = next < tokens.size() && tokens.get(next).text().equals(word);
    if (found) {
      next++;
    }
    return found;
  }

  private void expect(String word) {
    if (!accept(word)) {
      throw new UsageError(message("expected '" + word + "'", column()));
    }
  }

  private int column() {
    return next < tokens.size() ? tokens.get(next).column() : text.length() + 1;
  }

  private String message(String what, int column) {
    return "%s at column %d of '%s'".formatted(what, column, text);
  }
}
