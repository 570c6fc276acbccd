// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.Report;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.Definition;
import kiki.cfront.tree.TranslationUnit.FunctionContract;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.tree.TranslationUnit.GlobalVariable;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.Symbol;

/** What the file declares and defines so far. */
public final class UnitCollector {
  private final Map<Symbol, GlobalVariable> variables = new LinkedHashMap<>();
  private final Map<Symbol, FunctionDefinition> functions = new LinkedHashMap<>();
  private final Set<Symbol> declared = new LinkedHashSet<>();
  private final List<FunctionContract> contracts = new ArrayList<>();

  /** A declaration of a variable with linkage; the firmest one counts. */
  public void variable(Symbol symbol, Optional<Initializer> initializer, Definition definition) {
    GlobalVariable known = variables.get(symbol);
    if (known == null || definition.compareTo(known.definition()) > 0) {
      // A definition takes the place in the order where it stands.
      variables.remove(symbol);
      variables.put(symbol, new GlobalVariable(symbol, initializer, definition));
    }
  }

  public boolean isDefined(Symbol symbol) {
    GlobalVariable known = variables.get(symbol);
    return functions.containsKey(symbol) || known != null && known.definition() == Definition.FULL;
  }

  public void function(FunctionDefinition definition) {
    functions.put(definition.symbol(), definition);
  }

  public void declared(Symbol function) {
    declared.add(function);
  }

  public void contract(FunctionContract contract) {
    contracts.add(contract);
  }

  /**
   * @param literals the objects of string literals
   */
  public TranslationUnit finish(String file, Collection<GlobalVariable> literals, Report report) {
    List<GlobalVariable> all = new ArrayList<>(literals);
    for (GlobalVariable v : variables.values()) {
      completeTentative(v);
      if (v.definition() != Definition.DECLARATION && !TypeRules.isComplete(v.symbol().type())) {
        report
            .diagnostics()
            .error(
                v.symbol().location(),
                "'" + v.symbol().name() + "' has the incomplete type '" + v.symbol().type() + "'");
      }
      all.add(v);
    }
    List<Symbol> undefined = declared.stream().filter(f -> !functions.containsKey(f)).toList();
    return new TranslationUnit(file, all, List.copyOf(functions.values()), undefined, contracts);
  }

  /** An array of unknown size defined tentatively has one element (C11 6.9.2p5). */
  private static void completeTentative(GlobalVariable v) {
    if (v.definition() == Definition.TENTATIVE
        && v.symbol().type() instanceof ArrayType a
        && a.length() instanceof ArrayType.Unspecified) {
      v.symbol()
          .refineType(new ArrayType(a.element(), a.elementQualifiers(), new ArrayType.Fixed(1)));
    }
  }
}
