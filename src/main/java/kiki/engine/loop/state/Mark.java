// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.term.Printer;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.TermPattern;

/**
 * The position of an element of an array, computed from what a loop finds when it is entered.
 *
 * @param parts what it is computed from, the arguments of the pattern
 */
public record Mark(List<StateComponent> parts, TermPattern pattern) {
  public Mark {
    parts = List.copyOf(parts);
  }

  public Mark renamed(FormNames names) {
    return new Mark(parts.stream().map(p -> p.renamed(names)).toList(), pattern);
  }

  public String text() {
    Terms names = new Terms();
    List<Term> arguments = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      arguments.add(names.symbol(parts.get(i).text(), pattern.parameters().get(i).sort()));
    }
    return Printer.print(pattern.apply(names, arguments));
  }

  /** The position in a snapshot, if that has all parts. */
  public Optional<Term> read(Terms terms, Snapshot snapshot) {
    List<Term> values = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Optional<Term> value = parts.get(i).read(terms, snapshot, List.of());
      if (value.isEmpty() || !value.get().sort().equals(pattern.parameters().get(i).sort())) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(pattern.apply(terms, values));
  }
}
