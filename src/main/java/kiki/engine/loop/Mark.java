package kiki.engine.loop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.term.FreeSymbol;
import kiki.term.Printer;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.Transplant;

/**
 * The position of an element of an array, computed from what a loop finds when it is entered.
 *
 * @param parts what it is computed from
 * @param symbols one for each part, which stands for it in the pattern
 */
record Mark(List<StateComponent> parts, List<FreeSymbol> symbols, Term pattern) {
  Mark {
    parts = List.copyOf(parts);
    symbols = List.copyOf(symbols);
  }

  String text() {
    String text = Printer.print(pattern);
    for (int i = 0; i < parts.size(); i++) {
      text = text.replace(symbols.get(i).name(), parts.get(i).text());
    }
    return text;
  }

  /** The position in a snapshot, if that has all parts. */
  Optional<Term> read(Terms terms, Snapshot snapshot) {
    Map<FreeSymbol, Term> values = new LinkedHashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      Optional<Term> value = parts.get(i).read(terms, snapshot, null);
      if (value.isEmpty() || !value.get().sort().equals(symbols.get(i).sort())) {
        return Optional.empty();
      }
      values.put(symbols.get(i), value.get());
    }
    return Optional.of(new Transplant(terms, values).apply(pattern));
  }

  /** Patterns of different forms are the same if they read the same. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Mark mark
        && mark.parts.equals(parts)
        && Printer.print(mark.pattern).equals(Printer.print(pattern));
  }

  @Override
  public int hashCode() {
    return parts.hashCode();
  }
}
