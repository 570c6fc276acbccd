// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.Symbol;
import kiki.program.FileLocalName;
import kiki.util.Location;

/**
 * Takes the bodies of functions away that the user names, those of static functions in every file,
 * or in one as CBMC's tools name it: {@code __CPROVER_file_local_FILE_c_F}.
 */
public final class RemovedBodies {
  private final Set<String> names;
  private final Set<String> found = new LinkedHashSet<>();

  public RemovedBodies(Set<String> names) {
    this.names = names;
  }

  public TranslationUnit from(TranslationUnit unit) {
    List<FunctionDefinition> kept =
        unit.functions().stream().filter(d -> !isRemoved(d.symbol(), d.location())).toList();
    if (kept.size() == unit.functions().size()) {
      return unit;
    }
    List<Symbol> declared = new ArrayList<>(unit.declaredFunctions());
    unit.functions().stream()
        .filter(d -> !kept.contains(d))
        .map(FunctionDefinition::symbol)
        .forEach(declared::add);
    return new TranslationUnit(unit.file(), unit.variables(), kept, declared, unit.contracts());
  }

  /** Names that were not those of a function with a body in any file so far. */
  public List<String> missing() {
    return names.stream().filter(n -> !found.contains(n)).toList();
  }

  private boolean isRemoved(Symbol function, Location definition) {
    List<String> removing =
        names.stream().filter(name -> means(name, function, definition)).toList();
    found.addAll(removing);
    return !removing.isEmpty();
  }

  /** A function that has such a name itself is what stands in for the one that is removed. */
  private static boolean means(String name, Symbol function, Location definition) {
    return FileLocalName.isOne(name)
        ? FileLocalName.names(name, function, definition.file())
        : name.equals(function.name());
  }
}
