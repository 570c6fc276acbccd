// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.Symbol;
import kiki.program.FileLocalName;
import kiki.util.Location;

/** The functions of files that can be started at. */
public final class UserFunctions {
  private UserFunctions() {}

  /**
   * Their names, in the order of the text: those of static functions with their file, where several
   * have the name.
   */
  public static List<String> names(List<TranslationUnit> units) {
    // A function in a header that several files include is one.
    Map<Location, FunctionDefinition> functions = new LinkedHashMap<>();
    units.stream()
        .flatMap(u -> u.functions().stream())
        .filter(f -> f.location().isOfUser())
        .forEach(f -> functions.putIfAbsent(f.location(), f));
    Map<String, Long> count =
        functions.values().stream()
            .map(f -> f.symbol().name())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    return functions.values().stream()
        .map(f -> count.get(f.symbol().name()) == 1 ? f.symbol().name() : inFile(f.symbol()))
        .toList();
  }

  private static String inFile(Symbol symbol) {
    return symbol.storage() == Symbol.Storage.INTERNAL ? FileLocalName.of(symbol) : symbol.name();
  }
}
