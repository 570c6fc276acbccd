// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads one contract. */
final class ContractParser {
  private final String statement;
  private final List<String> words = new ArrayList<>();
  private List<String> parameters = List.of();
  private int next;

  private ContractParser(String statement) {
    this.statement = statement;
  }

  static LibraryContract parse(String statement) {
    return new ContractParser(statement).contract();
  }

  private LibraryContract contract() {
    int open = statement.indexOf('(');
    int close = statement.indexOf(')', open);
    List<String> names = list(statement.substring(0, open), ' ');
    parameters = list(statement.substring(open + 1, close), ',');
    split(statement.substring(close + 1));
    expect(":");
    List<Clause> clauses = new ArrayList<>();
    do {
      clauses.add(clause());
    } while (accepts(";"));
    if (next != words.size()) {
      throw error("end of the statement");
    }
    return new LibraryContract(names, parameters, List.copyOf(clauses));
  }

  private static List<String> list(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == separator || text.charAt(i) == '\n') {
        String part = text.substring(start, i).strip();
        if (!part.isEmpty()) {
          parts.add(part);
        }
        start = i + 1;
      }
    }
    return List.copyOf(parts);
  }

  /** Words, and every other character by itself but for the two dots of a range. */
  private void split(String text) {
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      int start = i++;
      if (isWord(c)) {
        while (i < text.length() && isWord(text.charAt(i))) {
          i++;
        }
      } else if (c == '.' && i < text.length() && text.charAt(i) == '.') {
        i++;
      } else if (Character.isWhitespace(c)) {
        continue;
      }
      words.add(text.substring(start, i));
    }
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  private Clause clause() {
    String word = word();
    return switch (word) {
      case "string" -> text(Clause.Characters.NARROW);
      case "wide" -> text(Clause.Characters.WIDE);
      case "reads" -> memory(Clause.Access.READ);
      case "writes" -> memory(Clause.Access.WRITE);
      case "updates" -> memory(Clause.Access.UPDATE);
      case "fills" -> memory(Clause.Access.FILL);
      case "stream" -> new Clause.Stream(parameter(), orNull());
      case "closes" -> new Clause.Close(parameter());
      case "disjoint" -> new Clause.Disjoint(parameter(), parameter(), extent());
      case "returns" -> new Clause.Returns(result());
      case "errno" -> new Clause.Errno(rest());
      case "unknown" -> new Clause.Unknown(String.join(" ", rest()));
      case "model" -> Clause.Mark.MODEL;
      case "output" -> Clause.Mark.OUTPUT;
      case "computed" -> Clause.Mark.COMPUTED;
      case "confined" -> Clause.Mark.CONFINED;
      case "ends" -> Clause.Mark.ENDS;
      default -> throw error("a clause");
    };
  }

  private List<String> rest() {
    List<String> rest = new ArrayList<>();
    while (next < words.size() && !sees(";")) {
      rest.add(word());
    }
    return List.copyOf(rest);
  }

  private Clause text(Clause.Characters characters) {
    String parameter = parameter();
    Optional<Extent> limit = Optional.empty();
    if (accepts("at")) {
      expect("most");
      limit = Optional.of(extent());
    }
    return new Clause.Text(parameter, characters, limit, orNull());
  }

  private Clause memory(Clause.Access access) {
    String parameter = parameter();
    boolean ends = next == words.size() || sees(";") || sees("or");
    Optional<Extent> extent = ends ? Optional.empty() : Optional.of(extent());
    if (accepts("elements")) {
      extent = extent.map(e -> new Extent.Product(e, new Extent.SizeOf(parameter)));
    }
    return new Clause.Memory(access, parameter, extent, orNull());
  }

  private Result result() {
    if (accepts("any")) {
      return new Result.Any();
    }
    if (accepts("into")) {
      return new Result.Into(parameter(), orNull());
    }
    if (accepts("static")) {
      return accepts("string") ? text(Result.Owner.LIBRARY) : new Result.StaticObject(orNull());
    }
    if (accepts("new")) {
      if (accepts("stream")) {
        return new Result.NewStream(orNull());
      }
      expect("string");
      return text(Result.Owner.CALLER);
    }
    boolean isAlone = next + 1 == words.size() || follows(";") || follows("or");
    if (isAlone && parameters.contains(words.get(next))) {
      return new Result.Argument(parameter(), orNull());
    }
    Extent first = extent();
    if (accepts("..")) {
      boolean isOpen = next == words.size() || sees(";");
      return new Result.Range(first, isOpen ? Optional.empty() : Optional.of(extent()));
    }
    List<Extent> values = new ArrayList<>(List.of(first));
    while (accepts("or")) {
      values.add(extent());
    }
    return new Result.Values(List.copyOf(values));
  }

  private Result text(Result.Owner owner) {
    boolean ends = next == words.size() || sees(";") || sees("or");
    Optional<Extent> size = ends ? Optional.empty() : Optional.of(extent());
    return new Result.Text(owner, size, orNull());
  }

  private Clause.Null orNull() {
    if (accepts("or")) {
      expect("null");
      return Clause.Null.ALLOWED;
    }
    return Clause.Null.FORBIDDEN;
  }

  private Extent extent() {
    Extent sum = product();
    while (sees("+") || sees("-")) {
      sum =
          word().equals("+")
              ? new Extent.Sum(sum, product())
              : new Extent.Difference(sum, product());
    }
    return sum;
  }

  private Extent product() {
    Extent product = term();
    while (accepts("*")) {
      product = new Extent.Product(product, term());
    }
    return product;
  }

  private Extent term() {
    if (accepts("*")) {
      return new Extent.Pointee(parameter());
    }
    if (accepts("-")) {
      return new Extent.Number(new BigInteger(word()).negate());
    }
    if (accepts("strlen")) {
      expect("(");
      Extent length = new Extent.Length(parameter());
      expect(")");
      return length;
    }
    return Character.isDigit(words.get(next).charAt(0))
        ? new Extent.Number(new BigInteger(word()))
        : new Extent.Parameter(parameter());
  }

  private String parameter() {
    String word = word();
    if (!parameters.contains(word)) {
      throw error("a parameter");
    }
    return word;
  }

  private boolean sees(String word) {
    return next < words.size() && words.get(next).equals(word);
  }

  private boolean follows(String word) {
    return next + 1 < words.size() && words.get(next + 1).equals(word);
  }

  private boolean accepts(String word) {
    boolean seen = sees(word);
    if (seen) {
      next++;
    }
    return seen;
  }

  private void expect(String word) {
    if (!accepts(word)) {
      throw error("'" + word + "'");
    }
  }

  private String word() {
    if (next == words.size()) {
      throw error("more");
    }
    return words.get(next++);
  }

  private IllegalStateException error(String wanted) {
    String at = next <= words.size() && next > 0 ? words.get(next - 1) : "the start";
    return new IllegalStateException(
        "contract '" + statement + "': expected " + wanted + " at " + at);
  }
}
