// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.GlobalVariable;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Callee;
import kiki.lower.code.TreeWalk;
import kiki.lower.link.Linkage;

/**
 * Which string literals a format may be that a variable or a parameter holds: those that the
 * program assigns to it or passes for it, through other variables, too. There may be others; who
 * asks must compare.
 */
public final class FormatSources {
  private final Linkage linkage;
  private final Map<Symbol, List<Expression>> assigned = new LinkedHashMap<>();
  private boolean isCollected;

  public FormatSources(Linkage linkage) {
    this.linkage = linkage;
  }

  /** In the order of the program text. */
  List<Expression.StringLiteral> of(Expression format) {
    if (!isCollected) {
      isCollected = true;
      collect();
    }
    List<Expression.StringLiteral> found = new ArrayList<>();
    Set<Symbol> seen = new HashSet<>();
    ArrayDeque<Expression> work = new ArrayDeque<>();
    work.add(format);
    while (!work.isEmpty()) {
      switch (work.poll()) {
        case Expression.Cast x -> work.add(x.operand());
        case Expression.Decay x -> work.add(x.operand());
        case Expression.Conditional x -> {
          work.add(x.whenTrue().orElse(x.condition()));
          work.add(x.whenFalse());
        }
        case Expression.StringLiteral x -> {
          if (seen.add(x.symbol())) {
            found.add(x);
          }
        }
        case Expression.Reference x -> {
          Symbol symbol = linkage.resolve(x.symbol());
          if (seen.add(symbol)) {
            work.addAll(assigned.getOrDefault(symbol, List.of()));
          }
        }
        case Expression other -> {}
      }
    }
    return found;
  }

  private void collect() {
    for (GlobalVariable v : linkage.linker().variables()) {
      note(v.symbol(), v.initializer());
    }
    for (Symbol function : linkage.linker().functions()) {
      Statement body = linkage.definition(function).orElseThrow().body();
      TreeWalk.expressions(body, this::note);
      declarations(body);
    }
  }

  private void declarations(Statement body) {
    ArrayDeque<Statement> work = new ArrayDeque<>();
    work.add(body);
    while (!work.isEmpty()) {
      Statement s = work.poll();
      if (s instanceof Statement.Declare d) {
        note(d.symbol(), d.initializer());
      }
      work.addAll(TreeWalk.substatements(s));
    }
  }

  private void note(Symbol symbol, Optional<Initializer> initializer) {
    if (initializer.orElse(null) instanceof Initializer.Single single) {
      note(symbol, single.value());
    }
  }

  private void note(Symbol symbol, Expression value) {
    assigned.computeIfAbsent(linkage.resolve(symbol), s -> new ArrayList<>()).add(value);
  }

  private void note(Expression e) {
    switch (e) {
      case Expression.Assign a when a.target() instanceof Expression.Reference r ->
          note(r.symbol(), a.value());
      case Expression.Call c ->
          Callee.named(c.function())
              .flatMap(linkage::definition)
              .ifPresent(definition -> note(definition.parameters(), c.arguments()));
      case Expression other -> {}
    }
  }

  private void note(List<Symbol> parameters, List<Expression> arguments) {
    for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
      note(parameters.get(i), arguments.get(i));
    }
  }
}
