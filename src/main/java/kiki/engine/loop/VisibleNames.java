// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/** Which variables have a name that means them throughout a function. */
public final class VisibleNames {
  private static final String FILE = "";

  /** Where variables are declared, by function and name. */
  private final Map<String, Map<String, Set<Location>>> declared = new HashMap<>();

  private VisibleNames() {}

  public static VisibleNames of(Program program) {
    VisibleNames names = new VisibleNames();
    List<Symbol> symbols = new ArrayList<>(program.globals());
    for (Function function : program.functions().values()) {
      symbols.addAll(function.parameters());
      for (Instruction i : function.body()) {
        if (i instanceof Instruction.Declare d) {
          symbols.add(d.symbol());
        }
      }
    }
    symbols.forEach(names::add);
    return names;
  }

  private void add(Symbol symbol) {
    declared
        .computeIfAbsent(symbol.function(), _ -> new HashMap<>())
        .computeIfAbsent(symbol.name(), _ -> new HashSet<>())
        .add(symbol.location());
  }

  /** Whether the name of a variable means it wherever it lives in a function. */
  public boolean isClear(Symbol symbol, String function) {
    boolean known =
        switch (symbol.storage()) {
          case EXTERNAL, INTERNAL -> true;
          case AUTOMATIC, PARAMETER -> symbol.function().equals(function);
          case STATIC_LOCAL, STRING_LITERAL, TEMPORARY -> false;
        };
    Set<Location> meanings = new HashSet<>(meanings(FILE, symbol));
    meanings.addAll(meanings(function, symbol));
    return known && meanings.size() == 1;
  }

  private Set<Location> meanings(String function, Symbol symbol) {
    return declared.getOrDefault(function, Map.of()).getOrDefault(symbol.name(), Set.of());
  }
}
