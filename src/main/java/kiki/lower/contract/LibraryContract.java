// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a library function requires and does.
 *
 * @param names the functions it holds for
 * @param parameters the names of the parameters; a last one {@code ...} stands for any number
 */
public record LibraryContract(List<String> names, List<String> parameters, List<Clause> clauses) {
  public boolean has(Clause.Mark mark) {
    return clauses.contains(mark);
  }

  /** What is checked at a call: all, or what stands before the word {@code model}. */
  public List<Clause> checked() {
    int model = clauses.indexOf(Clause.Mark.MODEL);
    return model < 0 ? clauses : clauses.subList(0, model);
  }

  public Optional<String> unknown() {
    return all(Clause.Unknown.class).map(Clause.Unknown::reason).findFirst();
  }

  public Optional<Result> result() {
    return all(Clause.Returns.class).map(Clause.Returns::result).findFirst();
  }

  public <T extends Clause> Stream<T> all(Class<T> kind) {
    return clauses.stream().filter(kind::isInstance).map(kind::cast);
  }

  public boolean isVariadic() {
    return !parameters.isEmpty() && parameters.getLast().equals("...");
  }

  /** How many arguments a call has at least. */
  public int fixedParameters() {
    return isVariadic() ? parameters.size() - 1 : parameters.size();
  }
}
