// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Severity;
import kiki.cfront.type.Symbol;
import kiki.program.FileLocalName;

/**
 * Connects static functions with the names under which other files mean them ({@link
 * FileLocalName}): a file may call a static function of another, and may define what stands in for
 * it.
 */
final class FileLocals {
  private final Set<Symbol> statics = new LinkedHashSet<>();

  void add(Symbol function) {
    if (function.storage() == Symbol.Storage.INTERNAL) {
      statics.add(function);
    }
  }

  /** The static functions that another file means by a name, those with a body first. */
  private List<Symbol> meant(String name, Linker linker) {
    List<Symbol> found = new ArrayList<>();
    for (Symbol s : statics) {
      if (FileLocalName.names(name, s)) {
        found.add(
            linker.hasBody(s) && found.stream().noneMatch(linker::hasBody) ? 0 : found.size(), s);
      }
    }
    return found;
  }

  /** Links a symbol of such a name with the functions that it stands for. */
  void link(Symbol named, Linker linker) {
    List<Symbol> meant = meant(named.name(), linker);
    if (meant.isEmpty()) {
      return;
    }
    Symbol first = meant.getFirst();
    if (!linker.hasBody(named)) {
      requireOne(named, meant.stream().filter(linker::hasBody).toList());
      linker.identify(named, first);
      return;
    }
    meant.forEach(s -> linker.replace(s, named));
  }

  /** Files that include one header have one function each, all the same. */
  private static void requireOne(Symbol named, List<Symbol> bodies) {
    for (Symbol s : bodies) {
      if (!s.location().file().equals(bodies.getFirst().location().file())) {
        throw error("'" + named.name() + "' is ambiguous", s, bodies.getFirst());
      }
    }
  }

  private static CError error(String message, Symbol now, Symbol before) {
    return new CError(
        new Diagnostic(
            Severity.ERROR,
            now.location(),
            message,
            List.of(Diagnostic.note(before.location(), "also defined here"))));
  }
}
